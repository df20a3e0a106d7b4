import { describe, expect, test } from 'vitest';
import { type Cart, type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { addToCart, setComment } from '#domain/cart/cart-rules.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Asking } from '#domain/order/verdict.ts';
import {
  cat,
  category,
  choice,
  dish,
  indexed,
  ingredient,
  line,
  place,
  product,
  variant,
} from '../menu/menu-builder.ts';

const atTable: Asking = {
  orderType: 'spot',
  settings: { tokenHidesProducts: false },
  off: new Set(),
  hasUser: false,
};
const cartOf = (...lines: readonly CartLine[]): Cart => lines.reduce(addToCart, emptyCart(place));
const reasons = (cart: Cart, parts: Partial<Menu>, context: Partial<Asking> = {}) =>
  reconcileCart(cart, indexed(parts), { ...atTable, ...context }).removed.map(({ line: { lineId }, reason }) => [
    lineId,
    reason,
  ]);
const soup = cartOf(line(1));

test('reconcile returns the same cart object when the menu is unchanged', () => {
  const cart = setComment(cartOf(line(1), line(2)), 'line-1', 'hot');
  const result = reconcileCart(cart, indexed({ products: [product(1), product(2)] }), atTable);
  expect(result.cart).toBe(cart);
  expect(result.removed).toEqual([]);
});

test('a line stays when its price has changed', () => {
  const dearer = indexed({ products: [product(1, { variants: [variant(10, 9999)], discountPercent: 5 })] });
  expect(reconcileCart(soup, dearer, atTable)).toEqual({ cart: soup, removed: [] });
});

describe('reconcile removes a line with its reason', () => {
  test.each<[string, Partial<Menu>, Partial<Asking>]>([
    ['gone', { products: [] }, {}],
    ['gone', { products: [product(1, { variants: [variant(11, 1000)] })] }, {}],
    ['gone', { products: [product(1, { variants: [] }), product(2, { variants: [variant(10, 1000)] })] }, {}],
    ['out_of_stock', { products: [product(1, { inStock: false })] }, {}],
    ['out_of_stock', { products: [product(1)] }, { off: new Set([dish(1)]) }],
    ['not_orderable', { products: [product(1)], categories: [category(1, undefined, { orderAllowed: false })] }, {}],
    ['not_orderable', { products: [product(1, { type: 'booking' })] }, {}],
    [
      'not_orderable',
      { products: [product(1, { hideForOrdering: true })] },
      { settings: { tokenHidesProducts: true }, hasUser: true },
    ],
    ['price_unknown', { products: [product(1, { variants: [variant(10, null)] })] }, {}],
    ['wrong_order_type', { products: [product(1, { visibility: { hideSpot: true } })] }, {}],
    [
      'wrong_order_type',
      { products: [product(1)], categories: [category(1, undefined, { visibility: { onlyDelivery: true } })] },
      {},
    ],
  ])('%s [S4.06, S5.02, S5.04, S4.14] %#', (reason, parts, context) => {
    expect(reasons(soup, parts, context)).toEqual([['line-1', reason]]);
  });

  const topped = cartOf(line(1, { choice: choice({ addable: [5] }) }));
  const withTopping = (active: boolean, more = {}): Partial<Menu> => ({
    products: [product(1, { ingredients: [[5, 'addable']], ...more })],
    ingredients: [ingredient(5, 100, { active })],
  });

  test('reconcile reports ingredient_gone or choice_wrong when the chosen extra ran out or left the dish [S5.08]', () => {
    expect(reasons(topped, withTopping(true))).toEqual([]);
    expect(reasons(topped, withTopping(false))).toEqual([['line-1', 'ingredient_gone']]);
    expect(reasons(topped, { products: [product(1)] })).toEqual([['line-1', 'choice_wrong']]);
    expect(reasons(topped, withTopping(true, { maxAddable: 0 }))).toEqual([['line-1', 'choice_wrong']]);
  });

  test('reconcile removes a line rather than drop its “without”, which may be an allergy', () => {
    const withoutNuts = cartOf(line(1, { choice: choice({ removable: [7] }) }));
    expect(reasons(withoutNuts, { products: [product(1)] })).toEqual([['line-1', 'choice_wrong']]);
  });
});

test('reconcile keeps other lines with their comments, and drops comments of removed lines', () => {
  const cart = setComment(setComment(cartOf(line(1), line(2)), 'line-1', 'hot'), 'line-2', 'cold');
  const result = reconcileCart(cart, indexed({ products: [product(2)] }), atTable);
  expect(result.cart.lines.map(({ lineId }) => lineId)).toEqual(['line-2']);
  expect(result.cart.comments).toEqual({ 20: 'cold' });
  expect(result.cart.revision).toBe(cart.revision + 1);
});

test('reconcile does not empty the cart when the session has expired [S4.13]', () => {
  const spotOnly = { products: [product(1, { visibility: { onlySpot: true } })] };
  expect(reasons(soup, spotOnly, { orderType: undefined })).toEqual([]);
  expect(reasons(soup, spotOnly, { orderType: 'spot_browse' })).toEqual([]);
  expect(reasons(soup, spotOnly, { orderType: 'room' })).toEqual([['line-1', 'wrong_order_type']]);
});

test('reconcile picks the first required ingredient when one became required, and merges equal lines [S5.08, S3.16]', () => {
  const cart = cartOf(
    line(1, { lineId: 'a', quantity: 2 }),
    line(1, { lineId: 'b', choice: choice({ required: 5 }), quantity: 3 }),
  );
  const result = reconcileCart(
    cart,
    indexed({ products: [product(1, { ingredients: [[5, 'required']] })], ingredients: [ingredient(5)] }),
    atTable,
  );
  expect(result.removed).toEqual([]);
  expect(result.cart.lines).toMatchObject([{ lineId: 'a', quantity: 5, choice: { required: 5 } }]);
});

test('reconcile moves a line to the dish’s home category when its category no longer holds the dish', () => {
  const result = reconcileCart(
    soup,
    indexed({ categories: [category(2)], products: [product(1, { categoryIds: [cat(2)] })] }),
    atTable,
  );
  expect(result.cart.lines[0]?.categoryId).toBe(2);
});
