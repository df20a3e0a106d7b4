// What may happen to a cart. Every function gives back a new cart with a revision one higher, or, where nothing
// changes, the very same cart.

import type { ProductId, VariantId } from '../ids.ts';
import { type Cart, type CartLine, countItems, MAX_QUANTITY } from './cart.ts';
import { canMerge, withLine } from './cart-lines.ts';
import { cleanComment } from './comment.ts';

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

const changed = (cart: Cart, change: Partial<Pick<Cart, 'lines' | 'comments'>>): Cart => ({
  ...cart,
  ...change,
  revision: cart.revision + 1,
});

/** Comments go with the last line of their variant: a dish ordered again later starts without the old wish. */
const commentsFor = (lines: readonly CartLine[], comments: Cart['comments']): Cart['comments'] =>
  Object.fromEntries(
    Object.entries(comments).filter(([variantId]) => lines.some((line) => line.variantId === Number(variantId))),
  );

/** Puts lines in the place of the cart's, comments of vanished variants gone. */
export const replaceLines = (cart: Cart, lines: readonly CartLine[]): Cart => {
  const gone = cart.lines.filter((line) => !lines.some((one) => one.variantId === line.variantId));
  const kept = gone.length === 0 ? cart.comments : commentsFor([...lines, ...(cart.held ?? [])], cart.comments);
  return changed(cart, { lines, comments: kept });
};

/**
 * Adds a line; lines of the same variant merge only where their choices are equal [S3.16], up to MAX_QUANTITY. A line
 * without a whole quantity of at least one changes nothing.
 */
export const addToCart = (cart: Cart, line: CartLine): Cart => {
  if (!isQuantity(line.quantity)) return cart;
  const lines = withLine(cart.lines, line);
  const same = lines.length === cart.lines.length && countItems({ lines }) === countItems(cart);
  return same ? cart : changed(cart, { lines });
};

/** 0 removes the line; more than MAX_QUANTITY is MAX_QUANTITY; what is not a whole quantity changes nothing. */
export const changeQuantity = (cart: Cart, lineId: string, quantity: number): Cart => {
  if (quantity === 0) return removeLine(cart, lineId);
  const at = cart.lines.findIndex((line) => line.lineId === lineId);
  const line = cart.lines[at];
  const next = Math.min(MAX_QUANTITY, quantity);
  if (!line || !isQuantity(quantity) || line.quantity === next) return cart;
  return changed(cart, { lines: cart.lines.with(at, { ...line, quantity: next }) });
};

/** Takes a line out, and with the last line of a variant its comment. */
export const removeLine = (cart: Cart, lineId: string): Cart => {
  const lines = cart.lines.filter((line) => line.lineId !== lineId);
  return lines.length === cart.lines.length ? cart : replaceLines(cart, lines);
};

const commentOf = (comments: Cart['comments'], variantId: VariantId): string | undefined =>
  Object.hasOwn(comments, variantId) ? comments[variantId] : undefined;

/**
 * Writes the comment of a variant, whichever of its lines it is written at [S3.18]. Stored only if something is left of
 * it; an empty one takes away what stands, and is ignored where nothing stands. [S5.01]
 */
export const setComment = (cart: Cart, variantId: VariantId, text: string): Cart => {
  const comment = cleanComment(text);
  const before = commentOf(cart.comments, variantId);
  if (comment === (before ?? '')) return cart;
  const { [variantId]: _, ...others } = cart.comments;
  return changed(cart, { comments: comment === '' ? others : { ...others, [variantId]: comment } });
};

/**
 * The lines of a refused or expired order come home: merged with what has been chosen since, its comments kept only
 * where no newer one stands. One revision, however many lines.
 */
export const returnLines = (cart: Cart, lines: readonly CartLine[], comments: Cart['comments']): Cart => {
  const whole = lines.filter((line) => isQuantity(line.quantity));
  if (whole.length === 0) return cart;
  const own = commentsFor(whole, comments);
  return changed(cart, { lines: whole.reduce(withLine, cart.lines), comments: { ...own, ...cart.comments } });
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
export const takeBack = (cart: Cart, added: Pick<CartLine, 'productId' | 'variantId' | 'choice' | 'quantity'>): Cart =>
  takeFrom(
    cart,
    cart.lines.find((line) => canMerge(line, added)),
    added.quantity,
  );

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
