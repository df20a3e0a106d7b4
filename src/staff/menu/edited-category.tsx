import { useNavigate } from '@tanstack/react-router';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { orderOf } from '#domain/owner/list-order.ts';
import { languagesOf, nameIn, wordsOf } from '#domain/owner/menu-outline.ts';
import { dishesAlone, withoutCategory } from '#domain/owner/removals/removals.ts';
import { vatEdit, vatHere } from '#domain/owner/settings/own-vat.ts';
import { stillRightEdit, translatedFrom } from '#domain/owner/translations/translated-from.ts';
import { defaultLanguageOf, type FieldPath, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { CategoryEditor } from './category-editor.tsx';
import type { FieldProblem } from './dish-fields.ts';
import { useMenuAddress } from './menu-address.ts';
import { OwnVat } from './own-vat.tsx';
import { type EditQueue, useEditQueue } from './use-edit-queue.ts';
import { useEditedLanguage } from './use-edited-language.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

// Text of a category's field while it is not being edited.
const shownFieldText = (file: VenueFile, slug: string, path: FieldPath): string =>
  wordsOf(valueAt(file, ['categories', slug, ...path.slice(0, -1)]), path.at(-1) ?? '', defaultLanguageOf(file));

/** The edit that a typed text causes; `undefined` when the text is unchanged. */
function wordsEdit(file: VenueFile, slug: string, path: FieldPath, text: string): DraftEdit | FieldProblem | undefined {
  const to = text.trim();
  if (to === shownFieldText(file, slug, path)) return undefined;
  if (to === '' && path.at(-1) === defaultLanguageOf(file)) return 'empty';
  const was = valueAt(file, ['categories', slug, ...path]);
  return { kind: 'category', slug, changes: [{ path, was, ...(to !== '' && { to }) }] };
}

const useCategoryEditor = (
  file: VenueFile,
  placeId: number,
  slug: string,
  queue: EditQueue,
  refused?: DraftEdit,
): TypedFields =>
  useTypedFields({
    home: `${placeId}\ncategory ${slug}`,
    file,
    shown: (now, path) => shownFieldText(now, slug, path),
    editOf: (now, path, text) => wordsEdit(now, slug, path, text),
    queue,
    refused,
  });

interface EditedCategoryProps {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly slug: string;
}

/** The open category with its texts and its removal. */
export const EditedCategory = ({ drafts, file, slug }: EditedCategoryProps) => {
  const { place } = useMenu();
  const address = useMenuAddress();
  const navigate = useNavigate();
  const languages = languagesOf(file);
  const [language, setLanguage] = useEditedLanguage(languages, place.defaultLanguage);
  const queue = useEditQueue(file, drafts.add);
  const editor = useCategoryEditor(file, place.id, slug, queue, drafts.refused);
  const name = valueAt(file, ['categories', slug, 'name']);
  const going = dishesAlone(file, slug);
  const parent = valueAt(file, ['categories', slug, 'parent']);
  const [child] = orderOf(file, 'categories', slug);
  const remove = async () => {
    const isDone = await queue((now) => withoutCategory(now, slug));
    // Leaves the page, so that the question does not stay for the next category.
    if (isDone) await navigate({ href: address.homeHref, replace: true });
    return isDone;
  };
  return (
    <CategoryEditor
      name={nameIn(file, 'categories', slug)}
      // A category of subcategories has no dish list of its own to go back to.
      backHref={address.categoryHref(child ?? slug)}
      within={
        typeof parent === 'string'
          ? { name: nameIn(file, 'categories', parent), href: address.viewHref('category', parent) }
          : undefined
      }
      languages={languages}
      language={language}
      onLanguage={setLanguage}
      missing={languages.filter((one) => wordsOf(name, one, place.defaultLanguage) === '')}
      older={{
        from: translatedFrom(file, 'categories', slug),
        onStillRight: (field, of) => void queue((now) => stillRightEdit(now, 'categories', slug, [field, of])),
      }}
      dishes={going.map((dish) => nameIn(file, 'products', dish))}
      staying={orderOf(file, 'products', slug).length - going.length}
      holdsOthers={child !== undefined}
      onRemove={remove}
      textOf={editor.textOf}
      problemOf={editor.problemOf}
      onType={editor.type}
      onLeave={(path) => void editor.save(path)}
      onSaveAgain={drafts.why !== undefined && editor.unsaved.length > 0 ? () => void editor.saveAll() : undefined}
    >
      <OwnVat
        vat={vatHere(file, 'categories', slug)}
        name={nameIn(file, 'categories', slug)}
        onSave={(to) => queue((now) => vatEdit(now, 'categories', slug, to))}
      />
    </CategoryEditor>
  );
};
