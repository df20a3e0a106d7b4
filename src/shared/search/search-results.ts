// Dishes for a query and a filter, best first.

import type { Avoidance } from '#domain/diet/diet.ts';
import type { VerdictKind } from '#domain/diet/judge-dish.ts';
import type { Product } from '#domain/menu/menu.ts';
import { allergenOf } from '#domain/search/allergen-words.ts';
import { type SearchFilter, type Sorted, sortByFilter } from '#domain/search/avoidance-filter.ts';
import {
  DESCRIBED,
  type Declaring,
  type Found,
  type SearchField,
  searchDishes,
  searchNearby,
} from '#domain/search/search.ts';
import { foldWords } from '#domain/search/search-fold.ts';
import { nearest } from '#domain/search/search-suggest.ts';
import { type WhyFound, whyFound } from '#domain/search/search-why.ts';
import type { WordsReader } from '#domain/search/search-words.ts';
import { askDishes, isDeclaredOn } from './asked-dishes.ts';
import type { NearWords } from './search-near.ts';

/** A menu prepared for the search. */
export interface SearchIndex {
  /** All dishes visible to this guest, in menu order. */
  readonly products: readonly Product[];
  readonly fields: readonly SearchField[];
  readonly near: NearWords;
  /** Reads a dish's words in the guest's language. */
  readonly own: WordsReader;
  /** Read a dish's words in the other languages on the device. */
  readonly others: readonly WordsReader[];
}

export interface SearchResults {
  readonly found: Sorted<Product>;
  /** Number of matches before the filter. */
  readonly total: number;
  /** Number of matches that the guest hides from all lists. */
  readonly unwanted: number;
  /** Codes of the allergens that the query names, without "without". */
  readonly named: readonly string[];
  /** True when too few dishes match the spelling, and these match similar words. */
  readonly isNear: boolean;
  /** The corrected query; `undefined` when the typed query is right. */
  readonly meant: string | undefined;
  readonly why: (product: Product) => WhyFound;
}

/** Maximum number of query words that are searched: no dish needs more. */
const MOST_WORDS = 8;
/** If no more dishes than this match, all by their descriptions, the guest has probably mistyped. */
const FEW = 3;
const isWeak = (found: readonly Found[], words: number): boolean =>
  found.length < FEW && found.every(({ cost }) => cost >= DESCRIBED * words);

/** The folded query; equal results of this function find the same dishes. */
export const foldQuery = (query: string): string => foldWords(query).slice(0, MOST_WORDS).join(' ');

/** Facts about a dish beside its texts. */
export interface DishStates {
  /** The dish is off or out of stock. */
  readonly isOff: (product: Product) => boolean;
  /** Returns the verdict on a dish for a guest with this avoidance. */
  readonly judge: (asked: Avoidance) => (product: Product) => VerdictKind;
  /** The guest hides the dish from all lists. */
  readonly isUnwanted?: ((product: Product) => boolean) | undefined;
  /** Hidden dishes are shown for now. */
  readonly showsUnwanted?: boolean;
}

/** Finds the dishes for a folded `query`; an empty one returns all dishes, filtered. [S2.09] */
export function findDishes(
  { products, fields, near, own, others }: SearchIndex,
  query: string,
  filter: SearchFilter,
  { isOff, judge, isUnwanted, showsUnwanted = false }: DishStates,
): SearchResults {
  const typed = query === '' ? [] : query.split(' ');
  const wordsOf = (product: Product) => [own(product), ...others.map((read) => read(product))] as const;
  const { words, avoid, fits, isMore } = askDishes({ products, fields, wordsOf, judge }, typed);
  const named = new Map(
    words.flatMap((word): [string, string][] => {
      const code = allergenOf(word);
      return code !== undefined && isDeclaredOn(products, code) ? [[word, code]] : [];
    }),
  );
  const declaring: Declaring = (word) => {
    const code = named.get(word);
    if (code === undefined) return undefined;
    const kindOf = judge({ avoid: [code], diets: [] });
    return new Set(
      allergenOf(word, true) === code
        ? products.flatMap((product, at) => (kindOf(product) === 'contains' ? [at] : []))
        : [],
    );
  };
  const direct =
    words.length === 0
      ? products.map((_, dish): Found => ({ dish, cost: 0 }))
      : searchDishes(fields, products.length, words, declaring);
  const nearby =
    words.length > 0 && isWeak(direct, words.length)
      ? searchNearby(fields, products.length, words, near, declaring)
      : [];
  const isNear = nearby.length > direct.length;
  const ranked = (isNear ? nearby : direct).flatMap(({ dish, cost }) => {
    const product = products[dish];
    return product && fits(product, dish) ? [{ product, rank: cost * 2 + (isOff(product) ? 1 : 0) }] : [];
  });
  // The sort is stable, so dishes of equal rank keep the menu's order.
  const all = ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
  const wanted = isUnwanted ? all.filter((product) => !isUnwanted(product)) : all;
  const sorted = showsUnwanted ? all : wanted;
  // A dish found by its declaration has no text to mark: "ядки" would be marked inside "Разядки".
  const said = typed.filter((word) => !declaring(word)?.size);
  const marked = isNear ? [...said, ...words.flatMap(near)] : said;
  // A corrected query would lose the filters beside the words.
  const best = isNear && !isMore ? sorted[0] : undefined;
  const without = [...new Set([...filter.without, ...avoid])];
  return {
    found: sortByFilter(sorted, { ...filter, without }, judge({ avoid: without, diets: [] }), isOff),
    total: sorted.length,
    unwanted: all.length - wanted.length,
    named: [...new Set(named.values())],
    isNear,
    meant: best && nearest(wordsOf(best), words, near),
    why: (product) => {
      const [read, ...rest] = wordsOf(product);
      return whyFound(read, rest, marked);
    },
  };
}
