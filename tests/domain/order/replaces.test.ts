import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { refusalToReplace } from '#domain/order/replaces.ts';
import { minor } from '#domain/pricing/money.ts';

type Sent = Parameters<typeof refusalToReplace>[0][number];

const refusal = (code: 'price_changed' | 'place_closed'): Sent['refusal'] => ({
  code,
  productIds: [],
  ingredientIds: [],
  quote: undefined,
});
const sent = (seq: number, over: Partial<Sent> = {}): Sent => ({
  id: `order-${seq}` as OrderId,
  seq,
  state: 'received',
  refusal: undefined,
  replaces: undefined,
  dismissed: false,
  ...over,
});
const dearer = (seq: number, over: Partial<Sent> = {}) =>
  sent(seq, { state: 'refused', refusal: refusal('price_changed'), ...over });

test('an order refused for its price is replaced by the next order, whatever else was sent meanwhile', () => {
  expect(refusalToReplace([sent(1), dearer(2)])).toBe('order-2');
  expect(refusalToReplace([dearer(2), sent(3, { state: 'sending' })])).toBe('order-2');
});

test('an order refused for sold-out dishes is replaced too when the rest has a quote', () => {
  const quote = { total: minor(790), menuVersion: 'v2' };
  const short = sent(2, {
    state: 'refused',
    refusal: { code: 'inactive_products', productIds: [], ingredientIds: [], quote },
  });
  expect(refusalToReplace([sent(1), short])).toBe('order-2');
});

test('orders refused for other reasons, and orders being sent, are not replaced', () => {
  expect(refusalToReplace([])).toBeUndefined();
  expect(
    refusalToReplace([sent(1, { state: 'refused', refusal: refusal('place_closed') }), sent(2, { state: 'saved' })]),
  ).toBeUndefined();
});

test('a replaced refusal is not replaced twice, and no older refusal takes its place', () => {
  const replacement = sent(4, { replaces: 'order-3' as OrderId });
  expect(refusalToReplace([dearer(2), dearer(3), replacement])).toBeUndefined();
  expect(refusalToReplace([dearer(2), dearer(3), { ...replacement, dismissed: true }])).toBeUndefined();
});

test('a refusal that the guest dismissed is not replaced', () => {
  expect(refusalToReplace([dearer(2), dearer(3, { dismissed: true })])).toBeUndefined();
});

test('a replacement whose price changed again is replaced in turn', () => {
  expect(refusalToReplace([dearer(2), dearer(3, { replaces: 'order-2' as OrderId })])).toBe('order-3');
});
