// Search filter: allergens that a dish must not contain, and sold-out dishes.

import type { Avoidance } from '#domain/diet/diet.ts';
import { allergensOfMenu, judgeDish, type VerdictKind } from '#domain/diet/judge-dish.ts';
import { type Allergen, EU_ALLERGENS, type Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';

export interface SearchFilter {
  /** Codes of the unwanted allergens. */
  readonly without: readonly string[];
  /** Only dishes that are in stock now. */
  readonly inStock: boolean;
}

export const NO_FILTER: SearchFilter = { without: [], inStock: false };

export const filters = ({ without, inStock }: SearchFilter): boolean => without.length > 0 || inStock;

/** Found dishes in three separate groups: only a dish declared free is shown as free. */
export interface Sorted<T> {
  readonly free: readonly T[];
  /** Dishes with declared traces. */
  readonly traces: readonly T[];
  /** Undeclared dishes. */
  readonly undeclared: readonly T[];
}

/** Number of cached judges: for the filter, and for the words being typed. */
const KEPT = 4;

/** Returns a judge of dishes per avoidance; verdicts are cached by dish. */
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
 * Sorts dishes into the groups. Dishes with an unwanted allergen are left out; sold-out ones too, when only dishes in stock
 * are wanted.
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

/** Allergens that the search can exclude: those of the menu's dishes, legal ones first in legal order. */
export const allergensToAvoid = (index: MenuIndex): readonly Allergen[] => {
  const rank = ({ code }: Allergen) => {
    const order: readonly string[] = EU_ALLERGENS;
    return order.includes(code) ? order.indexOf(code) : order.length;
  };
  return allergensOfMenu(index).toSorted((a, b) => rank(a) - rank(b));
};
