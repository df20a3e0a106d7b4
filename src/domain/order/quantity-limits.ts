// How much one order may have, and from how much on it is asked whether that is meant.

import type { CartLine } from '../cart/cart.ts';
import { isSameDish } from '../cart/cart-lines.ts';
import type { QuantityLimits } from '../place/settings.ts';

type CountedLine = Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity'>;

/** A quantity that is too much, or so much that it may be a slip of the finger. */
export interface Excess<L extends CountedLine = CountedLine> {
  /** Each with its own count, which equal lines share. */
  readonly lines: readonly { readonly line: L; readonly count: number }[];
  /** How many dishes there are in all; undefined: not too many. */
  readonly inAll: number | undefined;
  /** Limits that were passed: for a line, and for the order. 0: none. */
  readonly most: { readonly line: number; readonly order: number };
}

/** Equal lines count as one: a dish that is written as two lines has one limit. */
const counted = <L extends CountedLine>(lines: readonly L[]): { readonly line: L; readonly count: number }[] => {
  const found: { readonly line: L; count: number }[] = [];
  for (const line of lines) {
    const equal = found.find((one) => isSameDish(one.line, line));
    if (equal) equal.count += line.quantity;
    else found.push({ line, count: line.quantity });
  }
  return found;
};

const excessOver = <L extends CountedLine>(lines: readonly L[], most: Excess['most']): Excess<L> | undefined => {
  const over = most.line === 0 ? [] : counted(lines).filter(({ count }) => count > most.line);
  const sum = lines.reduce((before, { quantity }) => before + quantity, 0);
  const inAll = most.order !== 0 && sum > most.order ? sum : undefined;
  return over.length > 0 || inAll !== undefined ? { lines: over, inAll, most } : undefined;
};

/** Quantity that is more than the place takes; undefined: none. The server judges by it too. */
export const tooMuch = <L extends CountedLine>(lines: readonly L[], { line, order }: QuantityLimits) =>
  excessOver(lines, { line, order });

/** Quantity that is so large that its guest is asked first; undefined: none. */
export const unusual = <L extends CountedLine>(lines: readonly L[], { lineAsk, orderAsk }: QuantityLimits) =>
  excessOver(lines, { line: lineAsk, order: orderAsk });
