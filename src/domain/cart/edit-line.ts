// Edits a line that is already in the order.

import type { Cart, CartLine } from './cart.ts';
import { canMerge, withLine } from './cart-lines.ts';
import { replaceLines } from './cart-rules.ts';

/**
 * Replaces a line and its comment. The new line keeps the old one's screen id and position, and merges into a line that it
 * now equals. When the old line was removed meanwhile, the new one is added.
 */
export const editLine = (cart: Cart, lineId: string, line: CartLine): Cart => {
  const at = cart.lines.findIndex((one) => one.lineId === lineId);
  if (at === -1) return replaceLines(cart, withLine(cart.lines, line));
  const others = cart.lines.toSpliced(at, 1);
  const isEqual = others.some((one) => canMerge(one, line));
  return replaceLines(cart, isEqual ? withLine(others, line) : cart.lines.with(at, { ...line, lineId }));
};
