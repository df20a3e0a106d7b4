// Undoing a press on a card: one less of a dish, or what was just added.

import type { ProductId } from '../ids.ts';
import type { Cart, CartLine } from './cart.ts';
import { canMerge } from './cart-lines.ts';
import { changeQuantity } from './cart-rules.ts';

const takeFrom = (cart: Cart, line: CartLine | undefined, quantity: number): Cart =>
  line ? changeQuantity(cart, line.lineId, Math.max(0, line.quantity - quantity)) : cart;

/** One less of a dish: of its newest line, which goes with its last. */
export const takeOne = (cart: Cart, productId: ProductId): Cart =>
  takeFrom(
    cart,
    cart.lines.findLast((line) => line.productId === productId),
    1,
  );

/** Takes out again what was added, whatever line it has become part of. */
export const takeBack = (cart: Cart, added: Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity'>): Cart =>
  takeFrom(
    cart,
    cart.lines.find((line) => canMerge(line, added)),
    added.quantity,
  );
