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

test('an order refused for its price is replaced by the next one, whatever else was sent meanwhile', () => {
  expect(refusalToReplace([sent(1), dearer(2)])).toBe('order-2');
  expect(refusalToReplace([dearer(2), sent(3, { state: 'sending' })])).toBe('order-2');
});

test('an order of which something is left at a price of its own is replaced too', () => {
  const quote = { total: minor(790), menuVersion: 'v2' };
  const short = sent(2, {
    state: 'refused',
    refusal: { code: 'inactive_products', productIds: [], ingredientIds: [], quote },
  });
  expect(refusalToReplace([sent(1), short])).toBe('order-2');
});

test('orders refused for other reasons, and orders on their way, are not replaced', () => {
  expect(refusalToReplace([])).toBeUndefined();
  expect(
    refusalToReplace([sent(1, { state: 'refused', refusal: refusal('place_closed') }), sent(2, { state: 'saved' })]),
  ).toBeUndefined();
});

test('a refusal that was replaced is not replaced twice, nor does an older one take its place', () => {
  const replacement = sent(4, { replaces: 'order-3' as OrderId });
  expect(refusalToReplace([dearer(2), dearer(3), replacement])).toBeUndefined();
  expect(refusalToReplace([dearer(2), dearer(3), { ...replacement, dismissed: true }])).toBeUndefined();
});

test('a refusal that the guest put away is not replaced', () => {
  expect(refusalToReplace([dearer(2), dearer(3, { dismissed: true })])).toBeUndefined();
});

test('a replacement whose price has changed again is replaced itself', () => {
  expect(refusalToReplace([dearer(2), dearer(3, { replaces: 'order-2' as OrderId })])).toBe('order-3');
});
