// Adds, removes and moves options in a dish's groups, as changes of the venue file.
import { madeKey } from '../additions/made-key.ts';
import { stepped } from '../list-order.ts';
import {
  defaultLanguageOf,
  isObject,
  isSame,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
} from '../venue-file.ts';
import {
  type Changes,
  change,
  homeOf,
  listChange,
  listPath,
  setGroupFields,
  settled,
  trimmed,
} from './group-changes.ts';
import {
  type GroupPlace,
  groupAt,
  groupKeyOf,
  groupListOf,
  isSharedGroup,
  listIn,
  objectsIn,
} from './group-outline.ts';

const keyFrom = (words: string, taken: readonly string[]): string => madeKey(words, new Set(taken), 'choice');

const sharedKeys = (file: VenueFile): readonly string[] => Object.keys(isObject(file.groups) ? file.groups : {});
const optionKeys = (group: JsonObject | undefined): readonly string[] =>
  objectsIn(group?.options).flatMap((one) => nameOf(one) ?? []);

/** Text of a new item in the default language. */
const ownWords = (file: VenueFile, words: string): JsonObject => ({ [defaultLanguageOf(file)]: words });

/** A new group of this dish only, from a title and option names. */
export function newGroup(
  file: VenueFile,
  slug: string,
  {
    title,
    options,
    isRequired,
  }: { readonly title: string; readonly options: readonly string[]; readonly isRequired: boolean },
): { readonly key: string; readonly changes: Changes } {
  const list = groupListOf(file, slug);
  const key = keyFrom(title, [...list.map(groupKeyOf), ...sharedKeys(file)]);
  const keys: string[] = [];
  for (const name of options) keys.push(keyFrom(name, keys));
  const group = {
    key,
    title: ownWords(file, title),
    ...(isRequired && { min: 1, max: 1, ask: true }),
    options: options.map((name, i) => ({ key: keys[i] ?? '', name: ownWords(file, name) })),
  };
  return { key, changes: listChange(file, slug, [...list, group]) };
}

/** Appends an option. */
export function newOption(file: VenueFile, at: GroupPlace, name: string): Changes {
  const home = homeOf(file, at);
  const key = keyFrom(name, optionKeys(groupAt(file, { ...at, scope: 'all' })));
  return [change(file, [...home, 'options', key], { key, name: ownWords(file, name) })];
}

/** Removes an option, and the values that single dishes set for it. The last option stays: a group needs one. */
export function removeOption(file: VenueFile, at: GroupPlace, option: string): Changes {
  const group = groupAt(file, { ...at, scope: 'all' });
  if (!group || optionKeys(group).length < 2) return [];
  const left = { ...group, options: objectsIn(group.options).filter((one) => nameOf(one) !== option) };
  const defaults = listIn(group.defaults).filter(
    (one) => typeof one === 'string' && one !== option,
  ) as readonly string[];
  const home = homeOf(file, at);
  const elsewhere = listOf(file, 'products').flatMap((dish): Changes => {
    const slug = nameOf(dish) ?? '';
    const here = groupListOf(file, slug).find((one) => isSharedGroup(one) && groupKeyOf(one) === at.key);
    if (home[0] !== 'groups' || !isObject(here ?? null)) return [];
    const differing = here as JsonObject;
    const options = objectsIn(differing.options).filter((one) => nameOf(one) !== option);
    const chosen = differing.defaults && listIn(differing.defaults).filter((one) => one !== option);
    const next = trimmed({ ...differing, options: options.length === 0 ? undefined : options, defaults: chosen });
    return isSame(next, differing) ? [] : [change(file, [...listPath(slug), at.key], next)];
  });
  return [
    change(file, [...home, 'options', option], undefined),
    ...setGroupFields(file, { ...at, scope: 'all' }, settled(left, { defaults })),
    ...elsewhere,
  ];
}

/** Moves an option one position up or down. */
export function moveOption(file: VenueFile, at: GroupPlace, option: string, by: -1 | 1): Changes {
  const list = stepped(listIn(groupAt(file, { ...at, scope: 'all' })?.options), option, by);
  return list ? [change(file, [...homeOf(file, at), 'options'], list)] : [];
}

/** Moves a group of a dish one position up or down. */
export function moveGroup(file: VenueFile, slug: string, key: string, by: -1 | 1): Changes {
  const list = stepped(groupListOf(file, slug), key, by);
  return list ? listChange(file, slug, list) : [];
}

/** Removes a group from a dish; a shared group stays in the file. */
export const removeGroup = (file: VenueFile, slug: string, key: string): Changes =>
  listChange(
    file,
    slug,
    groupListOf(file, slug).filter((one) => groupKeyOf(one) !== key),
  );

export const attachGroup = (file: VenueFile, slug: string, key: string): Changes =>
  listChange(file, slug, [...groupListOf(file, slug), key]);

/** Removes a dish's own values of a shared group. */
export const sameGroup = (file: VenueFile, slug: string, key: string): Changes =>
  listChange(
    file,
    slug,
    groupListOf(file, slug).map((one) => (isSharedGroup(one) && groupKeyOf(one) === key ? key : one)),
  );

/** Deletes a shared group that no dish has. */
export const deleteGroup = (file: VenueFile, key: string): Changes => [change(file, ['groups', key], undefined)];

/** Turns a dish's own group into a shared one. */
export function shareGroup(
  file: VenueFile,
  slug: string,
  key: string,
): { readonly key: string; readonly changes: Changes } {
  const list = groupListOf(file, slug);
  const own = list.find((one) => groupKeyOf(one) === key);
  if (!isObject(own ?? null) || isSharedGroup(own ?? '')) return { key, changes: [] };
  const { key: _, ...group } = own as JsonObject;
  const others = listOf(file, 'products').flatMap((dish) => objectsIn(dish.groups).map(groupKeyOf));
  const free = keyFrom(key, [...sharedKeys(file), ...others.filter((one) => one !== key)]);
  const named = list.map((one) => (one === own ? free : one));
  return { key: free, changes: [change(file, ['groups', free], group), ...listChange(file, slug, named)] };
}

/** Turns a shared group into the dish's own, with its current values. */
export function detachGroup(file: VenueFile, slug: string, key: string): Changes {
  const group = groupAt(file, { slug, key, scope: 'here' });
  const list = groupListOf(file, slug);
  const element = list.find((one) => groupKeyOf(one) === key);
  if (!group || element === undefined || !isSharedGroup(element)) return [];
  const sizes = listIn(valueAt(file, ['products', slug, 'variants'])).flatMap((one) => nameOf(one) ?? []);
  const options = objectsIn(group.options).map((option) => {
    const prices = Object.entries(isObject(option.prices) ? option.prices : {}).filter(([size]) =>
      sizes.includes(size),
    );
    return trimmed({ ...option, prices: prices.length === 0 ? undefined : Object.fromEntries(prices) });
  });
  const own = { ...group, key, options };
  return listChange(
    file,
    slug,
    list.map((one) => (one === element ? own : one)),
  );
}
