// Differences between two venue files by field: a preview shows them, and a publication applies them.
import { isLanguage } from '../language/language.ts';
import { orderOf } from './list-order.ts';
import { foundRight, TRANSLATED_FROM } from './translations/translated-from.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isKeyedList,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
} from './venue-file.ts';

/** `order`: `was` and `now` are slugs. `added` and `removed`: the whole item. */
export interface VenueChange {
  readonly kind: 'field' | 'added' | 'removed' | 'order';
  /** From the root of the file; for an order, the list and its parent. */
  readonly path: FieldPath;
  readonly was?: Json | undefined;
  readonly now?: Json | undefined;
}

const LISTS = ['categories', 'products'] as const;

type Leaf = Omit<VenueChange, 'kind'>;

/** Text in the default language only, as text by language. */
const byLanguage = (value: Json | undefined, other: Json | undefined, language: string): Json | undefined =>
  typeof value === 'string' && isObject(other) && Object.keys(other).every(isLanguage) ? { [language]: value } : value;

const keyed = (value: Json | undefined): JsonObject => {
  if (isKeyedList(value)) return Object.fromEntries(value.map((one) => [nameOf(one) ?? '', one]));
  return isObject(value) ? value : {};
};

const isEmptyObject = (value: Json | undefined): boolean => isObject(value) && Object.keys(value).length === 0;

/** Whether a difference can be split into its parts. */
const hasParts = (a: Json | undefined, b: Json | undefined): boolean =>
  [a, b].every((one) => isObject(one)) || [a, b].every((one) => isKeyedList(one) || isEmptyObject(one));

function* leaves(was: Json | undefined, now: Json | undefined, path: FieldPath, language: string): Generator<Leaf> {
  if (isSame(was, now)) return;
  const [a, b] = isGroupList(path)
    ? [namedGroups(was), namedGroups(now)]
    : [byLanguage(was, now, language), byLanguage(now, was, language)];
  if (isSame(a, b)) return;
  if (!hasParts(a, b) || isOneThing(path)) {
    yield { path, was, now };
    return;
  }
  const [before, after] = [keyed(a), keyed(b)];
  // Source texts of outdated translations are kept automatically and are no change.
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== TRANSLATED_FROM,
  );
  const told = [...names.flatMap((name) => [...leaves(before[name], after[name], [...path, name], language)])];
  yield* told;
  if (!isKeyedList(a) || !isKeyedList(b)) return;
  const [stood, stands] = [inBoth(a, after), inBoth(b, before)];
  // Only the sequence of the parts has changed: the change lists the names of the parts.
  if (!isSame(stood, stands)) yield { path, was: stood, now: stands };
}

const inBoth = (list: readonly JsonObject[], other: JsonObject): readonly string[] =>
  list.flatMap((one) => nameOf(one) ?? []).filter((name) => Object.hasOwn(other, name));

const isGroupList = ([list, , field, ...rest]: FieldPath): boolean =>
  list === 'products' && field === 'groups' && rest.length === 0;

/** Values that are compared as a whole: pictures of a dish, terms of a promo code, a location. */
const isOneThing = ([list, name, field]: FieldPath): boolean =>
  list === 'location' || (list === 'products' && field === 'images') || (list === 'promoCodes' && name !== undefined);

/** Groups of a dish by name; a shared group without own values is only its name. */
const namedGroups = (groups: Json | undefined): Json =>
  Array.isArray(groups) && groups.length > 0 ? groups.map((one) => (typeof one === 'string' ? { key: one } : one)) : {};

/** Parts of a list: contents of a category, or the top level. */
const partsOf = (file: VenueFile, list: (typeof LISTS)[number]): readonly (string | undefined)[] => [
  ...(list === 'categories' ? [undefined] : []),
  ...listOf(file, 'categories').flatMap((one) => nameOf(one) ?? []),
];

function* orders(was: VenueFile, now: VenueFile): Generator<VenueChange> {
  for (const list of LISTS) {
    for (const within of partsOf(now, list)) {
      const [before, after] = [orderOf(was, list, within), orderOf(now, list, within)];
      const [stood, stands] = [
        before.filter((one) => after.includes(one)),
        after.filter((one) => before.includes(one)),
      ];
      if (!isSame(stood, stands))
        yield { kind: 'order', path: [list, '', ...(within === undefined ? [] : [within])], was: stood, now: stands };
    }
  }
}

/** Confirmed translations of an item and of all its parts. */
function* foundWithin(was: Json | undefined, now: Json | undefined, path: FieldPath): Generator<Leaf> {
  if (isSame(was, now)) return;
  if (isObject(was) && isObject(now)) {
    for (const one of foundRight(was, now)) yield { path: [...path, ...one.path], was: one.was };
  }
  const [before, after] = (isGroupList(path) ? [namedGroups(was), namedGroups(now)] : [was, now]).map(keyed);
  for (const [name, old] of Object.entries(before ?? {})) {
    if (name !== TRANSLATED_FROM && isParent(old)) yield* foundWithin(old, after?.[name], [...path, name]);
  }
}

const isParent = (value: Json | undefined): boolean => isObject(value) || Array.isArray(value);

/** Differences between two values that exist in both files. */
const fieldChanges = (was: Json, now: Json, path: FieldPath, language: string): readonly VenueChange[] =>
  [...leaves(was, now, path, language), ...foundWithin(was, now, path)].map((leaf) => ({ kind: 'field', ...leaf }));

/** All differences, in file order. */
export function venueChanges(was: VenueFile, now: VenueFile): readonly VenueChange[] {
  const language = defaultLanguageOf(now);
  const changes: VenueChange[] = [];
  for (const list of LISTS) {
    const [before, after] = [keyed(was[list]), keyed(now[list])];
    for (const [slug, one] of Object.entries(before)) {
      if (!Object.hasOwn(after, slug)) changes.push({ kind: 'removed', path: [list, slug], was: one });
    }
    for (const [slug, one] of Object.entries(after)) {
      const old = before[slug];
      if (!Object.hasOwn(before, slug)) changes.push({ kind: 'added', path: [list, slug], now: one });
      else if (old !== undefined) changes.push(...fieldChanges(old, one, [list, slug], language));
    }
  }
  // Each group and each setting is compared separately, even when the section is new.
  const rest = ({ groups = {}, settings = {}, service = {}, reservations = {}, ...file }: VenueFile) =>
    Object.fromEntries(
      Object.entries({ ...file, settings, service, reservations, groups }).filter(
        ([name]) => name !== 'categories' && name !== 'products',
      ),
    );
  const others = fieldChanges(rest(was), rest(now), [], language).filter(({ path }) => path.length > 0);
  return [...changes, ...others, ...orders(was, now)];
}
