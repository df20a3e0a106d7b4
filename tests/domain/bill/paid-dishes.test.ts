import { expect, test } from 'vitest';
import { paidUnits } from '#domain/bill/paid-dishes.ts';

test('paid dishes: each paid unit of an order’s line counts once, and a unit that is still being paid does not count', () => {
  const taken = [
    { orderId: 'a', line: 0, piece: 0 },
    { orderId: 'a', line: 0, piece: 0 },
    { orderId: 'a', line: 0, piece: 1 },
    { orderId: 'a', line: 2, piece: 0, isPaying: true },
    { orderId: 'b', line: 1, piece: 0 },
  ];
  expect([...paidUnits(taken, 'a')]).toEqual([[0, 2]]);
  expect([...paidUnits(taken, 'b')]).toEqual([[1, 1]]);
});
