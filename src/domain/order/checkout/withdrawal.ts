// Part of an order that the EU's right of withdrawal covers.
import type { CartLine } from '../../cart/cart.ts';
import type { Product } from '../../menu/menu.ts';
import type { MenuIndex } from '../../menu/menu-index.ts';

export interface Withdrawable {
  /** Covered dishes, each once, in line order; empty: none. */
  readonly dishes: readonly Product[];
  /** Whether the order also has dishes that the right does not cover. */
  readonly hasOthers: boolean;
}

/** Lines that the right of withdrawal covers, by the venue's flag on each dish. */
export const withdrawable = (
  { productById }: Pick<MenuIndex, 'productById'>,
  lines: readonly Pick<CartLine, 'productId'>[],
): Withdrawable => {
  const dishes = [...new Set(lines.map(({ productId }) => productId))].map((id) => productById.get(id));
  const covered = dishes.flatMap((dish) => (dish?.withdrawalRight ? [dish] : []));
  return { dishes: covered, hasOthers: covered.length < dishes.length };
};
