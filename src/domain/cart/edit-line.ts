// Choosing anew about a line that is in the order already.

import type { Cart, CartLine } from './cart.ts';
import { canMerge, withLine } from './cart-lines.ts';
import { replaceLines, setComment } from './cart-rules.ts';

/** Two words to the kitchen about one size, none of them lost. */
const joined = (standing: string, written: string): string =>
  standing.includes(written) ? standing : written.includes(standing) ? written : `${standing}; ${written}`;

/** What the kitchen reads of the size: what is written, and beside it what another line of that size says already. */
const commentAfter = (cart: Cart, before: CartLine, line: CartLine, written: string): string => {
  const standing = cart.comments[line.variantId];
  const isItsOwn = before.variantId === line.variantId;
  return isItsOwn || standing === undefined ? written : joined(standing, written);
};

/**
 * Puts a line in the place of another one. It keeps that one's name on the screen and its place; where it has become equal
 * to another line, it is that line's now. The word to the kitchen goes with it to its new size. A line that has left the
 * order meanwhile is added.
 */
export const editLine = (cart: Cart, lineId: string, line: CartLine, written: string): Cart => {
  const at = cart.lines.findIndex((one) => one.lineId === lineId);
  const before = cart.lines[at];
  if (!before) return setComment(replaceLines(cart, withLine(cart.lines, line)), line.variantId, written);
  const others = cart.lines.toSpliced(at, 1);
  const isEqual = others.some((one) => canMerge(one, line));
  const lines = isEqual ? withLine(others, line) : cart.lines.with(at, { ...line, lineId });
  const comment = commentAfter(cart, before, line, written);
  return setComment(replaceLines(cart, lines), line.variantId, comment);
};
