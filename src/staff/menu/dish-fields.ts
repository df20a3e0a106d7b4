// Pure functions for a dish's fields and the edits of typed text; the server validates again.
import { priceOf } from '#domain/owner/additions/new-things.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { defaultLanguageOf, type FieldPath, type Json, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';

/**
 * `empty`: a name is required. `price`: not an amount of the place's currency, or too high. `refused`: rejected by the
 * server.
 */
export type FieldProblem = 'empty' | 'price' | 'refused';

const isPrice = (path: FieldPath): boolean => path.at(-1) === 'price';

/** Path within the file of a path below the dish: `['name', 'bg']`, `['variants', 'small', 'price']`. */
const inFile = (slug: string, path: FieldPath): FieldPath => ['products', slug, ...path];

/** A field's text while it is not being edited. */
export const shownText = (file: VenueFile, slug: string, path: FieldPath): string => {
  const value = valueAt(file, inFile(slug, isPrice(path) ? path : path.slice(0, -1)));
  if (isPrice(path)) return typeof value === 'string' ? value : '';
  return wordsOf(value, path.at(-1) ?? '', defaultLanguageOf(file));
};

/** The edit that a typed text causes; `undefined` when the text is unchanged. */
export function editOf(
  file: VenueFile,
  slug: string,
  path: FieldPath,
  text: string,
): DraftEdit | FieldProblem | undefined {
  const said = text.trim();
  if (said === shownText(file, slug, path)) return undefined;
  const edit = (at: FieldPath, to: Json | undefined): DraftEdit => ({
    kind: 'product',
    slug,
    changes: [{ path: at, was: valueAt(file, inFile(slug, at)), ...(to !== undefined && { to }) }],
  });
  if (isPrice(path)) {
    const price = priceOf(file, said);
    // "6,2" equals "6.20".
    if (price === valueAt(file, inFile(slug, path))) return undefined;
    return price === undefined ? 'price' : edit(path, price);
  }
  const isOwn = path.at(-1) === defaultLanguageOf(file);
  if (said !== '') return edit(path, said);
  if (isOwn && path[0] === 'name') return 'empty';
  // Deleting the text in its own language deletes its translations too.
  return edit(isOwn ? path.slice(0, -1) : path, undefined);
}
