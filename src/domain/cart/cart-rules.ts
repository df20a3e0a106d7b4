// Changes of a cart. Each function returns a new cart with the next revision or, when nothing changes, the same object.

import type { ProductId } from '../ids.ts';
import { type Cart, type CartLine, countItems, MAX_QUANTITY } from './cart.ts';
import { canMerge, withLine } from './cart-lines.ts';
import { cleanComment, withComment } from './comment.ts';
import { commentsByVariant } from './line-comments.ts';

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

const changed = (cart: Cart, lines: readonly CartLine[]): Cart => ({
  ...cart,
  lines,
  comments: commentsByVariant([...lines, ...(cart.held ?? [])]),
  revision: cart.revision + 1,
});

export const replaceLines = (cart: Cart, lines: readonly CartLine[]): Cart => changed(cart, lines);

/**
 * Adds a line. Lines of the same variant merge only when their choices [S3.16] and comments are equal, up to MAX_QUANTITY. A
 * line without a positive integer quantity changes nothing.
 */
export const addToCart = (cart: Cart, line: CartLine): Cart => {
  if (!isQuantity(line.quantity)) return cart;
  const lines = withLine(cart.lines, line);
  const same = lines.length === cart.lines.length && countItems({ lines }) === countItems(cart);
  return same ? cart : changed(cart, lines);
};

/** 0 removes the line; the quantity is capped at MAX_QUANTITY; a quantity that is no integer changes nothing. */
export const changeQuantity = (cart: Cart, lineId: string, quantity: number): Cart => {
  if (quantity === 0) return removeLine(cart, lineId);
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  const next = Math.min(MAX_QUANTITY, quantity);
  if (!line || !isQuantity(quantity) || line.quantity === next) return cart;
  return changed(cart, cart.lines.with(at, { ...line, quantity: next }));
};

/** Removes a line and its comment. */
export const removeLine = (cart: Cart, lineId: string): Cart => {
  const lines = cart.lines.filter((line) => line.lineId !== lineId);
  return lines.length === cart.lines.length ? cart : replaceLines(cart, lines);
};

/**
 * Sets the comment of a line. A comment that is empty after cleaning removes the current one, and is ignored when there is
 * none [S5.01]. A line that becomes equal to another one merges into it.
 */
export const setComment = (cart: Cart, lineId: string, text: string): Cart => {
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  if (!line || cleanComment(text) === (line.comment ?? '')) return cart;
  const next = withComment(line, text);
  const others = cart.lines.toSpliced(at, 1);
  return changed(cart, others.some((one) => canMerge(one, next)) ? withLine(others, next) : cart.lines.with(at, next));
};

/**
 * Sets the comment of one unit of a line, which becomes a separate line after this line. `newLineId`: the new line's
 * id.
 */
export const setCommentOfOne = (cart: Cart, lineId: string, text: string, newLineId: string): Cart => {
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  if (!line || line.quantity === 1) return setComment(cart, lineId, text);
  const one = withComment({ ...line, lineId: newLineId, quantity: 1 }, text);
  if (canMerge(one, line)) return cart;
  const rest = cart.lines.with(at, { ...line, quantity: line.quantity - 1 });
  return changed(
    cart,
    rest.some((other) => canMerge(other, one)) ? withLine(rest, one) : rest.toSpliced(at + 1, 0, one),
  );
};

/**
 * Returns the lines of a refused or expired order to the cart with their comments; a line that equals a later one merges
 * with it. The revision grows once.
 */
export const returnLines = (cart: Cart, lines: readonly CartLine[]): Cart => {
  const whole = lines.filter((line) => isQuantity(line.quantity));
  return whole.length === 0 ? cart : changed(cart, whole.reduce(withLine, cart.lines));
};

const takeFrom = (cart: Cart, line: CartLine | undefined, quantity: number): Cart =>
  line ? changeQuantity(cart, line.lineId, Math.max(0, line.quantity - quantity)) : cart;

/** Removes one unit of a dish from its newest line, and the line with its last unit. */
export const takeOne = (cart: Cart, productId: ProductId): Cart =>
  takeFrom(
    cart,
    cart.lines.findLast((line) => line.productId === productId),
    1,
  );

/** Removes an added line again, whichever line it has merged into. */
export const takeBack = (
  cart: Cart,
  added: Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity' | 'comment'>,
): Cart =>
  takeFrom(
    cart,
    cart.lines.find((line) => canMerge(line, withComment(added, added.comment ?? ''))),
    added.quantity,
  );

/** Index among the current lines: after the nearest line that stood before it earlier. */
const placeOf = (lines: readonly CartLine[], line: CartLine, earlier: readonly CartLine[]): number => {
  const at = earlier.findIndex(({ lineId }) => lineId === line.lineId);
  const above = earlier.slice(0, Math.max(0, at)).map(({ lineId }) => lineId);
  return lines.findLastIndex(({ lineId }) => above.includes(lineId)) + 1;
};

/**
 * Restores a line that was removed from the `earlier` cart: choice, quantity, comment and position. It merges with an equal
 * line that was added since.
 */
export const putBack = (cart: Cart, line: CartLine, earlier: Pick<Cart, 'lines'>): Cart => {
  const returned = returnLines(cart, [line]);
  if (returned === cart || cart.lines.some((one) => canMerge(one, line))) return returned;
  const back = returned.lines.slice(-1);
  return { ...returned, lines: cart.lines.toSpliced(placeOf(cart.lines, line, earlier.lines), 0, ...back) };
};
