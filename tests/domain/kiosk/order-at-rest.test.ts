import { expect, test } from 'vitest';
import { isToldAtRest } from '#domain/kiosk/order-at-rest.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';

const NOON = Date.UTC(2026, 10, 30, 12);
const HOUR = 3_600_000;
const order = (status: OrderStatus, over: object = {}) =>
  ({ status, facts: {}, placedAt: NOON, ...over }) as unknown as PlacedOrder;

test.each([
  ['one that is still on the tablet', { state: 'saved' } as const, 9 * HOUR, true],
  ['one that the kitchen cooks', { state: 'received', order: order('ordered') } as const, HOUR, true],
  ['one that is ready', { state: 'received', order: order('cooked_room') } as const, HOUR, true],
  ['one that the hotel has just declined', { state: 'received', order: order('rejected') } as const, HOUR, true],
  ['one that is paid', { state: 'received', order: order('paid') } as const, HOUR, false],
  [
    'one of the morning that nobody has closed',
    { state: 'received', order: order('cooked_room') } as const,
    3 * HOUR,
    false,
  ],
  [
    'one for the evening',
    { state: 'received', order: order('ordered', { details: { wantedAt: NOON + 6 * HOUR } }) } as const,
    7 * HOUR,
    true,
  ],
  ['one that the guest has put away', { state: 'expired' } as const, 0, false],
])('room at rest: tells of an order while its guest waits for it: %s', (_, entry, after, isTold) => {
  expect(isToldAtRest(entry, NOON + after)).toBe(isTold);
});
