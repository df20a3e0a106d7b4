import { expect, test } from 'vitest';
import { orderAgain } from '#domain/order/order-again.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { choice, dish, indexed, ingredient, product, size, variant } from '../menu/menu-builder.ts';

const AT_TABLE = {
  orderType: 'spot' as const,
  settings: { tokenHidesProducts: false, moneyDiscountOnlyPreorder: false },
  off: new Set<never>(),
  hasUser: false,
};
const ordered = (...all: readonly [id: number, variantId: number, quantity: number, total: number][]) =>
  ({
    lines: all.map(([id, variantId, quantity]) => ({
      productId: dish(id),
      variantId: size(variantId),
      categoryId: undefined,
      choice: choice({}),
      quantity,
    })),
    summary: all.map(([id, , quantity, total]) => ({ name: `Dish ${id}`, detail: '', quantity, total })),
  }) satisfies Pick<OutboxEntry, 'lines' | 'summary'>;
const salad = product(1, { variants: [variant(10, 790)] });

test('an order that can be had as it was has the same lines, and nothing to say', () => {
  const again = orderAgain(indexed({ products: [salad] }), ordered([1, 10, 2, 1580]), AT_TABLE);
  expect(again.lines).toMatchObject([{ productId: 1, variantId: 10, quantity: 2, seenPrice: 790 }]);
  expect([again.gone, again.dearer]).toEqual([[], []]);
});

test('dishes that have left the menu or run out are named with the reason; the rest can be had', () => {
  const index = indexed({ products: [salad, product(2, { variants: [variant(20, 500)] })] });
  const off = new Set([dish(2)]);
  const again = orderAgain(index, ordered([1, 10, 1, 790], [2, 20, 1, 500], [3, 30, 1, 300]), { ...AT_TABLE, off });
  expect(again.lines.map(({ productId }) => productId)).toEqual([1]);
  expect(again.gone).toEqual([
    { name: index.productById.get(dish(2))?.name, reason: 'out_of_stock' },
    { name: 'Dish 3', reason: 'gone' },
  ]);
});

test('a dish that costs more is named with both sums, and a cheaper one is not', () => {
  const index = indexed({ products: [salad, product(2, { variants: [variant(20, 400)] })] });
  const again = orderAgain(index, ordered([1, 10, 2, 1400], [2, 20, 1, 500]), AT_TABLE);
  expect(again.dearer).toEqual([{ name: salad.name, from: 1400, to: 1580 }]);
  expect(again.lines).toHaveLength(2);
});

test('an ingredient that has run out takes its dish away, by name', () => {
  const index = indexed({
    products: [
      product(1, {
        variants: [variant(10, 790)],
        ingredients: [[1, 'addable']],
      }),
    ],
    ingredients: [ingredient(1, 50, { active: false, isOff: true })],
  });
  const order = ordered([1, 10, 1, 790]);
  const withDill = { ...order, lines: order.lines.map((line) => ({ ...line, choice: choice({ addable: [1] }) })) };
  expect(orderAgain(index, withDill, AT_TABLE)).toMatchObject({ lines: [], gone: [{ reason: 'ingredient_gone' }] });
});
