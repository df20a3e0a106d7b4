// What a guest leaves out of the search: what must not be in a dish, and what there is none of.
import { allergensOfMenu, judgeDish, type VerdictKind } from '../diet/allergens.ts';
import { type Allergen, EU_ALLERGENS, type Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

export interface SearchFilter {
  /** Codes of allergens. */
  readonly without: readonly string[];
  /** Only what is to be had now. */
  readonly inStock: boolean;
}

export const NO_FILTER: SearchFilter = { without: [], inStock: false };

export const filters = ({ without, inStock }: SearchFilter): boolean => without.length > 0 || inStock;

/** Never together: only what was declared, and is free of it, is shown as free. */
export interface Sorted<T> {
  readonly free: readonly T[];
  /** The venue warns of traces. */
  readonly traces: readonly T[];
  /** Nobody has said what is in them. */
  readonly undeclared: readonly T[];
}

/** What a dish is to who leaves this out; each dish is judged once. */
export const judgeWithout = (index: MenuIndex, without: readonly string[]): ((product: Product) => VerdictKind) => {
  const known = new Map<Product['id'], VerdictKind>();
  return (product) => {
    const kind = known.get(product.id) ?? judgeDish(index, product, undefined, { avoid: without, diets: [] }).kind;
    known.set(product.id, kind);
    return kind;
  };
};

/** What contains the unwanted is left out, and so is what is off for now where only what is in stock is wanted. */
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
