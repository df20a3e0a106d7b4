import { expect, test } from 'vitest';
import {
  type PaymentMove,
  paidByTender,
  peopleOf,
  roomsOf,
  tipsByTender,
} from '#domain/owner/reports/report-people.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const EUR = 'EUR' as Currency;
const move = (by: string, amount: number, tip = 0, over: Partial<PaymentMove> = {}): PaymentMove => ({
  ...{ tender: 'cash', currency: EUR, amount: minor(amount), tip: minor(tip), by, isReversal: false },
  ...over,
});
const back = (by: string, amount: number, tip = 0) => move(by, -amount, -tip, { isReversal: true });

test('tips are summed by tender without reversed ones, and no tip is part of what was paid', () => {
  const moves = [move('Maria', 500, 50), move('Maria', 300, 20), back('Maria', 300, 20)];
  const all = [...moves, move('Ivan', 900, 100, { tender: 'card' })];
  expect(tipsByTender(all)).toEqual([
    { tender: 'cash', currency: 'EUR', amount: 50 },
    { tender: 'card', currency: 'EUR', amount: 100 },
  ]);
  expect(paidByTender(all).map(({ amount }) => amount)).toEqual([500, 900]);
  expect(tipsByTender([move('Maria', 500)])).toEqual([]);
});

test('a person has the orders that the person took, and payments and tips that the person noted', () => {
  const orders = [
    { status: 'ordered' as const, takenBy: 'Maria' },
    { status: 'rejected' as const, takenBy: 'Maria' },
    { status: 'ordered' as const },
  ];
  const moves = [move('Ivan', 900, 100), move('Ivan', 200), back('Ivan', 200), move('', 700, 70)];
  expect(peopleOf(orders, moves)).toEqual([
    {
      ...{ name: 'Ivan', orders: 0, payments: 1 },
      ...{ paid: [{ currency: 'EUR', amount: 900 }], tips: [{ currency: 'EUR', amount: 100 }] },
    },
    { name: 'Maria', orders: 1, payments: 0, paid: [], tips: [] },
  ]);
});

test('a hotel room has the sums that staff put on its bill, with tips and without reversed ones, rooms in their order', () => {
  const on = (room: string | undefined) => ({ tender: 'room' as const, room });
  const moves = [
    ...[move('Maria', 900, 100, on('204')), move('Ivan', 300, 0, on('204')), move('Ivan', 500, 0, on('21'))],
    ...[
      move('Ivan', 700, 0, on('9')),
      { ...back('Ivan', 700), ...on('9') },
      move('Ivan', 400),
      move('Ivan', 50, 0, on(undefined)),
    ],
  ];
  expect(roomsOf(moves)).toEqual([
    { room: '21', sums: [{ currency: 'EUR', amount: 500 }] },
    { room: '204', sums: [{ currency: 'EUR', amount: 1300 }] },
  ]);
});
