// Whether one line of a cart can still be ordered, after its menu has changed or a dish has run out.

import type { ProductId } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { isProductVisible, type VisibilitySettings } from '../menu/visibility.ts';
import { isOrderAllowed } from '../order/order-allowed.ts';
import { canOrder } from '../order/order-type.ts';
import type { OrderType } from '../place/place.ts';
import { checkChoice } from '../product/ingredients.ts';
import { fail, ok, type Result } from '../result.ts';
import type { CartLine } from './cart.ts';

/**
 * gone              the dish, or the chosen size, is no longer on the menu
 * out_of_stock      off for now, or published as out of stock
 * not_orderable     its categories allow no orders, it is hidden from ordering, or it is booked and not ordered
 * ingredient_gone   the choice of ingredients can no longer be had as it is
 * price_unknown     its price is no longer fixed
 * wrong_order_type  not offered to this kind of session
 */
export type RemovalReason =
  | 'gone'
  | 'out_of_stock'
  | 'not_orderable'
  | 'ingredient_gone'
  | 'price_unknown'
  | 'wrong_order_type';

export interface LineContext {
  readonly orderType: OrderType | undefined;
  readonly settings: VisibilitySettings;
  /** Dishes that are off for now. */
  readonly off: ReadonlySet<ProductId>;
  /** Somebody is signed in. */
  readonly hasUser: boolean;
}

/** The line as it can be ordered now, or why it cannot. */
export const checkLine = (index: MenuIndex, line: CartLine, context: LineContext): Result<CartLine, RemovalReason> => {
  const { settings, orderType, off, hasUser } = context;
  const found = index.variantById.get(line.variantId);
  if (found?.product.id !== line.productId) return fail('gone');
  const { product, variant } = found;
  if (!product.inStock || off.has(product.id)) return fail('out_of_stock');
  const isHidden = product.hideForOrdering && settings.tokenHidesProducts && hasUser;
  if (product.type === 'booking' || isHidden || !isOrderAllowed(index, product)) return fail('not_orderable');
  // A session that lapsed in the middle must not empty the cart: only one that can order is judged.
  if (canOrder(orderType) && !isProductVisible(index, product, orderType, settings, hasUser)) {
    return fail('wrong_order_type');
  }
  if (variant.price === null) return fail('price_unknown');
  const choice = checkChoice(index, product, line.choice);
  if (!choice.ok) return fail('ingredient_gone');
  const categoryId = product.categoryIds.includes(line.categoryId)
    ? line.categoryId
    : (index.homeCategory(product)?.id ?? line.categoryId);
  return ok({ ...line, categoryId, choice: choice.value });
};
