import { expect, test } from 'vitest';
import type { OrderId, SessionId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { type WaitingHere, waitingHere } from '#staff/board/waiting-here.ts';
import { roomsOf } from '#staff/tables/table-views.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const order: StaffOrder = {
  ...{ id: 'o1' as OrderId, label: 'K2-41', number: 47, table: '12', room: undefined, orderType: 'spot' },
  ...{ status: 'ordered', placedAt: NOON, sessionId: '12' as SessionId, lateBy: undefined, lines: [] },
  ...{ guestNote: undefined, facts: { seenAt: NOON, lineTicks: {}, readyAt: {} }, total: minor(1000) },
  currency: 'EUR' as Currency,
};
const tile = (paid: number, waiting: Partial<WaitingHere> = {}) => {
  const sitting = { id: '12' as SessionId, openedAt: NOON, paid: minor(paid) };
  const tables: Board['tables'] = [{ name: '12', room: 'Saloon', orderType: 'spot', sitting }];
  const board: Board = { seq: 1, at: NOON, tables, orders: [order], calls: [], off: [] };
  const [room] = roomsOf(board, {
    ...{ waiting: { ...waitingHere([], board), ...waiting }, me: 'Maria', now: NOON },
    ...{ hrefOf: () => '', orderHref: () => '', isForWaiters: () => false },
  });
  return room?.tables[0];
};

test('table tile: says that all is paid while the food is still cooked, and that a payment waits to be sent', () => {
  expect(tile(1000)).toMatchObject({ isPaid: true, sum: undefined, waits: false });
  expect(tile(0)).toMatchObject({ isPaid: false, sum: 1000 });
  const paid = new Map([['12', [{ tender: 'cash', amount: minor(1000) } as const]]]);
  expect(tile(0, { paid })).toMatchObject({ isPaid: true, waits: true });
});
