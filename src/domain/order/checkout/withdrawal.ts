// What of an order the EU's right of withdrawal covers.
import type { CartLine } from '../../cart/cart.ts';
import type { Product } from '../../menu/menu.ts';
import type { MenuIndex } from '../../menu/menu-index.ts';

/** What of an order its guest may withdraw from. */
export interface Withdrawable {
  /** Each once, in the order of the lines; none: the right covers nothing of it. */
  readonly dishes: readonly Product[];
  /** There is something else in the order, which the right does not cover. */
  readonly hasOthers: boolean;
}

/** What of these lines the right of withdrawal covers, by what the venue says of each dish. */
export const withdrawable = (
  { productById }: Pick<MenuIndex, 'productById'>,
  lines: readonly Pick<CartLine, 'productId'>[],
): Withdrawable => {
  const dishes = [...new Set(lines.map(({ productId }) => productId))].map((id) => productById.get(id));
  const covered = dishes.flatMap((dish) => (dish?.withdrawalRight ? [dish] : []));
  return { dishes: covered, hasOthers: covered.length < dishes.length };
};
