import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settledBy } from '#domain/bill/payment.ts';
import { inCash, sharesInCash, smallestCoin } from '#domain/pricing/cash.ts';
import { addMoney, minor, ZERO } from '#domain/pricing/money.ts';

const shares = (...of: number[]) => of.map(minor);

test('the smallest coin is 5 centimes for francs and 5 for forints; 5 cents for euro only when the venue says so', () => {
  expect([smallestCoin('CHF'), smallestCoin('HUF'), smallestCoin('BGN')]).toEqual([5, 500, 1]);
  expect([smallestCoin('EUR'), smallestCoin('EUR', true), smallestCoin('BGN', true)]).toEqual([1, 5, 1]);
});

test('a cash amount is rounded to the nearest payable amount, half up', () => {
  expect([785, 786, 787, 788, 790].map((of) => inCash(minor(of), 5))).toEqual([785, 785, 785, 790, 790]);
  expect([125_000, 125_250, 125_200].map((of) => inCash(minor(of), 500))).toEqual([125_000, 125_500, 125_000]);
  expect(inCash(minor(787), 1)).toBe(787);
});

test('20.00 by three in francs is 6.65, 6.65 and 6.70 in cash', () => {
  expect(sharesInCash(shares(667, 667, 666), 5, true)).toEqual([665, 665, 670]);
  expect(sharesInCash(shares(667, 667, 666), 1, true)).toEqual([667, 667, 666]);
  expect(sharesInCash(shares(1340, 902), 5, false)).toEqual([1340, 900]);
});

test('cash shares sum to the cash bill, each within one coin of its exact part', () => {
  const bill = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(bill, fc.constantFrom(1, 5, 500), (of, coin) => {
      const exact = shares(...of);
      const cash = sharesInCash(exact, coin, false);
      const whole = addMoney(ZERO, ...exact);
      expect(addMoney(ZERO, ...cash)).toBe(inCash(whole, coin));
      for (const [at, part] of cash.entries()) {
        const scaled = (inCash(whole, coin) / whole) * (exact[at] ?? 0);
        expect(Math.abs(part - scaled)).toBeLessThan(coin + 0.001);
      }
    }),
  );
});

test('7.85 in cash settles a bill of 7.87; 7.85 by card or 7.80 in cash settles only that amount', () => {
  const due = minor(787);
  expect(settledBy({ amount: minor(785), tender: 'cash' }, due, 5)).toEqual({ amount: 787, rounding: -2 });
  expect(settledBy({ amount: minor(790), tender: 'cash' }, minor(788), 5)).toEqual({ amount: 788, rounding: 2 });
  expect(settledBy({ amount: minor(785), tender: 'card' }, due, 5)).toEqual({ amount: 785, rounding: 0 });
  expect(settledBy({ amount: minor(780), tender: 'cash' }, due, 5)).toEqual({ amount: 780, rounding: 0 });
  expect(settledBy({ amount: minor(785), tender: 'cash' }, due, 1)).toEqual({ amount: 785, rounding: 0 });
});
