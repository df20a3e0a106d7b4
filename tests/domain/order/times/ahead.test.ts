import { expect, test } from 'vitest';
import { stoppedAhead } from '#domain/order/times/ahead.ts';
import { ordersAhead } from '#domain/order/verdict.ts';
import type { OrderType } from '#domain/place/place.ts';
import { orderType } from '../../menu/menu-builder.ts';

const TIMES = { slot: 15, lead: 20, deliveryLead: 40, daysAhead: 6, most: 0, whenClosed: true };

test('a closed place takes orders for later when it allows them and offers times', () => {
  expect(stoppedAhead('place_closed', TIMES)).toBeUndefined();
  expect(stoppedAhead('place_closed', { ...TIMES, whenClosed: false })).toBe('place_closed');
  expect(stoppedAhead('place_closed', { ...TIMES, slot: 0 })).toBe('place_closed');
});

test('a place with ordering off takes no orders ahead, and an open place is not blocked', () => {
  expect(stoppedAhead('orders_paused', TIMES)).toBe('orders_paused');
  expect(stoppedAhead(undefined, { ...TIMES, whenClosed: false })).toBeUndefined();
});

const house = (...types: OrderType[]) => ({
  orderTypes: types.map((type) => orderType(type)),
  timeZone: 'Europe/Sofia',
});

test.each([
  ['nobody has scanned, and the place delivers', house('spot', 'delivery'), undefined, true],
  ['nobody has scanned, and the place has its tables alone', house('spot', 'room'), undefined, false],
  ['a room', house('spot', 'delivery', 'room'), 'room', true],
  ['a table, whose order asks for no time', house('spot', 'delivery'), 'spot', false],
  ['a tablet on a table', house('spot', 'delivery'), 'tablet_mode', false],
] as const)('whether a guest can order for later: %s', (_, place, scanned, expected) => {
  expect(ordersAhead(place, { times: TIMES }, scanned, undefined)).toBe(expected);
  expect(ordersAhead(place, { times: { ...TIMES, slot: 0 } }, scanned, undefined)).toBe(false);
  expect(ordersAhead(place, { times: TIMES }, scanned, 'orders_paused')).toBe(false);
});
