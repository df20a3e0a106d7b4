import { expect, test } from 'vitest';
import { availabilityAt, ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import { layOff } from '#domain/availability/lay-off.ts';
import type { OffKey } from '#domain/ids.ts';
import { linesVerdict } from '#domain/order/line-verdict.ts';
import { type Asking, dishVerdict } from '#domain/order/verdict.ts';
import { choice, dish, indexed, ing, ingredient, line, place, product, size, variant } from '../menu/menu-builder.ts';

const row = (productId: OffKey, more: { until?: number | null; seq?: number; left?: number } = {}) => ({
  placeId: place,
  productId,
  until: null,
  seq: 1,
  ...more,
});
const asking = (off: readonly OffKey[], more: Partial<Asking> = {}): Asking => ({
  orderType: 'spot',
  settings: { tokenHidesProducts: false },
  off: new Set(off),
  hasUser: false,
  ...more,
});
const soup = product(1, {
  variants: [variant(10, 500), variant(11, 900)],
  ingredients: [
    [5, 'addable'],
    [6, 'addable'],
  ],
});
const index = indexed({ products: [soup, product(2)], ingredients: [ingredient(5, 100), ingredient(6, 100)] });

test('a size that is off cannot be ordered while others can; the dish is sold out when its last size is off', () => {
  const large = [sizeKey(size(11))];
  expect(dishVerdict(index, soup, asking(large))).toBeUndefined();
  expect(dishVerdict(index, soup, asking(large), [variant(11, 900)])).toBe('out_of_stock');
  expect(dishVerdict(index, soup, asking(large), [variant(10, 500)])).toBeUndefined();
  expect(dishVerdict(index, soup, asking([...large, sizeKey(size(10))]))).toBe('out_of_stock');
});

test('an ingredient that is off is unavailable in every dish, and returns unchanged', () => {
  const off = availabilityAt([row(ingredientKey(ing(5)), { until: 100 })], 99).off;
  const laid = layOff(index, off);
  expect(laid.ingredientById.get(ing(5))).toMatchObject({ active: false, isOff: true });
  expect(laid.ingredientById.get(ing(6))).toBe(index.ingredientById.get(ing(6)));
  const withCheese = line(1, { choice: choice({ addable: [5] }) });
  expect(linesVerdict(laid, [withCheese], asking([...off]))).toMatchObject({ error: { reason: 'ingredient_gone' } });
  expect(linesVerdict(laid, [line(1)], asking([...off])).ok).toBe(true);
  expect(layOff(index, availabilityAt([row(ingredientKey(ing(5)), { until: 100 })], 100).off)).toBe(index);
});

test('a counted dish is available while portions are left, and off after its last portion', () => {
  const rows = (left: number) => [row(dish(1), { left, until: 100 })];
  expect(availabilityAt(rows(1), 99).off.size).toBe(0);
  expect(availabilityAt(rows(1), 99).left.get(dish(1))).toBe(1);
  expect(availabilityAt(rows(0), 99).off.has(dish(1))).toBe(true);
  expect(availabilityAt(rows(0), 99).left.size).toBe(0);
  // A count ends at its time, even a count of zero.
  expect(availabilityAt(rows(0), 100).off.size + availabilityAt(rows(1), 100).left.size).toBe(0);
});

test('an order for more portions than are left is refused whole, counted over all its lines', () => {
  const left = new Map([[dish(1), 3]]);
  const two = [line(1, { quantity: 2 }), line(1, { quantity: 1, choice: choice({ addable: [6] }) })];
  expect(linesVerdict(index, two, asking([], { left })).ok).toBe(true);
  const four = [line(1, { quantity: 2 }), line(1, { quantity: 2, choice: choice({ addable: [6] }) }), line(2)];
  expect(linesVerdict(index, four, asking([], { left }))).toMatchObject({
    error: { reason: 'out_of_stock', problems: [{ productId: 1 }, { productId: 1 }] },
  });
});
