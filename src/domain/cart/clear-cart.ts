// Carts that are emptied, and lines that are held back. Apart from the other rules: no first card needs it.
import type { PromoTerms } from '../promotion/promo-code.ts';
import type { Cart, CartLine } from './cart.ts';

/** The same cart with these lines held back. */
export const withHeld = ({ held: _, ...cart }: Cart, held: readonly CartLine[]): Cart =>
  held.length > 0 ? { ...cart, held } : cart;

export const clearCart = (cart: Cart): Cart =>
  cart.lines.length === 0 && Object.keys(cart.comments).length === 0 && !cart.held && !cart.promo
    ? cart
    : withHeld(withPromo({ ...cart, lines: [], comments: {} }, undefined), []);

/** The same cart with this code, or with none. */
export function withPromo({ promo: _, ...cart }: Cart, promo: PromoTerms | undefined): Cart {
  return { ...cart, ...(promo && { promo }), revision: cart.revision + 1 };
}
