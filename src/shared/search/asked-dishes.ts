// Dishes of a menu that match a query. Diets and exclusions count only if this menu declares them; otherwise they are
// ordinary words.

import { type Avoidance, isEuAllergen } from '#domain/diet/diet.ts';
import type { VerdictKind } from '#domain/diet/judge-dish.ts';
import type { Product } from '#domain/menu/menu.ts';
import { allergenOf } from '#domain/search/allergen-words.ts';
import type { SearchField } from '#domain/search/search.ts';
import { dietsOf, type ReadQuery, readQuery } from '#domain/search/search-query.ts';
import { scan } from '#domain/search/search-text.ts';
import { speaksOfPhrase, stemOf } from '#domain/search/search-without.ts';
import type { DishWords } from '#domain/search/search-words.ts';

interface AskedDishes {
  /** Folded words that a dish must contain. */
  readonly words: readonly string[];
  /** Codes of excluded allergens, judged by declaration. */
  readonly avoid: readonly string[];
  /** Whether a dish fits the diet and mentions no excluded ingredient. */
  readonly fits: (product: Product, at: number) => boolean;
  /** The query contains more than words. */
  readonly isMore: boolean;
}

interface AskedMenu {
  readonly products: readonly Product[];
  readonly fields: readonly SearchField[];
  /** A dish's texts in every language on the device. */
  readonly wordsOf: (product: Product) => readonly DishWords[];
  readonly judge: (asked: Avoidance) => (product: Product) => VerdictKind;
}

/** Interprets the folded words of a query for this menu. */
export function askDishes(menu: AskedMenu, typed: readonly string[]): AskedDishes {
  const read = readQuery(typed);
  const diet = dietOfMenu(menu, read);
  const words = [...read.words, ...(diet ? [] : read.diets.map(({ word }) => word))];
  const avoid: string[] = [];
  const leftOut: ReadonlySet<number>[] = [];
  for (const { phrase, typed: said } of read.without) {
    const found = longestKnown(menu, phrase);
    if (!found) words.push(...said);
    else {
      if ('code' in found) avoid.push(found.code);
      else leftOut.push(found.dishes);
      words.push(...phrase.slice(found.length));
    }
  }
  return {
    words,
    avoid,
    fits: (product, at) => !leftOut.some((dishes) => dishes.has(at)) && (!diet || diet(product, at)),
    isMore: diet !== undefined || avoid.length > 0 || leftOut.length > 0,
  };
}

/** Whether a dish suits the requested diets; `undefined` when none is requested or the menu declares none. */
function dietOfMenu({ products, fields, judge }: AskedMenu, read: ReadQuery): AskedDishes['fits'] | undefined {
  const diets = dietsOf(read);
  if (diets.length === 0) return undefined;
  const kindOf = judge({ avoid: [], diets });
  if (!products.some((product) => kindOf(product) === 'free')) return undefined;
  // A venue's own diet text on a dish counts too, unless its declaration contradicts it.
  const said = new Set<number>();
  for (const { word } of read.diets) {
    for (const { text } of fields) scan(text, word, false, (dish) => said.add(dish));
  }
  return (product, at) => kindOf(product) === 'free' || (said.has(at) && kindOf(product) !== 'contains');
}

type Known = { readonly length: number } & ({ readonly code: string } | { readonly dishes: ReadonlySet<number> });

/** The longest prefix of a phrase that names something on the menu. */
function longestKnown(menu: AskedMenu, phrase: readonly string[]): Known | undefined {
  for (let length = phrase.length; length > 0; length--) {
    const beginning = phrase.slice(0, length);
    const code = length === 1 ? allergenOf(beginning[0] ?? '') : undefined;
    if (code !== undefined && isDeclaredOn(menu.products, code)) return { length, code };
    const dishes = dishesThatSpeakOf(menu, beginning);
    if (dishes.size > 0) return { length, dishes };
  }
  return undefined;
}

/**
 * A menu that declares any legal allergen counts as declaring all; a venue's own allergen is declared only if the venue has
 * it.
 */
export const isDeclaredOn = (products: readonly Product[], code: string): boolean =>
  products.some(({ allergens }) => allergens && (isEuAllergen(code) || allergens.some((one) => one.code === code)));

function dishesThatSpeakOf({ products, fields, wordsOf }: AskedMenu, phrase: readonly string[]): ReadonlySet<number> {
  const near = new Set<number>();
  for (const { kind, text } of fields) {
    if (kind !== 'extras') scan(text, stemOf(phrase[0] ?? ''), true, (dish) => near.add(dish));
  }
  return new Set(
    [...near].filter((at) => {
      const product = products[at];
      return product && speaksOfPhrase(wordsOf(product), phrase);
    }),
  );
}
