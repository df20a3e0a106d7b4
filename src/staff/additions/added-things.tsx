import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Language } from '#domain/language/language.ts';
import { type Menus, newCategory, newDish } from '#domain/owner/additions/new-things.ts';
import { nameIn, parentsOf } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { currencySuffix } from '#domain/pricing/money.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { BackLink } from '#staff/frame/back-link.tsx';
import styles from '#staff/menu/dish-editor.module.css';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { type Adding, AdditionForm } from './addition-form.tsx';
import { useAddition } from './use-addition.ts';

interface NewDishProps extends Adding {
  /** The category's name. */
  readonly category: string;
  readonly backHref: string;
  /** The venue's own. */
  readonly language: Language;
  readonly currency: string;
}

/** Form for a new dish. Translations, allergens, choices and pictures follow once it is saved. */
const NewDish = ({ category, backHref, language, currency, ...adding }: NewDishProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.editor} aria-labelledby="new-dish" data-testid="new-dish">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h2 className={styles.title} id="new-dish">
        <Trans>New dish: {category}</Trans>
      </h2>
      <AdditionForm
        {...adding}
        fields={[
          { name: 'name', label: <Trans>Name</Trans>, lang: language },
          { name: 'size', label: <Trans>Size or amount, if you say one</Trans>, lang: language },
          {
            name: 'price',
            label: (
              <>
                <Trans>Price</Trans> ({currency})
              </>
            ),
            placeholder: t`ask the waiter`,
            isAmount: true,
          },
        ]}
        yes={<Trans>Add the dish</Trans>}
      >
        <p className={styles.note}>
          <Trans>Guests see it once you publish. Further languages, allergens, choices and pictures come next.</Trans>
        </p>
      </AdditionForm>
    </section>
  );
};

interface NewCategoryProps extends Adding {
  readonly backHref: string;
  readonly language: Language;
  /** Categories that may be a parent, by slug; empty: all categories are top-level. */
  readonly parents: readonly { readonly slug: string; readonly name: string }[];
}

/** Form for a new category. */
const NewCategory = ({ backHref, language, parents, ...adding }: NewCategoryProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.editor} aria-labelledby="new-category" data-testid="new-category">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h2 className={styles.title} id="new-category">
        <Trans>New category</Trans>
      </h2>
      <AdditionForm
        {...adding}
        fields={[{ name: 'name', label: <Trans>Name</Trans>, lang: language }]}
        yes={<Trans>Add the category</Trans>}
      >
        {parents.length > 0 && (
          <SelectField
            label={<Trans>Within</Trans>}
            value={adding.textOf('parent')}
            onChange={(slug) => adding.onType('parent', slug)}
          >
            <option value="">{t`the whole menu`}</option>
            {parents.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <p className={styles.note}>
          <Trans>Guests see it once you publish. Add its dishes next.</Trans>
        </p>
      </AdditionForm>
    </section>
  );
};

interface AddedProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
}

const menusOf = ({ published, planned }: Drafts, file: VenueFile): Menus => ({
  file,
  published,
  planned: planned.flatMap(({ added }) => added),
});

/** Adds a dish to the open category, and opens it once saved. */
export const AddedDish = ({ drafts, file, category }: AddedProps & { readonly category: string }) => {
  const { place, settings, index } = useMenu();
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
    // Replaces the history entry, so that "back" leads to the list and not to an empty form.
    if (slug !== undefined) await navigate({ href: address.dishHref(slug, category), replace: true });
  };
  return (
    <NewDish
      {...form}
      // A category that is not published yet has only the venue's own name.
      category={index.categoryBySlug.get(category)?.name ?? nameIn(file, 'categories', category)}
      backHref={address.listHref}
      language={place.defaultLanguage}
      currency={settings.currencySuffix ?? currencySuffix(place.currency)}
      onType={form.type}
      onAdd={() => void add()}
    />
  );
};

/** Adds a category, and opens its empty list once saved. */
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
