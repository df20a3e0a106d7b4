// Fields of a group's editor, and edits of the typed text. Pure: the hook keeps it, the server judges again.
import { priceOf } from '#domain/owner/additions/new-things.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { setGroupFields } from '#domain/owner/groups/group-changes.ts';
import { type GroupPlace, groupAt } from '#domain/owner/groups/group-outline.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { defaultLanguageOf, type FieldPath, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import type { FieldProblem } from '#staff/menu/dish-fields.ts';

const isPrice = (path: FieldPath): boolean => path[2] === 'price' || path[2] === 'prices';

/** Text of a field as long as nothing is typed into it: `['title', 'en']`, `['options', 'thin', 'price']`. */
export const shownInGroup = (file: VenueFile, at: GroupPlace, path: FieldPath): string => {
  const group = groupAt(file, at) ?? {};
  const value = valueAt(group, isPrice(path) ? path : path.slice(0, -1));
  if (isPrice(path)) return typeof value === 'string' ? value : '';
  return wordsOf(value, path.at(-1) ?? '', defaultLanguageOf(file));
};

/** The edit that a typed text makes of a field; undefined: it says what stands there already. */
export function groupEditOf(
  file: VenueFile,
  at: GroupPlace,
  path: FieldPath,
  text: string,
): DraftEdit | FieldProblem | undefined {
  const said = text.trim();
  if (said === shownInGroup(file, at, path)) return undefined;
  const isOwn = path.at(-1) === defaultLanguageOf(file);
  const price = isPrice(path) ? priceOf(file, said) : undefined;
  if (isPrice(path) && price === undefined) return 'price';
  if (!isPrice(path) && said === '' && isOwn) return 'empty';
  const to = isPrice(path) ? (price ?? undefined) : said === '' ? undefined : said;
  const changes = setGroupFields(file, at, [[path, to]]);
  return changes.length === 0 ? undefined : { kind: 'groups', changes };
}
