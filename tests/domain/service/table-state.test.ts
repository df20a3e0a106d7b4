import { describe, expect, test } from 'vitest';
import { heatOf, WARM_MS } from '#domain/kitchen/late-order.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { type CallStanding, type OrderStanding, tableState } from '#domain/service/table-state.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const minutes = (count: number) => NOON - count * 60_000;

const order = (status: OrderStatus, placedAt: number, over: Partial<OrderStanding> = {}): OrderStanding => ({
  status,
  placedAt,
  lookedAtFrom: placedAt,
  seenAt: placedAt,
  acceptedAt: placedAt,
  startedAt: placedAt,
  readyAt: undefined,
  delayedUntil: undefined,
  servedAt: undefined,
  ...over,
});
const call = (kind: CallStanding['kind'], at: number, comingAt?: number): CallStanding => ({ kind, at, comingAt });

const stateOf = (orders: readonly OrderStanding[], calls: readonly CallStanding[] = [], openedAt?: number) =>
  tableState({ orders, calls, openedAt }, NOON);

describe('states of a table', () => {
  test('a table where nobody sits is free', () => {
    expect(stateOf([])).toEqual({ kind: 'free', since: undefined });
  });

  test('guests without an order have been choosing since they sat down', () => {
    expect(stateOf([], [], minutes(3))).toEqual({ kind: 'choosing', since: minutes(3) });
  });

  test('a table is cooking since its oldest unserved order', () => {
    const orders = [order('served_spot', minutes(30)), order('ordered', minutes(8)), order('ordered', minutes(4))];
    expect(stateOf(orders)).toEqual({ kind: 'cooking', since: minutes(8) });
  });

  test('a table’s state shows no more than was done with its order', () => {
    const none = { seenAt: undefined, acceptedAt: undefined, startedAt: undefined };
    const at = minutes(0.5);
    expect(stateOf([order('ordered', at, none)])).toEqual({ kind: 'sent', since: at });
    expect(stateOf([order('ordered', at, { ...none, seenAt: at })])).toEqual({ kind: 'seen', since: at });
    expect(stateOf([order('ordered', at, { ...none, seenAt: at, acceptedAt: at })]).kind).toBe('accepted');
    expect(stateOf([order('ordered', at, { ...none, seenAt: at, startedAt: at })]).kind).toBe('cooking');
    const two = [order('ordered', minutes(9)), order('ordered', at, none)];
    expect(stateOf(two), 'what nobody has seen comes before what is cooked').toEqual({ kind: 'sent', since: at });
  });

  test('an order that no screen has shown for a minute has priority over late food', () => {
    const unseen = { seenAt: undefined, acceptedAt: undefined, startedAt: undefined };
    const late = order('ordered', minutes(20));
    expect(stateOf([late, order('ordered', minutes(1), unseen)])).toEqual({
      kind: 'unseen',
      since: minutes(1),
    });
    expect(stateOf([order('ordered', minutes(0.9), unseen)]).kind).toBe('sent');
  });

  test('food is late after 15 minutes plus the kitchen’s delay', () => {
    expect(stateOf([order('ordered', minutes(14.9))]).kind).toBe('cooking');
    expect(stateOf([order('ordered', minutes(15))])).toEqual({ kind: 'late', since: minutes(15) });
    expect(stateOf([order('ordered', minutes(20), { delayedUntil: minutes(-5) })]).kind).toBe('cooking');
    expect(stateOf([order('ordered', minutes(20), { delayedUntil: minutes(1) })]).kind).toBe('late');
  });

  test('an order that was shown but not accepted is warned of when its ticket turns warm, at 8 minutes', () => {
    const shown = { acceptedAt: undefined, startedAt: undefined };
    const warm = NOON - WARM_MS;
    expect([heatOf(warm + 1, NOON), heatOf(warm, NOON)]).toEqual(['cool', 'warm']);
    expect(stateOf([order('ordered', warm + 1, shown)]).kind).toBe('seen');
    expect(stateOf([order('ordered', warm, shown)])).toEqual({ kind: 'unaccepted', since: minutes(8) });
    expect(stateOf([order('ordered', warm, { ...shown, readyAt: minutes(1) })]).kind).toBe('ready');
    expect(stateOf([order('ordered', warm, { ...shown, lookedAtFrom: minutes(2) })]).kind).toBe('seen');
    expect(stateOf([order('ordered', minutes(15), { ...shown, acceptedAt: minutes(1) })]).kind).toBe('late');
    expect(stateOf([order('ordered', minutes(20), { ...shown, delayedUntil: NOON + 60_000 })]).kind).toBe('seen');
  });

  test('food at the pass waits for the waiter, and is no longer late', () => {
    expect(stateOf([order('ordered', minutes(20), { readyAt: minutes(2) })])).toEqual({
      kind: 'ready',
      since: minutes(2),
    });
    expect(stateOf([order('cooked_spot', minutes(20))]).kind).toBe('ready');
  });

  test('guests are eating since the food was served', () => {
    expect(stateOf([order('served_spot', minutes(50), { servedAt: minutes(42) })], [], minutes(60))).toEqual({
      kind: 'eating',
      since: minutes(42),
    });
  });

  test('a table that has paid everything is paid, not choosing', () => {
    expect(stateOf([order('paid', minutes(50)), order('rejected', minutes(40))], [], minutes(60))).toEqual({
      kind: 'paid',
      since: minutes(60),
    });
  });

  test('a call has priority over a bill request and everything else, and the oldest one counts', () => {
    const late = [order('ordered', minutes(24))];
    expect(stateOf(late, [call('bill', minutes(5)), call('call', minutes(1)), call('call', minutes(2))])).toEqual({
      kind: 'calls',
      since: minutes(2),
    });
    expect(stateOf(late, [call('bill', minutes(5))])).toEqual({ kind: 'bill', since: minutes(5) });
  });

  test('a call with a waiter on the way gives way to unattended matters', () => {
    const answered = [call('call', minutes(2), minutes(1))];
    expect(stateOf([order('ordered', minutes(24))], answered).kind).toBe('late');
    expect(stateOf([order('ordered', minutes(4))], answered)).toEqual({ kind: 'coming', since: minutes(1) });
  });
});
