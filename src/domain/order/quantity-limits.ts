// Maximum quantities of an order, and quantities that need a confirmation by the guest.

import type { CartLine } from '../cart/cart.ts';
import { isSameDish } from '../cart/cart-lines.ts';
import type { QuantityLimits } from '../place/settings.ts';

type CountedLine = Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity'>;

/** A quantity that is too large, or so large that it may be a typing mistake. */
export interface Excess<L extends CountedLine = CountedLine> {
  /** Each line with its count, which equal lines share. */
  readonly lines: readonly { readonly line: L; readonly count: number }[];
  /** Number of dishes in the order; undefined: not too many. */
  readonly inAll: number | undefined;
  /** Exceeded limits, of a line and of the order. 0: none. */
  readonly most: { readonly line: number; readonly order: number };
}

/** Equal lines are counted together: splitting a dish into two lines does not raise its limit. */
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

/** Quantities above the place's maximum; undefined: none. The server uses the same rule. */
export const tooMuch = <L extends CountedLine>(lines: readonly L[], { line, order }: QuantityLimits) =>
  excessOver(lines, { line, order });

/** Quantities that the guest must confirm first; undefined: none. */
export const unusual = <L extends CountedLine>(lines: readonly L[], { lineAsk, orderAsk }: QuantityLimits) =>
  excessOver(lines, { line: lineAsk, order: orderAsk });
