// Suggestions of the venue for the dishes in a cart. [S2.57]
import type { ProductId } from '../ids.ts';
import type { Product } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { CartLine } from './cart.ts';

/** A longer list would be a second menu. */
const MOST_OFFERED = 3;

/**
 * Suggested dishes for those in the cart, without dishes that are in the cart already; suggestions of the first added
 * dish come first. `canBeAdded`: whether one press adds a dish to this guest's cart now.
 */
export const upsellOf = (
  index: Pick<MenuIndex, 'productById'>,
  lines: readonly Pick<CartLine, 'productId'>[],
  canBeAdded: (product: Product) => boolean,
): readonly Product[] => {
  const inCart = new Set<ProductId>(lines.map(({ productId }) => productId));
  const named = lines.flatMap(({ productId }) => index.productById.get(productId)?.goesWith ?? []);
  return [...new Set(named)]
    .filter((id) => !inCart.has(id))
    .flatMap((id) => index.productById.get(id) ?? [])
    .filter(canBeAdded)
    .slice(0, MOST_OFFERED);
};
