// Updates a cart for a changed menu. Loaded only when a cart exists: the first card does not need it.

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

/** Whether a line is unchanged by the check, which touches only these fields. */
const isSameLine = (a: CartLine, b: CartLine | undefined): boolean =>
  a.lineId === b?.lineId &&
  a.quantity === b.quantity &&
  a.categoryId === b.categoryId &&
  sameChoice(a.choice, b.choice);

/** Moves a line to the dish's home category when its own category no longer holds the dish. */
const atHome = (index: MenuIndex, line: CartLine): CartLine => {
  const product = index.productById.get(line.productId);
  if (!product || product.categoryIds.includes(line.categoryId)) return line;
  return { ...line, categoryId: index.homeCategory(product)?.id ?? line.categoryId };
};

/** Replaces lines and held lines; a held line keeps its comment. */
const replaceAll = (cart: Cart, lines: readonly CartLine[], held: readonly CartLine[]): Cart => {
  const whole = withHeld({ ...cart, lines: [...cart.lines, ...(cart.held ?? [])] }, []);
  return withHeld({ ...replaceLines(whole, [...lines, ...held]), lines }, held);
};

/** Removes a held line. */
export const dropHeld = (cart: Cart, lineId: string): Cart => {
  const held = (cart.held ?? []).filter((line) => line.lineId !== lineId);
  return held.length === (cart.held ?? []).length ? cart : replaceAll(cart, cart.lines, held);
};

/** Sets the quantity of a held line. */
export const changeHeld = (cart: Cart, lineId: string, quantity: number): Cart => {
  const { held = [] } = cart;
  if (!held.some((line) => line.lineId === lineId && line.quantity !== quantity)) return cart;
  const changed = held.map((line) => (line.lineId === lineId ? { ...line, quantity } : line));
  return withHeld({ ...cart, revision: cart.revision + 1 }, changed);
};

/**
 * Reasons for which a line is held and stays visible: a dish that ran out, is out of its hours, or is not for this order
 * type will return.
 */
export const RETURNS: ReadonlySet<LineReason> = new Set<LineReason>([
  'out_of_stock',
  'wrong_order_type',
  'outside_hours',
  'ingredient_gone',
]);

/**
 * Keeps each line that can be ordered, at any price; removes the others, each with its reason. A line whose dish is
 * temporarily unavailable is held until the dish returns. Returns the same cart when nothing changed. A choice without its
 * required ingredient gets the first active one, unless the dish asks; lines that become equal merge.
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
