import { expect, test } from 'vitest';
import { changeOf, isTipUnlikely, settledBy, sumPaid } from '#domain/bill/payment.ts';
import type { CommandId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';

test('a tip comes out of the change: 50 for 47.60 with a tip of 2 gives 0.40 back', () => {
  expect(changeOf(minor(5000), minor(4760))).toBe(240);
  expect(changeOf(minor(5000), minor(4760), minor(200))).toBe(40);
  expect(changeOf(minor(5000), minor(4760), minor(300))).toBe(-60);
  expect(changeOf(undefined, minor(4760))).toBeUndefined();
});

test('a tip is no part of the bill that a payment settles', () => {
  const payment = { amount: minor(4760), tip: minor(240), tender: 'cash' as const };
  expect(settledBy(payment, minor(4760), 1)).toEqual({ amount: 4760, rounding: 0 });
  expect(sumPaid([{ ...payment, id: 'p' as CommandId, by: 'Maria', at: 0 }])).toBe(4760);
});

test('a tip above the paid amount is pointed out', () => {
  expect([100, 101].map((tip) => isTipUnlikely({ amount: minor(100), tip: minor(tip) }))).toEqual([false, true]);
});
