// The dishes that a dish's own page leads on to. [S2.46]
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/** [S9.13] */
export const MAX_RELATED = 4;

export interface RelatedQuestion {
  /**
   * With show_liquid_on_non_liquid_view_product_page: any dish of the menu that is not a drink, by this number, another one
   * each time that the page is opened. undefined: the neighbours.
   */
  readonly draw: number | undefined;
  /** Whether this guest may see and have it now. */
  readonly isOffered: (product: Product) => boolean;
}

/** A number for a pair of ids, spread over 32 bits: the same pair is always the same number. */
const lot = (a: number, b: number): number => {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** Never an announcement, never the dish itself, and nothing that would be another dead end. */
const isCandidate = (index: MenuIndex, product: Product, other: Product, { isOffered }: RelatedQuestion): boolean =>
  other.id !== product.id &&
  other.categoryIds.some((id) => index.categoryById.get(id)?.type !== 'info') &&
  isOffered(other);

/** From the same category: those that follow in menu order, then from its beginning, so that every dish is led to. */
const neighbours = (index: MenuIndex, product: Product): readonly Product[] => {
  const home = index.homeCategory(product);
  if (!home) return [];
  const all = index.productsOf(home.id);
  const at = all.findIndex((one) => one.id === product.id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
};

/** By lots: one draw gives the same four at every paint, and a new dish on the menu moves one of them at most. */
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
