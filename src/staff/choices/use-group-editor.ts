// State of editing one modifier group of a dish.

import { priceOf } from '#domain/owner/additions/new-things.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { setCounts, setDefault, setGroupFields, setOff } from '#domain/owner/groups/group-changes.ts';
import { moveOption, newOption, removeOption } from '#domain/owner/groups/group-lists.ts';
import { type GroupPlace, groupAt } from '#domain/owner/groups/group-outline.ts';
import { wordsOf } from '#domain/owner/menu-outline.ts';
import { defaultLanguageOf, type FieldPath, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import type { FieldProblem } from '#staff/menu/dish-fields.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import { type TypedFields, useTypedFields } from '#staff/menu/use-typed-fields.ts';

// Pure functions for a group's fields and the edits of typed text; the server validates again.
const isPrice = (path: FieldPath): boolean => path[2] === 'price' || path[2] === 'prices';

/** A field's text while it is not being edited: `['title', 'en']`, `['options', 'thin', 'price']`. */
export const shownInGroup = (file: VenueFile, at: GroupPlace, path: FieldPath): string => {
  const group = groupAt(file, at) ?? {};
  const value = valueAt(group, isPrice(path) ? path : path.slice(0, -1));
  if (isPrice(path)) return typeof value === 'string' ? value : '';
  return wordsOf(value, path.at(-1) ?? '', defaultLanguageOf(file));
};

/** The edit that a typed text causes; `undefined` when the text is unchanged. */
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

export interface GroupEditing extends TypedFields {
  readonly setCounts: (counts: Parameters<typeof setCounts>[2]) => void;
  readonly setAsk: (ask: boolean) => void;
  readonly setDefault: (option: string, isOn: boolean) => void;
  readonly setOff: (option: string, isOff: boolean) => void;
  readonly setAllergens: (option: string, codes: readonly string[] | undefined) => void;
  readonly move: (option: string, by: -1 | 1) => void;
  readonly remove: (option: string) => void;
  /** Resolves true when the option was added. */
  readonly addOption: (name: string) => Promise<boolean>;
}

export function useGroupEditor(
  file: VenueFile,
  placeId: number,
  at: GroupPlace,
  queue: EditQueue,
  refused?: DraftEdit,
): GroupEditing {
  const edit = (changesOf: (file: VenueFile) => ReturnType<typeof setGroupFields>): Promise<boolean> =>
    queue((now) => {
      const changes = changesOf(now);
      return changes.length === 0 ? undefined : { kind: 'groups', changes };
    });
  const fields = useTypedFields({
    home: ['group', placeId, at.slug, at.key, at.scope].join('\n'),
    file,
    shown: (now, path) => shownInGroup(now, at, path),
    editOf: (now, path, text) => groupEditOf(now, at, path, text),
    queue,
    refused,
  });
  return {
    ...fields,
    setCounts: (counts) => void edit((now) => setCounts(now, at, counts)),
    setAsk: (ask) => void edit((now) => setGroupFields(now, at, [[['ask'], ask]])),
    setDefault: (option, isOn) => void edit((now) => setDefault(now, at, option, isOn)),
    setOff: (option, isOff) => void edit((now) => setOff(now, at, option, isOff)),
    setAllergens: (option, codes) =>
      void edit((now) => setGroupFields(now, at, [[['options', option, 'allergens'], codes]])),
    move: (option, by) => void edit((now) => moveOption(now, at, option, by)),
    remove: (option) => void edit((now) => removeOption(now, at, option)),
    addOption: (name) => edit((now) => newOption(now, at, name)),
  };
}
