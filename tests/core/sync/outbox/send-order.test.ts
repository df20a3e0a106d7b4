import { expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import { orderCommand } from '#contract/outbox/order-command.ts';
import { avoidance } from '#domain/diet/diet.ts';
import type { IngredientId } from '#domain/ids.ts';
import { createMemoryOutbox } from '../../db/outbox/memory-outbox.ts';
import { cartOf, draft, line, orderId, TOKEN } from '../../db/outbox/order-drafts.ts';

const saved = async () => {
  const outbox = createMemoryOutbox();
  const dish = {
    ...line(1, 2),
    choice: { required: 4 as IngredientId, addable: [5 as IngredientId], removable: [6 as IngredientId] },
  };
  await outbox.changeCart(draft(1).placeId, () => ({ ...cartOf(dish), comments: { 10: 'no onion' } }));
  const entry = await outbox.submit(draft(1, { replaces: orderId(9) }));
  if (!entry) throw new Error('not saved');
  return entry;
};

test('an order is sent in the specified shape; additions are headers [S3.18]', async () => {
  const request = orderCommand.call(await saved(), { token: TOKEN, ageMs: 61_200, confirmed: false });
  expect(request).toEqual({
    place: 7,
    method: 'post',
    path: 'orders',
    headers: {
      [HEADERS.idempotencyKey]: orderId(1),
      [HEADERS.label]: 'K2-1',
      [HEADERS.shownTotal]: '7.90',
      [HEADERS.menuVersion]: 'v1',
      [HEADERS.orderAge]: '62',
      [HEADERS.replaces]: orderId(9),
      [HEADERS.device]: 'phone-0123',
    },
    body: {
      session: TOKEN,
      products: [
        {
          product_id: 1,
          product_variant_id: 10,
          quantity: 2,
          catHierarchyId: 3,
          ingredients: { required: 4, addable: [5], removable: [6] },
        },
      ],
      order_comment: [{ variantId: 10, comment: 'no onion' }],
    },
  });
});

test('retries differ only in age and the guest’s yes', async () => {
  const entry = await saved();
  const first = orderCommand.call(entry, { token: TOKEN, ageMs: 0, confirmed: false });
  const retry = orderCommand.call(entry, { token: TOKEN, ageMs: undefined, confirmed: true });
  expect(retry.body).toEqual(first.body);
  expect(retry.headers).toEqual({ ...first.headers, [HEADERS.orderAge]: 'unknown', [HEADERS.confirmed]: '1' });
});

test('the guest’s avoidance at submit is sent in headers, the same with each retry', async () => {
  const entry = { ...(await saved()), avoidance: avoidance(['nuts', 'milk'], ['vegan']) };
  for (const attempt of [0, 60_000]) {
    const { headers } = orderCommand.call(entry, { token: TOKEN, ageMs: attempt, confirmed: false });
    expect(headers).toMatchObject({ [HEADERS.avoid]: 'milk,nuts', [HEADERS.diet]: 'vegan' });
  }
});

test('an order saved by an earlier build has no avoidance, and is sent', async () => {
  const { avoidance: _, ...earlier } = await saved();
  const entry = orderCommand.read(earlier);
  if (!entry) throw new Error('not read');
  const { headers } = orderCommand.call(entry, { token: TOKEN, ageMs: 0, confirmed: false });
  expect(headers[HEADERS.idempotencyKey]).toBe(orderId(1));
  expect(headers).not.toHaveProperty(HEADERS.avoid);
});

test('a cancellation names the order and contains no dishes', async () => {
  const entry = { ...(await saved()), cancelling: true };
  const request = orderCommand.call(entry, { token: TOKEN, ageMs: 0, confirmed: false });
  expect(request).toMatchObject({ path: 'orders/cancel', headers: { [HEADERS.idempotencyKey]: orderId(1) } });
  expect(request.body).toEqual({ session: TOKEN });
});
