// Prices of ingredients and options in a file, with the dishes that use them.
import { wordsOf } from './menu-outline.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
} from './venue-file.ts';

export interface PricedModifier {
  readonly path: FieldPath;
  readonly name: string;
  /** Title of the option's group; empty for an ingredient. */
  readonly group: string;
  readonly price: string;
  /** The shared ingredient or group; undefined: the dish's own. */
  readonly shared: Shared | undefined;
}

type Shared = `ingredients/${string}` | `groups/${string}`;

const elements = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const texts = (value: Json | undefined): readonly string[] =>
  elements(value).filter((one): one is string => typeof one === 'string');
const entries = (value: Json | undefined): readonly (readonly [string, JsonObject])[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, one]) => (isObject(one) ? [[key, one] as const] : [])) : [];
const optionsOf = (group: JsonObject): readonly JsonObject[] => elements(group.options).filter(isObject);

/** References of a group: ingredients that are its options, and groups that these open. */
const leadsTo = (group: JsonObject): readonly Shared[] =>
  optionsOf(group).flatMap(({ key, name, price, opens }): Shared[] => [
    ...(typeof key === 'string' && name === undefined && price === undefined ? [`ingredients/${key}` as const] : []),
    ...(typeof opens === 'string' ? [`groups/${opens}` as const] : []),
  ]);

const sharedOf = (file: VenueFile, dish: JsonObject): ReadonlySet<Shared> => {
  const groups = new Map(entries(file.groups));
  const found = new Set<Shared>();
  const add = (one: Shared) => {
    if (found.has(one)) return;
    found.add(one);
    const group = one.startsWith('groups/') ? groups.get(one.slice('groups/'.length)) : undefined;
    if (group) leadsTo(group).forEach(add);
  };
  if (isObject(dish.ingredients)) {
    const { required, addable } = dish.ingredients;
    for (const key of [...texts(required), ...texts(addable)]) add(`ingredients/${key}`);
  }
  for (const one of elements(dish.groups)) {
    if (typeof one === 'string') add(`groups/${one}`);
    else if (isObject(one)) {
      // An entry without a title is a shared group with own values for this dish.
      if (one.title === undefined && typeof one.key === 'string') add(`groups/${one.key}`);
      else leadsTo(one).forEach(add);
    }
  }
  return found;
};

/** Slugs of the dishes that use a shared item. */
export const usersOf = (file: VenueFile, shared: Shared): ReadonlySet<string> =>
  new Set(
    listOf(file, 'products')
      .filter((dish) => sharedOf(file, dish).has(shared))
      .flatMap((dish) => nameOf(dish) ?? []),
  );

const pricesIn = (
  file: VenueFile,
  group: JsonObject,
  at: FieldPath,
  shared: Shared | undefined,
): readonly PricedModifier[] => {
  const own = defaultLanguageOf(file);
  const ingredients = new Map(entries(file.ingredients));
  const alike = entries(file.groups).find(([key]) => group.title === undefined && key === at.at(-1))?.[1];
  const nameIn = (key: string) => alike && optionsOf(alike).find((option) => option.key === key)?.name;
  const title = wordsOf(group.title ?? alike?.title, own, own);
  return optionsOf(group).flatMap((option) => {
    const { key, price, prices } = option;
    if (typeof key !== 'string') return [];
    const name = wordsOf(option.name ?? nameIn(key) ?? ingredients.get(key)?.name, own, own) || key;
    const path = [...at, 'options', key];
    const one = (end: FieldPath, value: Json | undefined): readonly PricedModifier[] =>
      typeof value === 'string' ? [{ path: [...path, ...end], name, group: title, price: value, shared }] : [];
    const bySize = isObject(prices) ? Object.entries(prices) : [];
    return [...one(['price'], price), ...bySize.flatMap(([size, value]) => one(['prices', size], value))];
  });
};

/** Modifiers with a price: of these dishes, or of the whole file when none are given. */
export function modifiersOf(file: VenueFile, dishes: ReadonlySet<string> | undefined): readonly PricedModifier[] {
  const own = defaultLanguageOf(file);
  const chosen = listOf(file, 'products').filter((dish) => !dishes || dishes.has(nameOf(dish) ?? ''));
  const reached = dishes && new Set(chosen.flatMap((dish) => [...sharedOf(file, dish)]));
  const isReached = (shared: Shared) => !reached || reached.has(shared);
  const ingredients = entries(file.ingredients).flatMap(([key, { name, price }]): readonly PricedModifier[] => {
    const shared = `ingredients/${key}` as const;
    if (typeof price !== 'string' || !isReached(shared)) return [];
    return [{ path: ['ingredients', key, 'price'], name: wordsOf(name, own, own) || key, group: '', price, shared }];
  });
  const groups = entries(file.groups).flatMap(([key, group]) =>
    isReached(`groups/${key}`) ? pricesIn(file, group, ['groups', key], `groups/${key}`) : [],
  );
  const owns = chosen.flatMap((dish) =>
    elements(dish.groups).flatMap((group) => {
      const key = nameOf(group);
      if (!isObject(group) || key === undefined) return [];
      return pricesIn(file, group, ['products', nameOf(dish) ?? '', 'groups', key], undefined);
    }),
  );
  return [...ingredients, ...groups, ...owns];
}
