// A preview in the venue's words: names the subject of each change.
import type { DraftsAnswer, PreviewAnswer, UndoAnswer } from '#contract/owner/drafts-wire.ts';
import { shownPicture } from '#contract/owner/pictures-wire.ts';
import { nameIn, wordsOf } from '#domain/owner/menu-outline.ts';
import { picturesIn } from '#domain/owner/pictures/dish-pictures.ts';
import type { SheetChange } from '#domain/owner/read-menu-sheet.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isObject,
  type Json,
  listOf,
  type VenueFile,
  valueAt,
} from '#domain/owner/venue-file.ts';
import { groupPart, groupValue } from '#staff/choices/group-preview.ts';

type KnownPictures = DraftsAnswer['pictures'];

/** Lists of named items of an order type. */
const NAMED_IN_ORDER_TYPES: readonly string[] = ['shapes', 'regions', 'pickupPlaces', 'additionalTypes'];

const aboutOf = (files: readonly (VenueFile | undefined)[], path: FieldPath): string => {
  const [list, first, within] = path;
  const slug = first === '' ? within : first;
  // The subject of an order change is its category; of delivery terms, one zone or region; of table service, one need or
  // question.
  const isOfZone = list === 'orderTypes' && path.length > 3 && NAMED_IN_ORDER_TYPES.includes(within ?? '');
  const isOfService = list === 'service' && path.length > 2;
  const at =
    isOfZone || isOfService
      ? path.slice(0, isOfZone ? 4 : 3)
      : [first === '' ? 'categories' : (list ?? ''), slug ?? ''];
  for (const file of files) {
    const thing = file && valueAt(file, at);
    if (!file || !isObject(thing)) continue;
    const own = defaultLanguageOf(file);
    return wordsOf(list === 'groups' ? thing.title : (thing.name ?? thing.title), own, own) || (slug ?? '');
  }
  return slug ?? path.join(' · ');
};

/** The size in a path, because a dish has a price per size. */
const sizeOf = (file: VenueFile, path: FieldPath): string => {
  const [, , field, , price] = path;
  if (field !== 'variants' || (price !== 'price' && price !== 'additionalPrice')) return '';
  const own = defaultLanguageOf(file);
  return wordsOf(valueAt(file, [...path.slice(0, 4), 'size']), own, own);
};

/** Names for the keys in a list. */
const namesIn = (file: VenueFile, path: FieldPath, value: Json | undefined): Json | undefined => {
  const own = defaultLanguageOf(file);
  const nameOf = (one: string) => {
    const thing = valueAt(file, [...path, one]);
    return (isObject(thing) && wordsOf(thing.name ?? thing.title, own, own)) || one;
  };
  return Array.isArray(value) ? value.map((one: Json) => (typeof one === 'string' ? nameOf(one) : one)) : value;
};

/** Name of a subcategory of the file, by its key. */
const partName = (file: VenueFile, key: string): string => {
  const own = defaultLanguageOf(file);
  const parts = listOf(file, 'categories').map((one) => valueAt(one, ['subcategories', key]));
  return parts.map((words) => wordsOf(words, own, own)).find((words) => words !== '') ?? key;
};

/** Names of categories, dishes, stations and regions; other values unchanged. */
const valueIn = (file: VenueFile, path: FieldPath, value: Json | undefined): Json | undefined => {
  const field = path.length === 3 ? path[2] : undefined;
  if (path[0] === 'groups' || path[2] === 'groups') return groupValue(file, path, value);
  if ((path[0] === 'stations' && path.length === 1) || (path[0] === 'service' && path.length === 2))
    return namesIn(file, path, value);
  if (path[0] === 'printers' && field === 'stations') return namesIn(file, ['stations'], value);
  if (path[0] === 'orderTypes' && NAMED_IN_ORDER_TYPES.includes(field ?? '')) return namesIn(file, path, value);
  if (path[0] === 'serviceCharge' && path[1] === 'value' && typeof value === 'string')
    return valueAt(file, ['serviceCharge', 'valueType']) === 'money' ? value : `${value} %`;
  if (field === 'subcategory' && typeof value === 'string') return partName(file, value);
  if (field === 'parent' && typeof value === 'string') return nameIn(file, 'categories', value);
  if ((field !== 'categories' && field !== 'goesWith') || !Array.isArray(value)) return value;
  const list = field === 'goesWith' ? 'products' : 'categories';
  return value.map((one: Json) => (typeof one === 'string' ? nameIn(file, list, one) : one));
};

/** Pictures of a dish before and after; `undefined` for other changes. */
const picturesOf = (path: FieldPath, was: Json | undefined, now: Json | undefined, known: KnownPictures) => {
  if (path[0] !== 'products' || path[2] !== 'images') return undefined;
  const shown = (value: Json | undefined) =>
    picturesIn(value).map(({ name, ...focus }) => ({ name, picture: known[name] && shownPicture(known[name], focus) }));
  return { was: shown(was), now: shown(now) };
};

/** A new item is named by its own value, because the file does not contain it yet. */
const newName = (file: VenueFile, path: FieldPath, to: Json | undefined): string => {
  const own = defaultLanguageOf(file);
  const words = isObject(to) ? wordsOf(path.length === 2 ? to.name : to.size, own, own) : '';
  const parts = path.length === 2 ? [words || (path[1] ?? '')] : [aboutOf([file], path), words];
  return parts.filter((one) => one !== '').join(' · ');
};

/** Changes that a menu sheet would cause, in the menu's words. */
export const sheetChangesOf = (file: VenueFile, changes: readonly SheetChange[]) =>
  changes.map(({ path, was, to }) => {
    const isNew = was === undefined && isObject(to);
    const known = [aboutOf([file], path), sizeOf(file, path)].filter((one) => one !== '').join(' · ');
    return {
      kind: isNew ? ('added' as const) : ('field' as const),
      key: path.join(' '),
      about: isNew ? newName(file, path, to) : known,
      path,
      was: valueIn(file, path, was),
      now: valueIn(file, path, to),
      by: undefined,
    };
  });

/** Preview of an undo. */
export const undoPreviewOf = (
  file: VenueFile,
  published: VenueFile | undefined,
  { id, changes }: UndoAnswer,
  known: KnownPictures = {},
) => ({
  id,
  changes: changes.map((change) => ({
    ...change,
    key: `${change.kind} ${change.path.join(' ')}`,
    about: aboutOf([published, file], change.path),
    part: groupPart([file, published], change.path),
    pictures: picturesOf(change.path, change.was, change.now, known),
    was: valueIn(file, change.path, change.was),
    now: valueIn(published ?? file, change.path, change.now),
    by: undefined,
  })),
});

/** Rows of a preview; a field's size and language follow its subject. */
export const previewOf = (
  file: VenueFile,
  published: VenueFile | undefined,
  preview: PreviewAnswer,
  known: KnownPictures = {},
) => ({
  base: preview.base,
  edits: preview.edits,
  problems: preview.problems,
  changes: preview.changes.map(({ path, by, was, now, ...change }) => ({
    ...change,
    was: valueIn(published ?? file, path, was),
    now: valueIn(file, path, now),
    key: `${change.kind} ${path.join(' ')}`,
    about: [aboutOf([file, published], path), sizeOf(file, path)].filter((one) => one !== '').join(' · '),
    part: groupPart([file, published], path),
    pictures: picturesOf(path, was, now, known),
    path,
    by: by?.name || undefined,
  })),
  conflicts: [...new Map(preview.conflicts.map((one) => [one.id, one])).values()].map(({ id, by, path }) => ({
    id,
    by: by.name,
    about: aboutOf([file, published], path),
    path,
  })),
});
