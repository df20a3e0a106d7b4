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

test('a reorder keeps all lines and has no notice when each dish is still available', () => {
  const again = orderAgain(indexed({ products: [salad] }), ordered([1, 10, 2, 1580]), AT_TABLE);
  expect(again.lines).toMatchObject([{ productId: 1, variantId: 10, quantity: 2, seenPrice: 790 }]);
  expect([again.gone, again.dearer]).toEqual([[], []]);
});

test('a reorder names dishes that left the menu or ran out with the reason, and keeps the rest', () => {
  const index = indexed({ products: [salad, product(2, { variants: [variant(20, 500)] })] });
  const off = new Set([dish(2)]);
  const again = orderAgain(index, ordered([1, 10, 1, 790], [2, 20, 1, 500], [3, 30, 1, 300]), { ...AT_TABLE, off });
  expect(again.lines.map(({ productId }) => productId)).toEqual([1]);
  expect(again.gone).toEqual([
    { name: index.productById.get(dish(2))?.name, reason: 'out_of_stock' },
    { name: 'Dish 3', reason: 'gone' },
  ]);
});

test('a reorder names a dearer dish with both prices, and not a cheaper dish', () => {
  const index = indexed({ products: [salad, product(2, { variants: [variant(20, 400)] })] });
  const again = orderAgain(index, ordered([1, 10, 2, 1400], [2, 20, 1, 500]), AT_TABLE);
  expect(again.dearer).toEqual([{ name: salad.name, from: 1400, to: 1580 }]);
  expect(again.lines).toHaveLength(2);
});

test('a reorder drops a dish whose ingredient has run out, with the reason ingredient_gone', () => {
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
