import { expect, test } from 'vitest';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { expectedOf, minutesNow } from '#domain/order/times/expected.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 9, 6, 16, 2);
const { times } = DEFAULT_SETTINGS;
const order = (over: Partial<PlacedOrder> = {}, facts?: GuestFacts) =>
  ({ orderType: 'delivery', status: 'ordered', placedAt: AT, facts, ...over }) as PlacedOrder;
const told = (one: PlacedOrder, after = 0) => expectedOf(one, times, AT + after * MINUTE);
const at = (minutes: number) => AT + minutes * MINUTE;

test('expected time: takes the venue’s lead and ten minutes, at a full five minutes within this range', () => {
  expect(told(order())).toEqual({ kind: 'at', minutes: { from: 40, to: 50 }, at: at(48) });
  for (const orderType of ['preorder', 'room'] as const)
    expect(told(order({ orderType }))).toEqual({ kind: 'at', minutes: { from: 20, to: 30 }, at: at(28) });
});

test('expected time: a venue that changes its minutes does not change what an order was promised', () => {
  expect(told(order({}, { lead: 25 }))).toEqual({ kind: 'at', minutes: { from: 25, to: 35 }, at: at(33) });
});

test('expected time: usual minutes count when they are longer than the lead, and not when they are shorter', () => {
  expect(told(order({}, { usual: { from: 55, to: 60 } }))).toMatchObject({ minutes: { from: 55, to: 65 } });
  expect(told(order({}, { usual: { from: 10, to: 15 } }))).toMatchObject({ minutes: { from: 40, to: 50 } });
});

test('expected time: a delay by the staff moves the time, and no duration in minutes is shown any more', () => {
  const delayed = order({}, { delayed: { minutes: 15, at: AT } });
  expect(told(delayed)).toEqual({ kind: 'at', minutes: undefined, at: at(63) });
});

test('expected time: stays the same while the guest waits; after this time the order is late', () => {
  expect(told(order({ status: 'on_the_way_delivery' }), 49)).toMatchObject({ at: at(48) });
  expect(told(order(), 49.9)).toMatchObject({ at: at(48) });
  expect(told(order(), 50)).toEqual({ kind: 'late' });
});

test('expected time: is within its own range, whenever the order is placed', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const placedAt = AT + minute * MINUTE;
    const expected = expectedOf(order({ placedAt }, { lead: 35 }), times, placedAt);
    if (expected?.kind !== 'at') throw new Error('no time');
    const after = (expected.at - placedAt) / MINUTE;
    expect(after >= 35 && after <= 45).toBe(true);
  }
});

test('expected time: a guest who leaves the screen reads the minutes of their order, or the usual ones at a table', () => {
  const usual = { from: 10, to: 15 };
  const minutes = (one: PlacedOrder, after = 0) => minutesNow(one, times, AT + after * MINUTE);
  expect(minutes(order({ orderType: 'preorder' }))).toEqual({ from: 20, to: 30 });
  expect(minutes(order({ orderType: 'spot' }, { usual }))).toEqual(usual);
  expect(minutes(order({ orderType: 'spot' }))).toBeUndefined();
  expect(minutes(order({ orderType: 'preorder' }), 30)).toBeUndefined();
});

test.each([
  ['an order at a table', { orderType: 'spot' }, undefined],
  ['a pickup that is ready', { orderType: 'preorder', status: 'cooked_preorder' }, undefined],
  ['a declined order', { status: 'rejected' }, undefined],
  ['a delivered order', { status: 'paid' }, undefined],
  ['an order for a time', { details: { wantedAt: AT + MINUTE } }, undefined],
  ['an order that waits for a waiter', {}, { held: true }],
] as const)('expected time: none for %s', (_, over, facts) => {
  expect(told(order(over as Partial<PlacedOrder>, facts))).toBeUndefined();
});
