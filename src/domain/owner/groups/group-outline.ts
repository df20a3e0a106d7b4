// A dish's groups of choices as an owner's screen shows them: its own ones, and those that it shares with other dishes.
import type { Language } from '../../language/language.ts';
import { languagesOf, wordsOf } from '../menu-outline.ts';
import { olderLanguages, translatedFromAt } from '../translations/translated-from.ts';
import {
  defaultLanguageOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
  valueAt,
} from '../venue-file.ts';

/**
 * Dishes that a change of a shared group is for: every dish that has it, or this one alone. An own group has one scope: all.
 */
export type GroupScope = 'all' | 'here';

/** A group as one dish has it. */
export interface GroupPlace {
  readonly slug: string;
  readonly key: string;
  readonly scope: GroupScope;
}

export interface OptionOutline {
  readonly key: string;
  /** In the default language. */
  readonly name: string;
  /** Whether it is an ingredient of the file, with its words, price and allergens. */
  readonly isIngredient: boolean;
  /** As the file spells it; undefined: nothing is said, and it is free or costs what the ingredient does. */
  readonly price: string | undefined;
  /** By the key of a size. */
  readonly prices: Readonly<Record<string, string>>;
  readonly isOff: boolean;
  /** Chosen before the guest touches anything. */
  readonly isDefault: boolean;
  /** undefined: not declared. */
  readonly allergens: readonly string[] | undefined;
  /** The title of the group that it opens. */
  readonly opens: string | undefined;
}

export interface GroupOutline {
  readonly key: string;
  /** In the default language. */
  readonly title: string;
  readonly isShared: boolean;
  /** A shared group that is another one on this dish. */
  readonly differs: boolean;
  readonly min: number;
  /** undefined: no limit. */
  readonly max: number | undefined;
  readonly ask: boolean;
  /** How many can be chosen at all. */
  readonly most: number;
  readonly options: readonly OptionOutline[];
  /** Languages of the venue in which its title or an option's name is missing. */
  readonly missing: readonly Language[];
  /** Languages in which its title or an option's name may be out of date; absent: none. */
  readonly older?: readonly Language[];
  /** The names of the dishes that have it, those included that have it behind an option. */
  readonly dishes: readonly string[];
}

/** The elements of a list; empty where there is none. */
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
/** The elements of a list that have fields. */
export const objectsIn = (value: Json | undefined): readonly JsonObject[] => listIn(value).filter(isObject);
const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** The groups of a dish as the file has them: keys of shared ones, differences from them, own ones. */
export const groupListOf = (file: VenueFile, slug: string): readonly Json[] =>
  listIn(valueAt(file, ['products', slug, 'groups']));

/** Key of a dish's group. */
export const groupKeyOf = (one: Json): string => (typeof one === 'string' ? one : (nameOf(one) ?? ''));

/** Whether it is one of the file's groups: named by its key, or with what differs on this dish. */
export const isSharedGroup = (one: Json): boolean => !isObject(one) || one.title === undefined;

/** The differences of a dish laid over a shared group. */
const laidOver = (shared: JsonObject, here: JsonObject): JsonObject => {
  const { options, ...rest } = here;
  const differing = new Map(objectsIn(options).map((one) => [nameOf(one), one]));
  return {
    ...shared,
    ...rest,
    options: objectsIn(shared.options).map((one) => {
      const own = differing.get(nameOf(one));
      if (!own) return one;
      const { prices: _, ...bare } = one;
      return { ...(own.price === undefined || own.prices !== undefined ? one : bare), ...own };
    }),
  };
};

/** A group as it holds in a scope; undefined: the dish does not have it. */
export function groupAt(file: VenueFile, { slug, key, scope }: GroupPlace): JsonObject | undefined {
  const element = groupListOf(file, slug).find((one) => groupKeyOf(one) === key);
  if (element === undefined) return undefined;
  if (!isSharedGroup(element)) return isObject(element) ? element : undefined;
  const shared = valueAt(file, ['groups', key]);
  if (!isObject(shared)) return undefined;
  return scope === 'here' && isObject(element) ? laidOver(shared, element) : shared;
}

/** Whether a dish has a shared group, behind an option too. */
export const hasGroup = (file: VenueFile, dish: JsonObject, key: string): boolean =>
  listIn(dish.groups).some((one) => {
    if (isSharedGroup(one) && groupKeyOf(one) === key) return true;
    const group = isSharedGroup(one) ? valueAt(file, ['groups', groupKeyOf(one)]) : one;
    return isObject(group ?? null) && objectsIn((group as JsonObject).options).some(({ opens }) => opens === key);
  });

/** The names of the dishes that have a shared group, behind an option too. */
export const dishesWithGroup = (file: VenueFile, key: string): readonly string[] => {
  const own = defaultLanguageOf(file);
  return listOf(file, 'products')
    .filter((dish) => hasGroup(file, dish, key))
    .map((dish) => wordsOf(dish.name, own, own) || (nameOf(dish) ?? ''));
};

const titleOf = (file: VenueFile, group: Json | undefined): string | undefined => {
  const own = defaultLanguageOf(file);
  return isObject(group) ? wordsOf(group.title, own, own) || undefined : undefined;
};

const optionOutline = (file: VenueFile, group: JsonObject, option: JsonObject): OptionOutline => {
  const own = defaultLanguageOf(file);
  const key = nameOf(option) ?? '';
  const ingredient = option.name === undefined ? valueAt(file, ['ingredients', key]) : undefined;
  const named = isObject(ingredient) ? ingredient : option;
  const prices = Object.entries(isObject(option.prices) ? option.prices : {});
  return {
    key,
    name: wordsOf(named.name, own, own) || key,
    isIngredient: option.name === undefined,
    price: textOf(option.price),
    prices: Object.fromEntries(prices.map(([size, price]) => [size, textOf(price) ?? ''])),
    isOff: option.active === false,
    isDefault: option.included === true || listIn(group.defaults).includes(key),
    allergens:
      named.allergens === undefined ? undefined : listIn(named.allergens).filter((one) => typeof one === 'string'),
    opens:
      textOf(option.opens) === undefined
        ? undefined
        : titleOf(file, valueAt(file, ['groups', textOf(option.opens) ?? ''])),
  };
};

const missingIn = (file: VenueFile, group: JsonObject): readonly Language[] => {
  const own = defaultLanguageOf(file);
  const all = [group.title, ...objectsIn(group.options).map(({ name }) => name)].filter((words) => words !== undefined);
  return languagesOf(file).filter((language) => all.some((words) => wordsOf(words, language, own) === ''));
};

/** The languages in which some words of a group are older than what they translate. */
const olderIn = (file: VenueFile, slug: string, element: Json): readonly Language[] => {
  const key = groupKeyOf(element);
  const home = isSharedGroup(element) ? ['groups', key] : ['products', slug, 'groups', key];
  const group = valueAt(file, home);
  const options = isObject(group) ? objectsIn(group.options).flatMap((one) => nameOf(one) ?? []) : [];
  const homes = [home, ...options.map((option) => [...home, 'options', option])];
  return [...new Set(homes.flatMap((one) => olderLanguages(translatedFromAt(file, one))))];
};

/** The older translations in all groups that a dish names. */
export const olderInGroups = (file: VenueFile, slug: string): readonly Language[] =>
  groupListOf(file, slug).flatMap((one) => olderIn(file, slug, one));

/** A group of a dish; undefined: the dish does not have it. */
export function groupOutline(file: VenueFile, at: GroupPlace): GroupOutline | undefined {
  const group = groupAt(file, at);
  const element = groupListOf(file, at.slug).find((one) => groupKeyOf(one) === at.key);
  if (!group || element === undefined) return undefined;
  const own = defaultLanguageOf(file);
  const isShared = isSharedGroup(element);
  const dish = valueAt(file, ['products', at.slug, 'name']);
  return {
    key: at.key,
    title: titleOf(file, group) ?? at.key,
    isShared,
    differs: isShared && isObject(element) && Object.keys(element).length > 1,
    min: numberOf(group.min) ?? 0,
    max: numberOf(group.max),
    ask: group.ask === true,
    most: objectsIn(group.options).reduce((sum, { max }) => sum + (numberOf(max) ?? 1), 0),
    options: objectsIn(group.options).map((option) => optionOutline(file, group, option)),
    missing: missingIn(file, group),
    older: olderIn(file, at.slug, element),
    dishes: isShared ? dishesWithGroup(file, at.key) : [wordsOf(dish, own, own)],
  };
}

/** The groups of a dish, as its guests have them. */
export const groupsOf = (file: VenueFile, slug: string): readonly GroupOutline[] =>
  groupListOf(file, slug).flatMap((one) => groupOutline(file, { slug, key: groupKeyOf(one), scope: 'here' }) ?? []);

export interface SharedOutline {
  readonly key: string;
  readonly title: string;
  /** How many dishes have it. */
  readonly dishes: number;
  /** Whether nothing in the file names it. */
  readonly isUnused: boolean;
}

/** The shared groups that a dish does not have yet. */
export function sharedGroupsFor(file: VenueFile, slug: string): readonly SharedOutline[] {
  const had = groupListOf(file, slug).map(groupKeyOf);
  const shared = isObject(file.groups) ? Object.entries(file.groups) : [];
  const ownGroups = listOf(file, 'products').flatMap((dish) => objectsIn(dish.groups));
  const opened = [...shared.map(([, group]) => group), ...ownGroups]
    .flatMap((group) => (isObject(group) ? objectsIn(group.options) : []))
    .map(({ opens }) => opens);
  return shared
    .filter(([key]) => !had.includes(key))
    .map(([key, group]) => {
      const dishes = dishesWithGroup(file, key).length;
      return { key, title: titleOf(file, group) ?? key, dishes, isUnused: dishes === 0 && !opened.includes(key) };
    });
}
