import { expect, test } from 'vitest';
import type { Refusal } from '#domain/order/refusal.ts';
import { orderEnding } from '#domain/outbox/order-ending.ts';
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';

const refusal = (over: Partial<Refusal> = {}): Refusal => ({
  code: 'orders_not_allowed',
  productIds: [],
  ingredientIds: [],
  quote: undefined,
  ...over,
});
const ended = (over: Partial<Parameters<typeof orderEnding>[0]> = {}) =>
  orderEnding({ state: 'refused', askReason: undefined, orderType: 'spot', refusal: refusal(), ...over });

test('an accepted order ends with thanks, for each order type', () => {
  for (const orderType of ['spot', 'room', 'delivery', 'preorder'] as const) {
    expect(ended({ state: 'received', orderType, refusal: undefined })).toEqual({ kind: 'thanks' });
  }
});

test('an on-site order fails when it is rejected, expired, or its table must be scanned again', () => {
  expect(ended()).toEqual({ kind: 'failed', why: 'orders_not_allowed' });
  expect(ended({ refusal: refusal({ code: 'unknown_refusal', said: 'kitchen_on_strike' }) })).toEqual({
    kind: 'failed',
    why: 'kitchen_on_strike',
  });
  expect(ended({ state: 'expired', refusal: undefined })).toEqual({ kind: 'failed', why: 'order_expired' });
  expect(ended({ state: 'asking', askReason: 'session', refusal: undefined })).toEqual({
    kind: 'failed',
    why: 'session_closed',
  });
});

test('an order that the guest or this page can still act on has not ended', () => {
  for (const state of ['saved', 'sending'] as const) expect(ended({ state, refusal: undefined })).toBeUndefined();
  expect(ended({ state: 'asking', askReason: 'age', refusal: undefined })).toBeUndefined();
  // Changed: the guest can still accept or reject the new quote.
  const quote = { total: minor(500), menuVersion: '2' };
  expect(ended({ refusal: refusal({ code: 'price_changed', quote }) })).toBeUndefined();
  expect(ended({ refusal: refusal({ code: 'order_cancelled' }) })).toBeUndefined();
});

test.each(['delivery', 'preorder', 'room'] as const satisfies OrderType[])(
  'a failed order of type %s stays with its form, which can be corrected',
  (orderType) => {
    expect(ended({ orderType })).toBeUndefined();
    expect(ended({ orderType, state: 'expired', refusal: undefined })).toBeUndefined();
  },
);
