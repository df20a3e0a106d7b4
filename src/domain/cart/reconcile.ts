// A cart brought up to date with a changed menu. Loaded only where a cart exists: the first card needs none of it.

import type { MenuIndex } from '../menu/menu-index.ts';
import { lineVerdict } from '../order/line-verdict.ts';
import type { LineReason } from '../order/reasons.ts';
import type { Asking } from '../order/verdict.ts';
import { sameChoice } from '../product/same-choice.ts';
import type { Cart, CartLine } from './cart.ts';
import { mergeLines } from './cart-lines.ts';
import { replaceLines } from './cart-rules.ts';
import { withHeld } from './clear-cart.ts';

export interface RemovedLine {
  readonly line: CartLine;
  readonly reason: LineReason;
}

/** Whether a line came through the check as it was; its other fields are never touched. */
const isSameLine = (a: CartLine, b: CartLine | undefined): boolean =>
  a.lineId === b?.lineId &&
  a.quantity === b.quantity &&
  a.categoryId === b.categoryId &&
  sameChoice(a.choice, b.choice);

/** A line whose category has left the dish goes to the dish's own. */
const atHome = (index: MenuIndex, line: CartLine): CartLine => {
  const product = index.productById.get(line.productId);
  if (!product || product.categoryIds.includes(line.categoryId)) return line;
  return { ...line, categoryId: index.homeCategory(product)?.id ?? line.categoryId };
};

/** Puts lines and held lines in the place of the cart's; a word to the kitchen stays with a line that is held. */
const replaceAll = (cart: Cart, lines: readonly CartLine[], held: readonly CartLine[]): Cart => {
  const whole = withHeld({ ...cart, lines: [...cart.lines, ...(cart.held ?? [])] }, []);
  return withHeld({ ...replaceLines(whole, [...lines, ...held]), lines }, held);
};

/** Takes out a line that was held back. */
export const dropHeld = (cart: Cart, lineId: string): Cart => {
  const held = (cart.held ?? []).filter((line) => line.lineId !== lineId);
  return held.length === (cart.held ?? []).length ? cart : replaceAll(cart, cart.lines, held);
};

/** The cart with this quantity of a line that is held back. */
export const changeHeld = (cart: Cart, lineId: string, quantity: number): Cart => {
  const { held = [] } = cart;
  if (!held.some((line) => line.lineId === lineId && line.quantity !== quantity)) return cart;
  const changed = held.map((line) => (line.lineId === lineId ? { ...line, quantity } : line));
  return withHeld({ ...cart, revision: cart.revision + 1 }, changed);
};

/**
 * Why a line is held back, and still seen in the order, and not dropped: what has run out, is had at other hours, or is
 * not had this way, will be there again.
 */
export const RETURNS: ReadonlySet<LineReason> = new Set<LineReason>([
  'out_of_stock',
  'wrong_order_type',
  'outside_hours',
  'ingredient_gone',
]);

/**
 * Keeps every line that can still be ordered, at whatever price; takes out the others, each with its reason. One whose dish
 * has run out is held back, and is a line again when the dish is back. The same cart comes back where nothing changed. A
 * choice that lacked its required ingredient gets the first active one where the dish does not ask, and lines that thereby
 * become equal merge.
 */
export const reconcileCart = (
  cart: Cart,
  index: MenuIndex,
  asking: Asking,
): { readonly cart: Cart; readonly removed: readonly RemovedLine[] } => {
  const kept: CartLine[] = [];
  const held: CartLine[] = [];
  const removed: RemovedLine[] = [];
  const before = cart.held ?? [];
  for (const line of [...cart.lines, ...before]) {
    const judged = lineVerdict(index, line, asking);
    if (judged.ok) {
      kept.push(atHome(index, judged.value));
      continue;
    }
    const { reason } = judged.error;
    if (RETURNS.has(reason)) held.push(line);
    if (!RETURNS.has(reason) || !before.includes(line)) removed.push({ line, reason });
  }
  const lines = mergeLines(kept);
  const same =
    lines.length === cart.lines.length &&
    held.length === before.length &&
    lines.every((line, at) => isSameLine(line, cart.lines[at]));
  return { cart: same ? cart : replaceAll(cart, lines, held), removed };
};
