import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { orderOf } from '#domain/owner/list-order.ts';
import { languagesOf, nameIn, wordsOf } from '#domain/owner/menu-outline.ts';
import { dishesAlone, withoutCategory } from '#domain/owner/removals/removals.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { CategoryEditor } from '#screens/staff/menu/category-editor.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useCategoryEditor } from '#state/staff/menu/use-category-editor.ts';
import { useEditQueue } from '#state/staff/menu/use-edit-queue.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';
import { useMenuAddress } from './menu-address.ts';

interface EditedCategoryProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly slug: string;
}

/** The open category, its words and its end. */
export const EditedCategory = ({ drafts, file, slug }: EditedCategoryProps) => {
  const { place } = useMenu();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const languages = languagesOf(file);
  const [language, setLanguage] = useState(languages[0] ?? place.defaultLanguage);
  const queue = useEditQueue(file, drafts.add);
  const editor = useCategoryEditor(file, place.id, slug, queue, drafts.refused);
  const name = valueAt(file, ['categories', slug, 'name']);
  const going = dishesAlone(file, slug);
  const remove = async () => {
    const isDone = await queue((now) => withoutCategory(now, slug));
    // What was asked about one category must not stand there for the next.
    if (isDone) await navigate({ href: address.homeHref, replace: true });
    return isDone;
  };
  return (
    <CategoryEditor
      name={nameIn(file, 'categories', slug)}
      backHref={address.categoryHref(slug)}
      languages={languages}
      language={language}
      onLanguage={setLanguage}
      missing={languages.filter((one) => wordsOf(name, one, place.defaultLanguage) === '')}
      dishes={going.map((dish) => nameIn(file, 'products', dish))}
      staying={orderOf(file, 'products', slug).length - going.length}
      holdsOthers={orderOf(file, 'categories', slug).length > 0}
      onRemove={remove}
      textOf={editor.textOf}
      problemOf={editor.problemOf}
      onType={editor.type}
      onLeave={(path) => void editor.save(path)}
      onSaveAgain={drafts.why !== undefined && editor.unsaved.length > 0 ? () => void editor.saveAll() : undefined}
    />
  );
};
