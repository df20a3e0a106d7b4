import { expect, test } from 'vitest';
import {
  hasOrderOnItsWay,
  howItComes,
  idleMs,
  leftAtTill,
  thankedOrder,
  unsentLabels,
} from '#domain/kiosk/between-guests.ts';
import { isForTelephone } from '#domain/kiosk/exit.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { ENTRY_STATES } from '#domain/outbox/outbox.ts';

test('a link from a shared device to a phone may open a page, dial or write, and runs no code', () => {
  expect(['https://a.org', 'tel:+359', 'mailto:a@b.org'].every(isForTelephone)).toBe(true);
  expect(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.org/1'].some(isForTelephone)).toBe(false);
});

test('each order state says whether it keeps the visit, needs telling, and gets a thank-you', () => {
  const of = (state: (typeof ENTRY_STATES)[number]) => ({
    hasChosen: false,
    hasTraces: false,
    orders: [{ id: '1', label: 'K1', state }],
  });
  const those = (judge: (rows: ReturnType<typeof of>) => boolean) => ENTRY_STATES.filter((state) => judge(of(state)));
  expect(those(hasOrderOnItsWay)).toEqual(['saved', 'sending']);
  expect(those((rows) => unsentLabels(rows).length > 0)).toEqual(['saved', 'sending', 'asking']);
  expect(those((rows) => thankedOrder(rows) !== undefined)).toEqual(['saved', 'sending', 'received']);
});

test('kiosk: an order paid in cash or by card has its sum to pay at the till, also when the server’s answer has no details', () => {
  const placed = { orderType: 'preorder', status: 'ordered', total: 980 } as PlacedOrder;
  expect(leftAtTill({ placed, payment: 'card' })).toBe(980);
  expect(leftAtTill({ placed, payment: 'cash' })).toBe(980);
  expect(leftAtTill({ placed, payment: 'online' })).toBe(0);
  expect(leftAtTill({ placed: undefined, payment: 'card' })).toBe(0);
});

test('a tablet waits as long as its venue sets, or forever; a kiosk asks after one minute [S4.23]', () => {
  expect([idleMs('tablet', 3), idleMs('kiosk', 3), idleMs('kiosk', 0)]).toEqual([180_000, 60_000, 60_000]);
  // The longest delay that a browser timer supports.
  expect(idleMs('tablet', 0)).toBe(2_147_483_647);
});

test.each([
  ['preorder', 'fetched'],
  ['tablet_mode', 'brought'],
  ['spot', 'brought'],
  ['delivery', undefined],
] as const)('kiosk: an order of the type %s is %s', (orderType, how) => {
  expect(howItComes({ placed: { orderType } as PlacedOrder })).toBe(how);
  expect(howItComes({ placed: undefined })).toBeUndefined();
});
