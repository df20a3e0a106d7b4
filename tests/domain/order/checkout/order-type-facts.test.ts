import { expect, test } from 'vitest';
import { verdictAhead } from '#domain/delivery/delivery-ahead.ts';
import { orderTypeFacts } from '#domain/order/checkout/order-type-facts.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { delivering, shape, squareAt } from '../../delivery/delivery-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const times = { ...DEFAULT_SETTINGS.times, lead: 20, deliveryLead: 35 };
const place = delivering({
  shapes: [
    shape(1, squareAt(42.7, 23.3), 200, { minimum: minor(1000) }),
    shape(2, squareAt(42.8, 23.3), 390, { minimum: minor(2000), freeFrom: minor(5000) }),
  ],
});
const of = (amount: number): PriceStep[] => [{ kind: 'lines', amount: minor(amount), cause: { dishes: [] } }];
const house = { isOpen: true, verdict: undefined, steps: [] };
const far = verdictAhead(place, { point: { lat: 42.8, lng: 23.3 } }, NOON);

test('order type facts: a delivery without an address has the lowest fee and minimum of the zones', () => {
  const fee = { amount: 200, isExact: false };
  expect(orderTypeFacts(place, times, 'delivery', house)).toEqual({ minutes: 35, fee, minimum: 1000 });
});

test('order type facts: the address’s zone decides, and the minimum stays when the cart has reached it', () => {
  const told = (amount: number) =>
    orderTypeFacts(place, times, 'delivery', { ...house, verdict: far, steps: of(amount) });
  expect(told(3000)).toEqual({ minutes: 35, fee: { amount: 390, isExact: true }, minimum: 2000 });
  expect(told(6000).fee).toEqual({ amount: 0, isExact: true });
});

test('order type facts: a pickup has minutes alone, a table has none, and a closed place promises no minutes', () => {
  expect(orderTypeFacts(place, times, 'preorder', house)).toEqual({ minutes: 20 });
  expect(orderTypeFacts(place, times, 'spot', house)).toEqual({});
  expect(orderTypeFacts(place, times, 'preorder', { ...house, isOpen: false }).minutes).toBeUndefined();
  expect(orderTypeFacts(place, { ...times, lead: 0 }, 'preorder', house).minutes).toBeUndefined();
});
