// Outline of a dish's groups for an owner's screen: its own ones, and shared ones.
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

/** Scope of a change to a shared group: all dishes with it, or only this one. An own group always has the scope all. */
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
  /** Whether it is an ingredient of the file, with name, price and allergens. */
  readonly isIngredient: boolean;
  /** As in the file; undefined: unset, so it is free or costs what the ingredient does. */
  readonly price: string | undefined;
  /** By the key of a size. */
  readonly prices: Readonly<Record<string, string>>;
  readonly isOff: boolean;
  /** Preselected. */
  readonly isDefault: boolean;
  /** undefined: not declared. */
  readonly allergens: readonly string[] | undefined;
  /** Title of the group that the option opens. */
  readonly opens: string | undefined;
}

export interface GroupOutline {
  readonly key: string;
  /** In the default language. */
  readonly title: string;
  readonly isShared: boolean;
  /** A shared group with own values on this dish. */
  readonly differs: boolean;
  readonly min: number;
  /** undefined: no limit. */
  readonly max: number | undefined;
  readonly ask: boolean;
  /** Maximum that can be chosen. */
  readonly most: number;
  readonly options: readonly OptionOutline[];
  /** Venue languages in which the title or an option's name is missing. */
  readonly missing: readonly Language[];
  /** Languages in which the title or an option's name may be outdated; absent: none. */
  readonly older?: readonly Language[];
  /** Names of dishes with this group, also behind an option. */
  readonly dishes: readonly string[];
}

/** Elements of a list; empty when there is none. */
export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
/** Elements of a list that are objects. */
export const objectsIn = (value: Json | undefined): readonly JsonObject[] => listIn(value).filter(isObject);
const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

/** Groups of a dish as in the file: keys of shared ones, own values for them, own groups. */
export const groupListOf = (file: VenueFile, slug: string): readonly Json[] =>
  listIn(valueAt(file, ['products', slug, 'groups']));

/** Key of a dish's group. */
export const groupKeyOf = (one: Json): string => (typeof one === 'string' ? one : (nameOf(one) ?? ''));

/** Whether an entry is a shared group: a key, or own values for one. */
export const isSharedGroup = (one: Json): boolean => !isObject(one) || one.title === undefined;

/** A shared group with the dish's own values applied. */
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

/** A group in a scope; undefined: the dish does not have it. */
export function groupAt(file: VenueFile, { slug, key, scope }: GroupPlace): JsonObject | undefined {
  const element = groupListOf(file, slug).find((one) => groupKeyOf(one) === key);
  if (element === undefined) return undefined;
  if (!isSharedGroup(element)) return isObject(element) ? element : undefined;
  const shared = valueAt(file, ['groups', key]);
  if (!isObject(shared)) return undefined;
  return scope === 'here' && isObject(element) ? laidOver(shared, element) : shared;
}

/** Whether a dish has a shared group, also behind an option. */
export const hasGroup = (file: VenueFile, dish: JsonObject, key: string): boolean =>
  listIn(dish.groups).some((one) => {
    if (isSharedGroup(one) && groupKeyOf(one) === key) return true;
    const group = isSharedGroup(one) ? valueAt(file, ['groups', groupKeyOf(one)]) : one;
    return isObject(group ?? null) && objectsIn((group as JsonObject).options).some(({ opens }) => opens === key);
  });

/** Names of dishes with a shared group, also behind an option. */
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

/** Languages in which a text of a group is older than its source. */
const olderIn = (file: VenueFile, slug: string, element: Json): readonly Language[] => {
  const key = groupKeyOf(element);
  const home = isSharedGroup(element) ? ['groups', key] : ['products', slug, 'groups', key];
  const group = valueAt(file, home);
  const options = isObject(group) ? objectsIn(group.options).flatMap((one) => nameOf(one) ?? []) : [];
  const homes = [home, ...options.map((option) => [...home, 'options', option])];
  return [...new Set(homes.flatMap((one) => olderLanguages(translatedFromAt(file, one))))];
};

/** Outdated languages of all groups of a dish. */
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

/** The groups of a dish, as guests see them. */
export const groupsOf = (file: VenueFile, slug: string): readonly GroupOutline[] =>
  groupListOf(file, slug).flatMap((one) => groupOutline(file, { slug, key: groupKeyOf(one), scope: 'here' }) ?? []);

export interface SharedOutline {
  readonly key: string;
  readonly title: string;
  /** Number of dishes with this group. */
  readonly dishes: number;
  /** Whether no dish in the file uses the group. */
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
