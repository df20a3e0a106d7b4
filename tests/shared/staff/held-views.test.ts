// An order waiting for confirmation, on the screens of waiters and the kitchen.
import { expect, test } from 'vitest';
import type { OrderFacts } from '#domain/order/order-facts.ts';
import { type StaffOrder, unacceptedSince, unseenSince } from '#domain/service/board.ts';
import { mayBeAccepted, mayBeConfirmed, nextMoves, stageOfLine, standingOf } from '#domain/service/order-stage.ts';
import { tableState } from '#domain/service/table-state.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;
const ordered = (facts: Partial<OrderFacts>) =>
  ({
    ...{ status: 'ordered', orderType: 'spot', placedAt: NOON },
    facts: { lineTicks: {}, readyAt: {}, ...facts },
  }) as StaffOrder;
const HELD = ordered({ heldAt: NOON });
const stateAt = (order: StaffOrder, now: number) =>
  tableState({ openedAt: NOON, orders: [standingOf(order)], calls: [] }, now).kind;

test('held order: an order to be confirmed is a waiter’s at once, and is not counted as unseen by the kitchen', () => {
  expect(stateAt(HELD, NOON)).toBe('unaccepted');
  expect(stateAt(HELD, NOON + 2 * MINUTE)).toBe('unaccepted');
  expect([unseenSince(HELD, NOON + 2 * MINUTE), unacceptedSince(HELD, NOON + 2 * MINUTE)]).toEqual([undefined, NOON]);
});

test('held order: can be confirmed, and neither accepted nor moved on', () => {
  expect([mayBeConfirmed(HELD), mayBeAccepted(HELD), nextMoves(HELD)]).toEqual([true, false, []]);
  expect(stageOfLine(HELD, 0)).toBe('held');
  expect(mayBeConfirmed({ ...HELD, status: 'rejected' })).toBe(false);
});

test('held order: the minute in which the kitchen should see the order starts when staff confirm the order', () => {
  const confirmed = ordered({ heldAt: NOON, confirmed: { by: 'Maria', at: NOON + 5 * MINUTE } });
  expect(unseenSince(confirmed, NOON + 5.5 * MINUTE)).toBeUndefined();
  expect(unseenSince(confirmed, NOON + 6 * MINUTE)).toBe(NOON + 5 * MINUTE);
  expect([stateAt(confirmed, NOON + 5.5 * MINUTE), stateAt(confirmed, NOON + 6 * MINUTE)]).toEqual(['sent', 'unseen']);
  expect([mayBeConfirmed(confirmed), mayBeAccepted(confirmed), nextMoves(confirmed).length > 0]).toEqual([
    false,
    true,
    true,
  ]);
});
