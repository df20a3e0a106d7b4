import { expect, test } from 'vitest';
import { paidUnits } from '#domain/bill/paid-dishes.ts';

test('paid dishes: counts each paid unit of an order’s line once, and none that is still being paid', () => {
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
