// Choosing anew about a line that is in the order already.

import type { Cart, CartLine } from './cart.ts';
import { canMerge, withLine } from './cart-lines.ts';
import { replaceLines } from './cart-rules.ts';

/**
 * Puts a line, with its comment, in the place of another one. It keeps that one's name on the screen and its place; when it
 * has become equal to another line, it merges into that. A line that has left the order meanwhile is added.
 */
export const editLine = (cart: Cart, lineId: string, line: CartLine): Cart => {
  const at = cart.lines.findIndex((one) => one.lineId === lineId);
  if (at === -1) return replaceLines(cart, withLine(cart.lines, line));
  const others = cart.lines.toSpliced(at, 1);
  const isEqual = others.some((one) => canMerge(one, line));
  return replaceLines(cart, isEqual ? withLine(others, line) : cart.lines.with(at, { ...line, lineId }));
};
