// Lines of a cart, and when two lines merge.

import { normalChoice } from '../product/ingredients.ts';
import { sameChoice } from '../product/same-choice.ts';
import { type CartLine, MAX_QUANTITY } from './cart.ts';

type Dish = Pick<CartLine, 'productId' | 'variantId' | 'choice'>;

/** Whether two lines are the same dish with the same choice, ignoring their comments. */
export const isSameDish = (a: Dish, b: Dish): boolean =>
  a.productId === b.productId && a.variantId === b.variantId && sameChoice(a.choice, b.choice);

/** Whether two lines merge: the same dish [S3.16] with the same comment. */
export const canMerge = (a: Dish & Pick<CartLine, 'comment'>, b: Dish & Pick<CartLine, 'comment'>): boolean =>
  isSameDish(a, b) && (a.comment ?? '') === (b.comment ?? '');

/** The earlier line keeps its id on screen; the later line's seen price and name win, because the guest saw them last. */
const merge = (into: CartLine, line: CartLine): CartLine => {
  const later = line.addedAt >= into.addedAt ? line : into;
  return {
    ...into,
    quantity: Math.min(MAX_QUANTITY, into.quantity + line.quantity),
    seenPrice: later.seenPrice,
    seenName: later.seenName,
    seenSize: later.seenSize,
  };
};

/** Adds a line: merges it into an equal line, else appends it. Merging stops at MAX_QUANTITY. */
export const withLine = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const at = lines.findIndex((one) => canMerge(one, line));
  const equal = lines[at];
  if (equal) return lines.with(at, merge(equal, line));
  return [...lines, { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity), choice: normalChoice(line.choice) }];
};

/** Builds a list of lines in which equal ones are merged. */
export const mergeLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>(withLine, []);
