// Undoing a removal: the line comes back as it was, and where it was.

import type { Cart, CartLine } from './cart.ts';
import { canMerge } from './cart-lines.ts';
import { returnLines } from './cart-rules.ts';

/** The place among the lines of now: behind the nearest line that stood above it earlier. */
const placeOf = (lines: readonly CartLine[], line: CartLine, earlier: readonly CartLine[]): number => {
  const at = earlier.findIndex(({ lineId }) => lineId === line.lineId);
  const above = earlier.slice(0, Math.max(0, at)).map(({ lineId }) => lineId);
  return lines.findLastIndex(({ lineId }) => above.includes(lineId)) + 1;
};

/**
 * Puts a line back that was taken out of the `earlier` cart: with its choice, its quantity, its word to the kitchen, and
 * at its place. It merges with an equal line that was added since; a word that was written since stands.
 */
export const putBack = (cart: Cart, line: CartLine, earlier: Pick<Cart, 'lines' | 'comments'>): Cart => {
  const returned = returnLines(cart, [line], earlier.comments);
  if (returned === cart || cart.lines.some((one) => canMerge(one, line))) return returned;
  const back = returned.lines.slice(-1);
  return { ...returned, lines: cart.lines.toSpliced(placeOf(cart.lines, line, earlier.lines), 0, ...back) };
};
