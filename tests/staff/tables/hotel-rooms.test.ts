import { expect, test } from 'vitest';
import type { OrderId, SessionId } from '#domain/ids.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { Board, StaffTable } from '#domain/service/board.ts';
import { type WaitingHere, waitingHere } from '#staff/board/waiting-here.ts';
import { roomsOf, tableOf } from '#staff/tables/table-views.ts';
import type { Viewing } from '#staff/tables/viewing.ts';
import { order } from './boards.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const seated = (name: string): StaffTable => ({ name, room: 'Saloon', orderType: 'spot' });
const board = (over: Partial<Board> = {}): Board => ({
  ...{ seq: 1, at: NOON, tables: [seated('12'), seated('4')], orders: [], calls: [], off: [] },
  ...over,
});
const viewing = (waiting: WaitingHere = waitingHere([], board())): Viewing => ({
  ...{ waiting, me: 'Maria', now: NOON, hrefOf: (table) => `?table=${table}` },
  ...{ orderHref: (id) => `?own=${id}`, isForWaiters: () => false },
});

test('hotel rooms: are grouped behind the tables, with "do not disturb" marks', () => {
  const suite = (name: string, over: Partial<StaffTable> = {}): StaffTable => ({
    ...{ name, room: name, orderType: 'room' },
    ...over,
  });
  const quiet = suite('204', { sitting: { id: 's' as SessionId, openedAt: NOON, quietSince: NOON } });
  const shown = board({ tables: [suite('201'), seated('12'), quiet] });
  expect(roomsOf(shown, viewing())).toMatchObject([
    { name: 'Saloon', isOfHotel: false },
    {
      name: undefined,
      isOfHotel: true,
      tables: [
        { name: '201', isQuiet: false },
        { name: '204', isQuiet: true },
      ],
    },
  ]);
  expect(tableOf(shown, '204', viewing())).toMatchObject({ isHotelRoom: true, quietSince: NOON });
  expect(tableOf(shown, '12', viewing())).toMatchObject({ isHotelRoom: false, quietSince: undefined });
});

test('hotel rooms: a check-out made here is pending until the server confirms it', () => {
  const waits = waitingHere([{ kind: 'checkOut', table: '4' }], board());
  expect(tableOf(board(), '4', viewing(waits))?.waits).toBe(true);
  expect(tableOf(board(), '12', viewing(waits))?.waits).toBe(false);
});

test('hotel rooms: orders for the room’s bill fill in how they are paid, until the guest asks for something else', () => {
  const paidWith = (id: string, payment: PaymentMethod) =>
    order({
      ...{ id: id as OrderId, orderType: 'room', table: '204', sessionId: 's' as SessionId },
      details: { name: '', phone: '', payment },
    });
  const stay = (orders: Board['orders'], bill?: { wantedAt: number; paymentMethod?: string }): Board => {
    const sitting = { id: 's' as SessionId, openedAt: NOON, ...(bill && { bill }) };
    return board({ tables: [{ name: '204', room: '204', orderType: 'room', sitting }], orders });
  };
  const asked = (shown: Board) => tableOf(shown, '204', viewing())?.asked;
  expect(asked(stay([paidWith('a', 'room'), paidWith('b', 'room')]))).toBe('room');
  expect(asked(stay([paidWith('a', 'room'), paidWith('b', 'card')]))).toBeUndefined();
  expect(asked(stay([paidWith('a', 'room')], { wantedAt: NOON, paymentMethod: 'card' }))).toBe('card');
  expect(asked(stay([]))).toBeUndefined();
});
