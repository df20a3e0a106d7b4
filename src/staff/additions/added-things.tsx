import { useNavigate } from '@tanstack/react-router';
import { type Menus, newCategory, newDish } from '#domain/owner/additions/new-things.ts';
import { nameIn, parentsOf } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { NewCategory } from './new-category.tsx';
import { NewDish } from './new-dish.tsx';
import { useAddition } from './use-addition.ts';

interface AddedProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
}

const menusOf = ({ published, planned }: Drafts, file: VenueFile): Menus => ({
  file,
  published,
  planned: planned.flatMap(({ added }) => added),
});

/** A new dish in the open category; once it is kept it is opened. */
export const AddedDish = ({ drafts, file, category }: AddedProps & { readonly category: string }) => {
  const { place, settings } = useMenu();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const form = useAddition({
    home: `${place.id}\nnew-dish ${category}`,
    fields: ['name', 'size', 'price'],
    make: (now, textOf) =>
      newDish(menusOf(drafts, now), category, {
        name: textOf('name'),
        size: textOf('size'),
        price: textOf('price'),
      }),
    queue: useEditQueue(file, drafts.add),
    refused: drafts.refused,
  });
  const add = async () => {
    const slug = await form.add();
    // Back leads to the list, and not to an empty form.
    if (slug !== undefined) await navigate({ href: address.dishHref(slug, category), replace: true });
  };
  return (
    <NewDish
      {...form}
      category={nameIn(file, 'categories', category)}
      backHref={address.listHref}
      language={place.defaultLanguage}
      currency={settings.currencySuffix ?? currencySuffix(place.currency)}
      onType={form.type}
      onAdd={() => void add()}
    />
  );
};

/** A new category; once it is kept its empty list is opened. */
export const AddedCategory = ({ drafts, file }: AddedProps) => {
  const { place } = useMenu();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const parents = parentsOf(file).flatMap((slug) => slug ?? []);
  const form = useAddition({
    home: `${place.id}\nnew-category`,
    fields: ['name', 'parent'],
    make: (now, textOf) => newCategory(menusOf(drafts, now), textOf('parent') || undefined, textOf('name')),
    queue: useEditQueue(file, drafts.add),
    refused: drafts.refused,
  });
  const add = async () => {
    const slug = await form.add();
    if (slug !== undefined) await navigate({ href: address.categoryHref(slug), replace: true });
  };
  return (
    <NewCategory
      {...form}
      parents={parents.map((slug) => ({ slug, name: nameIn(file, 'categories', slug) }))}
      backHref={address.listHref}
      language={place.defaultLanguage}
      onType={form.type}
      onAdd={() => void add()}
    />
  );
};
