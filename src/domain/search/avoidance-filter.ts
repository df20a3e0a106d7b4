// The search's filter: allergens that a dish must not contain, and dishes that are sold out.

import type { Avoidance } from '#domain/diet/diet.ts';
import { allergensOfMenu, judgeDish, type VerdictKind } from '#domain/diet/judge-dish.ts';
import { type Allergen, EU_ALLERGENS, type Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';

export interface SearchFilter {
  /** The codes of the unwanted allergens. */
  readonly without: readonly string[];
  /** Only dishes that can be ordered now. */
  readonly inStock: boolean;
}

export const NO_FILTER: SearchFilter = { without: [], inStock: false };

export const filters = ({ without, inStock }: SearchFilter): boolean => without.length > 0 || inStock;

/** The found dishes in three groups that never mix: only a dish that is declared free is shown as free. */
export interface Sorted<T> {
  readonly free: readonly T[];
  /** Dishes whose venue warns of traces. */
  readonly traces: readonly T[];
  /** Dishes whose contents nobody has declared. */
  readonly undeclared: readonly T[];
}

/** How many questions' verdicts are kept: those of the filter, and of the words that a guest is typing. */
const KEPT = 4;

/** Gives for what a guest asks a judge of dishes; each dish is judged once. */
export const createJudge = (index: MenuIndex): ((asked: Avoidance) => (product: Product) => VerdictKind) => {
  const asked = new Map<string, Map<Product['id'], VerdictKind>>();
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const known = asked.get(key) ?? new Map<Product['id'], VerdictKind>();
    asked.delete(key);
    asked.set(key, known);
    for (const oldest of [...asked.keys()].slice(0, -KEPT)) asked.delete(oldest);
    return (product) => {
      const kind = known.get(product.id) ?? judgeDish(index, product, undefined, wanted).kind;
      known.set(product.id, kind);
      return kind;
    };
  };
};

/**
 * Sorts dishes into the groups. A dish that contains an unwanted allergen is left out, and a sold-out one if only
 * dishes in stock are wanted.
 */
export const sortByFilter = (
  products: readonly Product[],
  { without, inStock }: SearchFilter,
  kindOf: (product: Product) => VerdictKind,
  isOff: (product: Product) => boolean,
): Sorted<Product> => {
  const here = inStock ? products.filter((product) => !isOff(product)) : products;
  if (without.length === 0) return { free: here, traces: [], undeclared: [] };
  const of = (kind: VerdictKind) => here.filter((product) => kindOf(product) === kind);
  return { free: of('free'), traces: of('may_contain'), undeclared: of('not_declared') };
};

/** The allergens that a menu can be searched without: those that its dishes have, the law's first and in its order. */
export const allergensToAvoid = (index: MenuIndex): readonly Allergen[] => {
  const rank = ({ code }: Allergen) => {
    const order: readonly string[] = EU_ALLERGENS;
    return order.includes(code) ? order.indexOf(code) : order.length;
  };
  return allergensOfMenu(index).toSorted((a, b) => rank(a) - rank(b));
};
