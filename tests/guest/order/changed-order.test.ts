import { expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { Quote } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { minor } from '#domain/pricing/money.ts';
import { dishesTotal, totalOf } from '#domain/pricing/price-steps.ts';
import { changedRows } from '#guest/order/use-changed-order.ts';

const dish = (id: number, each: number, quantity = 1) => ({
  productId: id as ProductId,
  variantId: (id * 10) as VariantId,
  quantity,
  each: minor(each),
});
const quote = (dishes: readonly ReturnType<typeof dish>[], boxes?: number): Quote => {
  const steps = [
    { kind: 'lines', amount: dishesTotal(dishes), cause: { dishes } } as const,
    ...(boxes === undefined ? [] : [{ kind: 'boxes', amount: minor(boxes), cause: { orderType: 'spot' } } as const]),
  ];
  return { total: totalOf(steps), menuVersion: 'v1', steps };
};
const entry = (shown: Quote, now: Quote | undefined) =>
  ({
    lines: [dish(1, 0), dish(2, 0)],
    summary: [
      { name: 'Salad', detail: '', quantity: 2, total: 0 },
      { name: 'Soup', detail: '300 g', quantity: 1, total: 0 },
    ],
    quote: shown,
    refusal: { code: 'inactive_products', productIds: [], ingredientIds: [], quote: now },
  }) as unknown as OutboxEntry;

test('changed order: lists each change as a row: a dish by its name when sent, a removed dish and any other price step', () => {
  const shown = quote([dish(1, 790, 2), dish(2, 500)]);
  expect(changedRows(entry(shown, quote([dish(1, 850, 2)], 30)))).toEqual([
    { what: { name: 'Salad', language: undefined, quantity: 2 }, from: 1580, to: 1700 },
    { what: { name: 'Soup · 300 g', language: undefined, quantity: 1 }, from: 500, to: undefined },
    { what: { step: 'boxes' }, from: 0, to: 30 },
  ]);
});

test('changed order: has no rows without the price of the remaining dishes', () => {
  expect(changedRows(entry(quote([dish(1, 790)]), undefined))).toBeUndefined();
});
