// The words of one category while somebody edits them.
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { defaultLanguageOf, type FieldPath, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import type { FieldProblem } from './dish-fields.ts';
import type { EditQueue } from './use-edit-queue.ts';
import { type TypedFields, useTypedFields } from './use-typed-fields.ts';

const shownWords = (file: VenueFile, slug: string, path: FieldPath): string =>
  wordsOf(valueAt(file, ['categories', slug, ...path.slice(0, -1)]), path.at(-1) ?? '', defaultLanguageOf(file));

/** The edit that typed words make of a field; undefined: it says what stands there already. */
function wordsEdit(file: VenueFile, slug: string, path: FieldPath, text: string): DraftEdit | FieldProblem | undefined {
  const to = text.trim();
  if (to === shownWords(file, slug, path)) return undefined;
  if (to === '' && path.at(-1) === defaultLanguageOf(file)) return 'empty';
  const was = valueAt(file, ['categories', slug, ...path]);
  return { kind: 'category', slug, changes: [{ path, was, ...(to !== '' && { to }) }] };
}

export const useCategoryEditor = (
  file: VenueFile,
  placeId: number,
  slug: string,
  queue: EditQueue,
  refused?: DraftEdit,
): TypedFields =>
  useTypedFields({
    home: `${placeId}\ncategory ${slug}`,
    file,
    shown: (now, path) => shownWords(now, slug, path),
    editOf: (now, path, text) => wordsEdit(now, slug, path, text),
    queue,
    refused,
  });
