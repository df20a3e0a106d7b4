import { expect, test } from 'vitest';
import { nextEqualPart } from '#domain/bill/equal-parts.ts';
import type { Payment } from '#domain/bill/payment.ts';
import { minor } from '#domain/pricing/money.ts';

const paid = (amount: number, isReversed = false): Pick<Payment, 'amount' | 'reversed'> => ({
  amount: minor(amount),
  ...(isReversed && { reversed: { by: 'Ana', at: 0, reason: 'wrong_amount' } }),
});
const next = (total: number, amounts: readonly number[], coin = 1) =>
  nextEqualPart(
    minor(total),
    amounts.map((amount) => paid(amount)),
    coin,
  );

test('equal parts: after one third the second of three is next, and no part of what is left', () => {
  expect(next(1450, [484])).toEqual({ part: 2, of: 3 });
  expect(next(1450, [363])).toEqual({ part: 2, of: 4 });
  expect(next(1450, [363, 363])).toEqual({ part: 3, of: 4 });
});

test('equal parts: the last one is the rest, and other sums are no parts', () => {
  expect(next(1450, [])).toBeUndefined();
  expect(next(1450, [725])).toBeUndefined();
  expect(next(1450, [484, 483])).toBeUndefined();
  expect(next(1450, [500])).toBeUndefined();
});

test('equal parts: in cash a part may differ by the smallest coin, and a reversed payment is none', () => {
  expect(next(1450, [480], 5)).toEqual({ part: 2, of: 3 });
  expect(next(1450, [480])).toBeUndefined();
  expect(nextEqualPart(minor(1450), [paid(484), paid(100, true)], 1)).toEqual({ part: 2, of: 3 });
});
