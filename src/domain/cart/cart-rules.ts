// Changes of a cart. Every function returns a new cart with a revision one higher or, where nothing changes, the very same
// cart.

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

/** Puts lines in the place of the cart's. */
export const replaceLines = (cart: Cart, lines: readonly CartLine[]): Cart => changed(cart, lines);

/**
 * Adds a line; lines of the same variant merge only when their choices [S3.16] and comments are equal, up to MAX_QUANTITY. A line
 * without a whole quantity of at least one changes nothing.
 */
export const addToCart = (cart: Cart, line: CartLine): Cart => {
  if (!isQuantity(line.quantity)) return cart;
  const lines = withLine(cart.lines, line);
  const same = lines.length === cart.lines.length && countItems({ lines }) === countItems(cart);
  return same ? cart : changed(cart, lines);
};

/** 0 removes the line; more than MAX_QUANTITY is MAX_QUANTITY; what is not a whole quantity changes nothing. */
export const changeQuantity = (cart: Cart, lineId: string, quantity: number): Cart => {
  if (quantity === 0) return removeLine(cart, lineId);
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  const next = Math.min(MAX_QUANTITY, quantity);
  if (!line || !isQuantity(quantity) || line.quantity === next) return cart;
  return changed(cart, cart.lines.with(at, { ...line, quantity: next }));
};

/** Takes a line out, and its comment with it. */
export const removeLine = (cart: Cart, lineId: string): Cart => {
  const lines = cart.lines.filter((line) => line.lineId !== lineId);
  return lines.length === cart.lines.length ? cart : replaceLines(cart, lines);
};

/**
 * Writes the comment of a line. Stored only if something is left of it; an empty one takes away what stands, and is ignored
 * when nothing stands [S5.01]. A line that becomes equal to another one merges into it.
 */
export const setComment = (cart: Cart, lineId: string, text: string): Cart => {
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  if (!line || cleanComment(text) === (line.comment ?? '')) return cart;
  const next = withComment(line, text);
  const others = cart.lines.toSpliced(at, 1);
  return changed(cart, others.some((one) => canMerge(one, next)) ? withLine(others, next) : cart.lines.with(at, next));
};

/** Writes a comment about one unit of a line, which becomes a line of its own behind it. `newLineId`: its name. */
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
 * The lines of a refused or expired order come home, each with its comment; one that equals a line chosen since merges with
 * it. One revision, however many lines.
 */
export const returnLines = (cart: Cart, lines: readonly CartLine[]): Cart => {
  const whole = lines.filter((line) => isQuantity(line.quantity));
  return whole.length === 0 ? cart : changed(cart, whole.reduce(withLine, cart.lines));
};

const takeFrom = (cart: Cart, line: CartLine | undefined, quantity: number): Cart =>
  line ? changeQuantity(cart, line.lineId, Math.max(0, line.quantity - quantity)) : cart;

/** One less of a dish: of its newest line, which goes with its last. */
export const takeOne = (cart: Cart, productId: ProductId): Cart =>
  takeFrom(
    cart,
    cart.lines.findLast((line) => line.productId === productId),
    1,
  );

/** Takes out again what was added, whatever line it has become part of. */
export const takeBack = (
  cart: Cart,
  added: Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity' | 'comment'>,
): Cart =>
  takeFrom(
    cart,
    cart.lines.find((line) => canMerge(line, withComment(added, added.comment ?? ''))),
    added.quantity,
  );

/** The place among the lines of now: behind the nearest line that stood above it earlier. */
const placeOf = (lines: readonly CartLine[], line: CartLine, earlier: readonly CartLine[]): number => {
  const at = earlier.findIndex(({ lineId }) => lineId === line.lineId);
  const above = earlier.slice(0, Math.max(0, at)).map(({ lineId }) => lineId);
  return lines.findLastIndex(({ lineId }) => above.includes(lineId)) + 1;
};

/**
 * Puts a line back that was taken out of the `earlier` cart: with its choice, quantity and comment, at its place. It merges
 * with an equal line that was added since.
 */
export const putBack = (cart: Cart, line: CartLine, earlier: Pick<Cart, 'lines'>): Cart => {
  const returned = returnLines(cart, [line]);
  if (returned === cart || cart.lines.some((one) => canMerge(one, line))) return returned;
  const back = returned.lines.slice(-1);
  return { ...returned, lines: cart.lines.toSpliced(placeOf(cart.lines, line, earlier.lines), 0, ...back) };
};
