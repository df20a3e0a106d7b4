import { expect, test } from 'vitest';
import { readStoredCart } from '#contract/stored.ts';
import { categoryKey, ingredientKey } from '#domain/availability/availability.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import { type Cart, type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { addToCart, setComment } from '#domain/cart/cart-rules.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { dropHeld, reconcileCart } from '#domain/cart/reconcile.ts';
import type { OffKey } from '#domain/ids.ts';
import type { Asking } from '#domain/order/verdict.ts';
import { cat, choice, dish, indexed, ing, ingredient, line, place, product } from '../menu/menu-builder.ts';

const asking = (...off: readonly OffKey[]): Asking => ({
  orderType: 'spot',
  settings: { tokenHidesProducts: false },
  off: new Set(off),
  hasUser: false,
});
const cartOf = (...lines: readonly CartLine[]): Cart => lines.reduce(addToCart, emptyCart(place));
const index = indexed({
  products: [product(1, { ingredients: [[5, 'addable']] }), product(2)],
  ingredients: [ingredient(5, 100)],
});
const both = setComment(cartOf(line(1), line(2)), 'line-1', 'no nuts');
const held = reconcileCart(both, index, asking(dish(1))).cart;

test('a line whose dish has run out is held, out of the order, with its comment for the kitchen [S4.06, S8.03]', () => {
  expect(held.lines.map(({ lineId }) => lineId)).toEqual(['line-2']);
  expect(held.held?.map(({ lineId }) => lineId)).toEqual(['line-1']);
  expect(held.comments).toEqual({ 10: 'no nuts' });
  expect(held.revision).toBe(both.revision + 1);
  // A second reconcile without changes returns the same cart and reports nothing.
  expect(reconcileCart(held, index, asking(dish(1)))).toEqual({ cart: held, removed: [] });
});

test('a held line returns to the order when its dish is back', () => {
  const back = reconcileCart(held, index, asking());
  expect(back.removed).toEqual([]);
  expect(back.cart.held).toBeUndefined();
  expect(back.cart.lines.map(({ lineId }) => lineId)).toEqual(['line-2', 'line-1']);
  expect(back.cart.comments).toEqual({ 10: 'no nuts' });
});

test('a held line is removed and reported as gone when its dish leaves the menu', () => {
  const gone = reconcileCart(held, indexed({ products: [product(2)] }), asking(dish(1)));
  expect(gone.removed).toMatchObject([{ line: { lineId: 'line-1' }, reason: 'gone' }]);
  expect(gone.cart.held).toBeUndefined();
  expect(gone.cart.comments).toEqual({});
});

test('a line is held when its ingredient has run out', () => {
  const topped = cartOf(line(1, { choice: choice({ addable: [5] }) }));
  const off = [ingredientKey(ing(5))];
  const result = reconcileCart(topped, layOff(index, new Set(off)), asking(...off));
  expect(result.cart).toMatchObject({ lines: [], held: [{ lineId: 'line-1' }] });
  expect(reconcileCart(result.cart, index, asking()).cart.lines).toHaveLength(1);
});

test('a held line is removed when the guest removes it, and when the order is sent', () => {
  expect(dropHeld(held, 'line-1').held).toBeUndefined();
  expect(dropHeld(held, 'line-2')).toBe(held);
  expect(clearCart(held)).toMatchObject({ lines: [], comments: {} });
  expect(clearCart(held).held).toBeUndefined();
});

test('a stored cart keeps each valid held line, whatever broken data lies beside it', () => {
  expect(readStoredCart(structuredClone(held))).toEqual(held);
  expect(readStoredCart({ ...held, held: [{ no: 'line' }, ...(held.held ?? [])] })?.held).toEqual(held.held);
  expect(readStoredCart({ ...held, held: 'nonsense' })).toMatchObject({ lines: held.lines });
  expect(readStoredCart({ ...held, held: 'nonsense' })?.held).toBeUndefined();
});

test('a breakfast line at night stays when it can be ordered ahead, and is held when it cannot', () => {
  const evening = asking(categoryKey(cat(1)));
  expect(reconcileCart(both, index, { ...evening, ahead: true })).toEqual({ cart: both, removed: [] });
  const now = reconcileCart(both, index, evening).cart;
  expect(now.held).toHaveLength(2);
  expect(reconcileCart(now, index, { ...evening, ahead: true }).cart.lines).toHaveLength(2);
});

test('a line whose dish is not for the chosen order type is held with its comment, and returns with another type', () => {
  const carried = indexed({ products: [product(1, { visibility: { onlyDelivery: true } }), product(2)] });
  const way = (orderType: Asking['orderType']) => ({ ...asking(), orderType });
  const fetched = reconcileCart(both, carried, way('preorder'));
  expect(fetched.removed).toMatchObject([{ line: { lineId: 'line-1' }, reason: 'wrong_order_type' }]);
  expect(fetched.cart).toMatchObject({
    lines: [{ lineId: 'line-2' }],
    held: [{ lineId: 'line-1' }],
    comments: { 10: 'no nuts' },
  });
  const brought = reconcileCart(fetched.cart, carried, way('delivery')).cart;
  expect(brought.held).toBeUndefined();
  expect(brought.lines.map(({ lineId }) => lineId)).toEqual(['line-2', 'line-1']);
});
