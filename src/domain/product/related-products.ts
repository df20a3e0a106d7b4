// Related products on a dish's page. [S2.46]
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/** [S9.13] */
export const MAX_RELATED = 4;

export interface RelatedQuestion {
  /**
   * With show_liquid_on_non_liquid_view_product_page: a random seed for dishes of the whole menu without drinks, new at each
   * opening of the page. undefined: neighbours.
   */
  readonly draw: number | undefined;
  /** Whether this guest may see and order the dish now. */
  readonly isOffered: (product: Product) => boolean;
}

/** A hash of two ids, spread over 32 bits, deterministic. */
const lot = (a: number, b: number): number => {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** Excludes stories, the dish itself, and unavailable dishes, which would be a dead end. */
const isCandidate = (index: MenuIndex, product: Product, other: Product, { isOffered }: RelatedQuestion): boolean =>
  other.id !== product.id &&
  other.categoryIds.some((id) => index.categoryById.get(id)?.type !== 'info') &&
  isOffered(other);

/** Dishes of the same category: the following ones in menu order, then from its start, so that each dish is linked. */
const neighbours = (index: MenuIndex, product: Product): readonly Product[] => {
  const home = index.homeCategory(product);
  if (!home) return [];
  const all = index.productsOf(home.id);
  const at = all.findIndex((one) => one.id === product.id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
};

/** Random by hash: one draw gives the same four at each render, and a new dish on the menu changes at most one. */
const drawn = (index: MenuIndex, product: Product, draw: number): readonly Product[] =>
  [...index.productById.values()]
    .filter((one) => !one.isLiquid)
    .map((one) => ({ one, lot: lot(lot(draw, product.id), one.id) }))
    .sort((a, b) => a.lot - b.lot || a.one.id - b.one.id)
    .map(({ one }) => one);

/** Up to four related products. [S2.46, S9.13] */
export const relatedProducts = (index: MenuIndex, product: Product, question: RelatedQuestion): readonly Product[] =>
  (question.draw === undefined ? neighbours(index, product) : drawn(index, product, question.draw))
    .filter((other) => isCandidate(index, product, other, question))
    .slice(0, MAX_RELATED);
