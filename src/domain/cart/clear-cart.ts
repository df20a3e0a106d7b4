// Emptied carts and held lines. Apart from the other rules, because no first card needs it.
import type { Spending } from '../loyalty/spending.ts';
import type { PromoTerms } from '../promotion/promo-code.ts';
import type { Cart, CartLine } from './cart.ts';

export const withHeld = ({ held: _, ...cart }: Cart, held: readonly CartLine[]): Cart =>
  held.length > 0 ? { ...cart, held } : cart;

const withoutSpending = ({ spending: _, ...cart }: Cart): Cart => cart;

export const clearCart = (cart: Cart): Cart =>
  cart.lines.length === 0 && Object.keys(cart.comments).length === 0 && !cart.held && !cart.promo && !cart.spending
    ? cart
    : withHeld(withPromo({ ...withoutSpending(cart), lines: [], comments: {} }, undefined), []);

export function withPromo({ promo: _, ...cart }: Cart, promo: PromoTerms | undefined): Cart {
  return { ...cart, ...(promo && { promo }), revision: cart.revision + 1 };
}

export function withSpending(cart: Cart, spending: Spending | undefined): Cart {
  const isAny = spending && (spending.points > 0 || spending.money > 0);
  return { ...withoutSpending(cart), ...(isAny && { spending }), revision: cart.revision + 1 };
}
