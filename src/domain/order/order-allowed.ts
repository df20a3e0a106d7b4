// Which dishes may be ordered at all.
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';

/**
 * A product may be ordered only if at least one category in its hierarchy (one of its own, or one above) allows it.
 * A product of unknown categories may not. [S5.02]
 */
export const isOrderAllowed = (index: MenuIndex, product: Pick<Product, 'categoryIds'>): boolean =>
  product.categoryIds.some((id) => index.pathOf(id).some((category) => category.orderAllowed));
