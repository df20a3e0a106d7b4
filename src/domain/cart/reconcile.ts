// What becomes of a cart whose menu has changed. Loaded where there is a cart: the first card needs none of it.

import type { MenuIndex } from '../menu/menu-index.ts';
import { lineVerdict } from '../order/line-verdict.ts';
import type { LineReason } from '../order/reasons.ts';
import type { Asking } from '../order/verdict.ts';
import { sameChoice } from '../product/ingredients.ts';
import type { Cart, CartLine } from './cart.ts';
import { mergeLines } from './cart-lines.ts';
import { replaceLines } from './cart-rules.ts';

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

/**
 * Keeps every line that can still be ordered, at whatever price; takes out the others, each with its reason. The same
 * cart comes back where nothing changed. A choice that lacked its required ingredient gets the first active one where the dish does not ask, and
 * lines that thereby become equal merge.
 */
export const reconcileCart = (
  cart: Cart,
  index: MenuIndex,
  asking: Asking,
): { readonly cart: Cart; readonly removed: readonly RemovedLine[] } => {
  const kept: CartLine[] = [];
  const removed: RemovedLine[] = [];
  for (const line of cart.lines) {
    const judged = lineVerdict(index, line, asking);
    if (judged.ok) kept.push(atHome(index, judged.value));
    else removed.push({ line, reason: judged.error.reason });
  }
  const lines = mergeLines(kept);
  const same = lines.length === cart.lines.length && lines.every((line, at) => isSameLine(line, cart.lines[at]));
  return { cart: same ? cart : replaceLines(cart, lines), removed };
};
