// From what a guest typed and does not want to the dishes that are shown, best first.
import type { VerdictKind } from '#domain/diet/allergens.ts';
import type { Product } from '#domain/menu/menu.ts';
import { DESCRIBED, type Found, type SearchField, searchDishes, searchNearby } from '#domain/search/search.ts';
import { type SearchFilter, type Sorted, sortByFilter } from '#domain/search/search-filter.ts';
import { foldWords } from '#domain/search/search-fold.ts';
import { nearest } from '#domain/search/search-suggest.ts';
import { type WhyFound, whyFound } from '#domain/search/search-why.ts';
import type { WordsReader } from '#domain/search/search-words.ts';
import type { NearWords } from './search-near.ts';

/** A menu made ready to be searched. */
export interface SearchIndex {
  /** All dishes that are seen here, in the menu's order. */
  readonly products: readonly Product[];
  readonly fields: readonly SearchField[];
  readonly near: NearWords;
  /** A dish's words as the guest reads them. */
  readonly own: WordsReader;
  /** And in the other languages that are on the device. */
  readonly others: readonly WordsReader[];
}

export interface SearchResults {
  readonly found: Sorted<Product>;
  /** How many there are before the filter. */
  readonly total: number;
  /** How many the guest wants left out of all lists. */
  readonly unwanted: number;
  /** Too little is written as it was typed: these are dishes whose words are near. */
  readonly isNear: boolean;
  /** The query as it was probably meant; undefined: as it was typed. */
  readonly meant: string | undefined;
  readonly why: (product: Product) => WhyFound;
}

/** Longer queries are no dishes. */
const MOST_WORDS = 8;
/** So few, and all of them only by what is said of them: the guest has probably typed something wrong. */
const FEW = 3;
const isWeak = (found: readonly Found[], words: number): boolean =>
  found.length < FEW && found.every(({ cost }) => cost >= DESCRIBED * words);

/** A query as it is compared: equal ones find the same. */
export const foldQuery = (query: string): string => foldWords(query).slice(0, MOST_WORDS).join(' ');

/** What is known of dishes besides their words. */
export interface DishStates {
  /** Off for now, or not in stock. */
  readonly isOff: (product: Product) => boolean;
  /** To who leaves out what the filter leaves out. */
  readonly kindOf: (product: Product) => VerdictKind;
  /** The guest wants it left out of all lists. */
  readonly isUnwanted?: ((product: Product) => boolean) | undefined;
  /** For now they are shown all the same. */
  readonly showsUnwanted?: boolean;
}

/** `query` is folded; where it is empty all dishes are there to be filtered. [S2.09] */
export function findDishes(
  { products, fields, near, own, others }: SearchIndex,
  query: string,
  filter: SearchFilter,
  { isOff, kindOf, isUnwanted, showsUnwanted = false }: DishStates,
): SearchResults {
  const words = query === '' ? [] : query.split(' ');
  const wordsOf = (product: Product) => [own(product), ...others.map((read) => read(product))] as const;
  const direct =
    words.length === 0
      ? products.map((_, dish): Found => ({ dish, cost: 0 }))
      : searchDishes(fields, products.length, words);
  const nearby =
    words.length > 0 && isWeak(direct, words.length) ? searchNearby(fields, products.length, words, near) : [];
  const isNear = nearby.length > direct.length;
  const ranked = (isNear ? nearby : direct).flatMap(({ dish, cost }) => {
    const product = products[dish];
    return product ? [{ product, rank: cost * 2 + (isOff(product) ? 1 : 0) }] : [];
  });
  // A stable sort: equals stay in the menu's order.
  const all = ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product);
  const wanted = isUnwanted ? all.filter((product) => !isUnwanted(product)) : all;
  const sorted = showsUnwanted ? all : wanted;
  const marked = isNear ? [...words, ...words.flatMap(near)] : words;
  const best = isNear ? sorted[0] : undefined;
  return {
    found: sortByFilter(sorted, filter, kindOf, isOff),
    total: sorted.length,
    unwanted: all.length - wanted.length,
    isNear,
    meant: best && nearest(wordsOf(best), words, near),
    why: (product) => {
      const [read, ...rest] = wordsOf(product);
      return whyFound(read, rest, marked);
    },
  };
}
