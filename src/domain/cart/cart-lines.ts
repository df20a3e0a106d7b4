// Lines of a cart, and when two of them are one.

import { normalChoice } from '../product/ingredients.ts';
import { sameChoice } from '../product/same-choice.ts';
import { type CartLine, MAX_QUANTITY } from './cart.ts';

type Dish = Pick<CartLine, 'productId' | 'variantId' | 'choice'>;

/** Whether two lines are the same dish with the same choice, whatever is written to the kitchen about them. */
export const isSameDish = (a: Dish, b: Dish): boolean =>
  a.productId === b.productId && a.variantId === b.variantId && sameChoice(a.choice, b.choice);

/** Whether two lines are one: the same dish [S3.16], with the same words to the kitchen. */
export const canMerge = (a: Dish & Pick<CartLine, 'comment'>, b: Dish & Pick<CartLine, 'comment'>): boolean =>
  isSameDish(a, b) && (a.comment ?? '') === (b.comment ?? '');

/** The earlier line keeps its name on the screen; what was seen last is what the guest has in mind. */
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

/** Lines with one more among them: merged into its equal, else at the end. Merging stops at MAX_QUANTITY. */
export const withLine = (lines: readonly CartLine[], line: CartLine): readonly CartLine[] => {
  const at = lines.findIndex((one) => canMerge(one, line));
  const equal = lines[at];
  if (equal) return lines.with(at, merge(equal, line));
  return [...lines, { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity), choice: normalChoice(line.choice) }];
};

/** Lines put together from nothing: equal ones become one. */
export const mergeLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>(withLine, []);
