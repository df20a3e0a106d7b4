import { expect, test } from 'vitest';
import { ordersHere } from '#domain/kitchen/board-here.ts';
import { stationRings } from '#domain/kitchen/station-rings.ts';
import type { StationBoard, Ticket } from '#domain/kitchen/tickets.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import type { StaffOrder } from '#domain/service/board.ts';

const NOW = 1_780_000_000_000;
const ticket = (id: string, over: object = {}) =>
  ({ id, isLoud: false, isRecalled: false, lines: [], ...over }) as unknown as Ticket;
const kinds = (board: Partial<StationBoard>) =>
  stationRings({ open: [], ready: [], voids: [], counts: [], ...board }, NOW).map(({ kind }) => kind);

test('a station rings for untaken orders, voids, recalled orders and orders that have just gone out', () => {
  expect(kinds({ open: [ticket('a', { isLoud: true })] })).toEqual(['new']);
  expect(kinds({ open: [ticket('a')] })).toEqual([]);
  expect(kinds({ open: [ticket('a', { isRecalled: true })] })).toEqual(['changed']);
  expect(kinds({ voids: [{ ...ticket('a'), voidedAt: NOW, by: '', isPart: false, isTaken: true }] })).toEqual(['void']);
  expect(kinds({ ready: [{ ...ticket('a'), readyAt: NOW - 1000 }] })).toEqual(['ready']);
  expect(kinds({ ready: [{ ...ticket('a'), readyAt: NOW - 60_000 }] })).toEqual([]);
});

test('presses on this device apply at once, in sequence, and only to their own order', () => {
  const order = (id: string) => ({ id, facts: NO_FACTS }) as unknown as StaffOrder;
  const [one, other] = [order('one'), order('other')];
  const tick = (done: boolean) =>
    ({ kind: 'orderFact', orderId: 'one', fact: { kind: 'tick', line: 0, station: 'hot', done } }) as never;
  const pressed = [true, false, true].map((done, i) => ({ command: tick(done), at: NOW + i }));
  const here = ordersHere([one, other], pressed, 'Топла кухня');
  expect(here[0]?.facts.lineTicks).toEqual({ 0: { at: NOW + 2, station: 'hot' } });
  expect(here[1]).toBe(other);
});

test('a dish taken off on this device leaves the sum and gets its reason at once, as the server will say it', () => {
  const reason = { code: 'sold_out', text: '', productIds: [] } as const;
  const dish = { name: 'Мусака', quantity: 3, total: 900 };
  const order = { id: 'one', facts: NO_FACTS, lines: [dish], total: 900 } as unknown as StaffOrder;
  const off = { kind: 'orderFact', orderId: 'one', fact: { kind: 'lineVoid', line: 0, left: 2, reason } } as never;
  const [here] = ordersHere(
    [order],
    [
      { command: off, at: NOW },
      { command: off, at: NOW },
    ],
    'Иван',
  );
  expect(here).toMatchObject({ total: 600, lines: [{ quantity: 2 }, { quantity: 1, voided: 300 }] });
  expect(here?.facts.lineVoids).toEqual({ 1: { by: 'Иван', at: NOW, reason } });
});
