// Dishes of a menu that a query asks for. Its diet, or things to leave out, count only where this menu can tell: else the
// words are words like any others.

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
  /** The words that a dish must have, folded. */
  readonly words: readonly string[];
  /** The codes of the allergens that are left out, to be judged by what is declared. */
  readonly avoid: readonly string[];
  /** Whether a dish fits the diet, and speaks of nothing that is left out. */
  readonly fits: (product: Product, at: number) => boolean;
  /** The query asks more than words. */
  readonly isMore: boolean;
}

interface AskedMenu {
  readonly products: readonly Product[];
  readonly fields: readonly SearchField[];
  /** A dish's words in every language on the device. */
  readonly wordsOf: (product: Product) => readonly DishWords[];
  readonly judge: (asked: Avoidance) => (product: Product) => VerdictKind;
}

/** Reads the folded words of a query as this menu understands them. */
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

/** Whether a dish suits the diets that are asked for; undefined: none is, or no dish of the menu is declared to. */
function dietOfMenu({ products, fields, judge }: AskedMenu, read: ReadQuery): AskedDishes['fits'] | undefined {
  const diets = dietsOf(read);
  if (diets.length === 0) return undefined;
  const kindOf = judge({ avoid: [], diets });
  if (!products.some((product) => kindOf(product) === 'free')) return undefined;
  // A venue's own word on a dish counts too, where its declaration does not speak against it.
  const said = new Set<number>();
  for (const { word } of read.diets) {
    for (const { text } of fields) scan(text, word, false, (dish) => said.add(dish));
  }
  return (product, at) => kindOf(product) === 'free' || (said.has(at) && kindOf(product) !== 'contains');
}

type Known = { readonly length: number } & ({ readonly code: string } | { readonly dishes: ReadonlySet<number> });

/** The longest beginning of a phrase that names something on the menu. */
function longestKnown(menu: AskedMenu, phrase: readonly string[]): Known | undefined {
  for (let length = phrase.length; length > 0; length--) {
    const beginning = phrase.slice(0, length);
    const code = length === 1 ? allergenOf(beginning[0] ?? '') : undefined;
    if (code !== undefined && isDeclaredOn(menu, code)) return { length, code };
    const dishes = dishesThatSpeakOf(menu, beginning);
    if (dishes.size > 0) return { length, dishes };
  }
  return undefined;
}

/** A menu that declares any allergen of the law declares them all; a venue's own is declared only where the venue has it. */
const isDeclaredOn = ({ products }: AskedMenu, code: string): boolean =>
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
