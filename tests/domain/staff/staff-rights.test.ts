import { expect, test } from 'vitest';
import type { Role } from '#domain/account/user.ts';
import type { OrderId, PlaceId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { NO_FACTS, type OrderFacts } from '#domain/order/order-facts.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { mayCommand, mayReject } from '#domain/staff/staff-rights.ts';

const who = (role: Role) =>
  ({ kind: 'person', id: 'a' as UserId, name: 'Maria', role, placeId: 1 as PlaceId }) as const;

test('a waiter may reject an order until cooking starts, and then only a manager', () => {
  const may = (role: Role, facts: Partial<OrderFacts>, status: OrderStatus = 'ordered') =>
    mayReject(who(role), { status, facts: { ...NO_FACTS, ...facts } });
  expect(may('WAITER', { accepted: { by: 'Pass', at: 1 } })).toBe(true);
  for (const [facts, status] of [
    [{ startedAt: 1 }, 'ordered'],
    [{ lineTicks: { '0': { at: 1, station: 'hot' } } }, 'ordered'],
    [{}, 'cooked_spot'],
    [{}, 'served_spot'],
    [{}, 'on_the_way_delivery'],
  ] as const) {
    expect([may('WAITER', facts, status), may('PLACE_ADMIN', facts, status)]).toEqual([false, true]);
  }
});

test('a station may report facts only for itself', () => {
  const bar = { kind: 'station', deviceId: 'd', stationId: 'bar', name: 'Pass', placeId: 1 as PlaceId } as const;
  const says = (station: string, kind: 'ready' | 'voidRead') =>
    mayCommand(bar, { kind: 'orderFact', orderId: 'o' as OrderId, fact: { kind, station } });
  expect([says('bar', 'ready'), says('kitchen', 'ready'), says('kitchen', 'voidRead')]).toEqual([true, false, false]);
  const tick = { kind: 'tick', line: 0, station: 'kitchen', done: true } as const;
  expect(mayCommand(bar, { kind: 'orderFact', orderId: 'o' as OrderId, fact: tick })).toBe(false);
  expect(mayCommand(bar, { kind: 'orderFact', orderId: 'o' as OrderId, fact: { kind: 'recalled' } })).toBe(true);
  expect(mayCommand(who('WAITER'), { kind: 'orderFact', orderId: 'o' as OrderId, fact: tick })).toBe(true);
});

test('a waiter, and never a station, may report that a waiter’s screen has shown an order', () => {
  const seen = {
    kind: 'orderFact',
    orderId: 'o' as OrderId,
    fact: { kind: 'seen', by: 'screen', toWaiter: true },
  } as const;
  const station = {
    ...{ kind: 'station', deviceId: 'd', name: 'Pass', stationId: 'kitchen', placeId: 1 as PlaceId },
  } as unknown as StaffIdentity;
  expect([mayCommand(who('WAITER'), seen), mayCommand(who('USER'), seen), mayCommand(station, seen)]).toEqual([
    ...[true, false, false],
  ]);
});
