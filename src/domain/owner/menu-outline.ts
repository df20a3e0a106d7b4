// Outline of a venue file for an owner's screen: categories, dishes, sizes, and missing texts.
import type { Language } from '../language/language.ts';
import { isLanguage } from '../language/language.ts';
import type { Said } from '../language/translated.ts';
import { BACKGROUNDS, type Background } from '../menu/menu.ts';
import { type Minor, parseAmount } from '../pricing/money.ts';
import type { MenuList } from './draft-edit.ts';
import { orderOf } from './list-order.ts';
import {
  currencyIn,
  defaultLanguageOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
} from './venue-file.ts';

export interface CategoryOutline {
  readonly slug: string;
  readonly name: string;
  readonly cloth: Background | undefined;
  readonly dishes: number;
  /** Hours of its dishes, grouped by equal days; no day named: each day. Absent: always. */
  readonly hours?: readonly HoursOutline[] | undefined;
}

interface HoursOutline {
  /** Monday is 1. */
  readonly days: readonly number[];
  /** "07:00-11:00" */
  readonly text: string;
}

export interface SizeOutline {
  readonly key: string;
  /** In the default language; empty: the only size, without a name. */
  readonly name: string;
  /** null: not fixed, or unreadable. */
  readonly price: Minor | null;
}

export interface DishOutline {
  readonly slug: string;
  readonly name: string;
  readonly sizes: readonly SizeOutline[];
  /** undefined: not declared. */
  readonly allergens: readonly string[] | undefined;
  /** Venue languages in which the dish's name, or an existing text, is missing. */
  readonly missing: readonly Language[];
  readonly isHidden: boolean;
}

/** Languages of the venue, its own first. */
export function languagesOf(file: VenueFile): readonly Language[] {
  const own = defaultLanguageOf(file);
  const all = Array.isArray(file.languages) ? file.languages.filter((one): one is Language => isLanguage(one)) : [];
  return [...all].sort((a, b) => Number(b === own) - Number(a === own));
}

/** Text in a language; empty when missing. */
export const wordsOf = (words: Json | undefined, language: string, own: string): string => {
  if (typeof words === 'string') return language === own ? words : '';
  const said = isObject(words) ? words[language] : undefined;
  return typeof said === 'string' ? said : '';
};

/** Translatable fields of a dish. */
export const DISH_WORDS = ['name', 'description', 'label'] as const;

const missingOf = (dish: JsonObject, languages: readonly Language[], own: string): readonly Language[] =>
  languages.filter((language) =>
    DISH_WORDS.some((field) => wordsOf(dish[field], own, own) !== '' && wordsOf(dish[field], language, own) === ''),
  );

const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const strings = (value: Json | undefined): readonly string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string');

/** Sizes of a dish, in sequence. */
export const sizesOf = (file: VenueFile, dish: JsonObject): readonly SizeOutline[] => {
  const own = defaultLanguageOf(file);
  const currency = currencyIn(file);
  return listIn(dish.variants).flatMap((one) => {
    const key = nameOf(one);
    if (!isObject(one) || key === undefined) return [];
    const price = typeof one.price === 'string' ? parseAmount(one.price, currency) : undefined;
    return [{ key, name: wordsOf(one.size, own, own), price: price ?? null }];
  });
};

const outlineOf = (file: VenueFile, dish: JsonObject): DishOutline => {
  const own = defaultLanguageOf(file);
  return {
    slug: nameOf(dish) ?? '',
    name: wordsOf(dish.name, own, own),
    sizes: sizesOf(file, dish),
    allergens: dish.allergens === undefined ? undefined : strings(dish.allergens),
    missing: missingOf(dish, languagesOf(file), own),
    isHidden: dish.hideForOrdering === true,
  };
};

/** Dishes of a category in sequence; of all categories when none is given. */
export function dishesOf(file: VenueFile, category: string | undefined): readonly DishOutline[] {
  const slugs = category === undefined ? undefined : new Set(orderOf(file, 'products', category));
  return listOf(file, 'products')
    .filter((one) => slugs === undefined || slugs.has(nameOf(one) ?? ''))
    .map((one) => outlineOf(file, one));
}

/** Categories with dishes, and empty ones; a parent of categories is left out. */
export function categoriesOf(file: VenueFile): readonly CategoryOutline[] {
  const own = defaultLanguageOf(file);
  const categories = listOf(file, 'categories');
  return categories.flatMap((one) => {
    const slug = nameOf(one) ?? '';
    const dishes = orderOf(file, 'products', slug).length;
    const isParent = categories.some(({ parent }) => parent === slug);
    if (dishes === 0 && (isParent || (one.type !== undefined && one.type !== 'normal'))) return [];
    const cloth = BACKGROUNDS.find((name) => name === one.cloth);
    const hours = hoursOutline(one.hours);
    return [{ slug, name: wordsOf(one.name, own, own) || slug, cloth, dishes, ...(hours && { hours }) }];
  });
}

/** Hours of all days alike, or by weekday, as in a file; undefined: none. */
export const hoursOutline = (hours: Json | undefined): CategoryOutline['hours'] => {
  if (typeof hours === 'string') return [{ days: [], text: hours }];
  if (!isObject(hours)) return undefined;
  const byText = new Map<string, number[]>();
  for (let day = 1; day <= 7; day++) {
    const text = hours[day];
    if (typeof text === 'string' && text !== '-') byText.set(text, [...(byText.get(text) ?? []), day]);
  }
  return [...byText].map(([text, days]) => ({ days: days.length < 7 ? days : [], text }));
};

/** Name of a dish or category in the venue's language; its slug when it has none. */
export const nameIn = (file: VenueFile, list: MenuList, slug: string): string => {
  const own = defaultLanguageOf(file);
  const one = listOf(file, list).find((each) => nameOf(each) === slug);
  return wordsOf(one?.name, own, own) || slug;
};

/** Name of a dish or category in another language of the venue; `undefined`: it has none. */
export const translatedName = (
  file: VenueFile,
  list: MenuList,
  slug: string,
  language: Language | undefined,
): Said | undefined => {
  const own = defaultLanguageOf(file);
  if (language === undefined || language === own) return undefined;
  const one = listOf(file, list).find((each) => nameOf(each) === slug);
  const text = wordsOf(one?.name, language, own);
  return text === '' ? undefined : { text, language };
};

/** Whether a category equals another one or lies below it. */
const liesIn = (parents: ReadonlyMap<string, Json | undefined>, slug: string, other: string): boolean => {
  const seen = new Set<string>();
  let at: string | undefined = slug;
  while (at !== undefined && !seen.has(at)) {
    if (at === other) return true;
    seen.add(at);
    const parent = parents.get(at);
    at = typeof parent === 'string' ? parent : undefined;
  }
  return false;
};

/** Possible parents: the top level, and categories with subcategories; for a given category, none at or below it. */
export function parentsOf(file: VenueFile, of?: string): readonly (string | undefined)[] {
  const categories = listOf(file, 'categories');
  const parents = new Map(categories.flatMap((one) => (nameOf(one) ? [[nameOf(one) ?? '', one.parent] as const] : [])));
  const holding = [...parents.keys()].filter((slug) => categories.some(({ parent }) => parent === slug));
  return [undefined, ...holding.filter((slug) => of === undefined || !liesIn(parents, slug, of))];
}
