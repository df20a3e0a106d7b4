import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Minor, minor } from '#domain/pricing/money.ts';
import { isPossibleRate } from '#domain/pricing/possible-rate.ts';
import { toSecondCurrency } from '#domain/pricing/second-currency.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_00 }).map(minor);
/** Any rate that a venue may set, and none. */
const rates = fc.option(fc.constantFrom(1.95583, 0.511292, 1, 5, 0.000001), { nil: undefined });

const shown = (amount: Minor, from: string, to: string, rate?: number): number | undefined =>
  toSecondCurrency(from, to, rate)?.(amount);

describe('leva and euro', () => {
  test('3.00 lv. is 1.53 € and 3.00 € is 5.87 lv., with or without a stated rate [S9.01]', () => {
    for (const rate of [undefined, 1.95583, 0.511292]) {
      expect(shown(minor(300), 'BGN', 'EUR', rate)).toBe(153);
      expect(shown(minor(300), 'EUR', 'BGN', rate)).toBe(587);
    }
  });

  test('the currency pair decides the direction of the official rate, to the nearest cent [S9.01]', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const euro = BigInt(shown(amount, 'BGN', 'EUR', rate) ?? -1);
        const leva = BigInt(shown(amount, 'EUR', 'BGN', rate) ?? -1);
        // |2 × (rounded × divisor − dividend)| ≤ divisor: no integer is nearer.
        const far = (rounded: bigint, dividend: bigint, divisor: bigint) => 2n * (rounded * divisor - dividend);
        const [upEuro, upLeva] = [
          far(euro, BigInt(amount) * 100_000n, 195_583n),
          far(leva, BigInt(amount) * 195_583n, 100_000n),
        ];
        expect(upEuro <= 195_583n && upEuro > -195_583n).toBe(true);
        expect(upLeva <= 100_000n && upLeva > -100_000n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('euro converted to leva convert back to the same euro', () => {
    fc.assert(
      fc.property(amounts, (euro) => {
        expect(shown(minor(shown(euro, 'EUR', 'BGN') ?? -1), 'BGN', 'EUR')).toBe(euro);
      }),
    );
  });
});

test('another pair uses the venue’s rate: units of the second currency per unit of its own', () => {
  expect(shown(minor(1000), 'EUR', 'USD', 1.08)).toBe(1080);
  expect(shown(minor(1000), 'EUR', 'JPY', 160.5)).toBe(1605);
});

test('a second currency without a rate, or equal to the place’s own, is not shown', () => {
  expect(toSecondCurrency('USD', 'EUR', undefined)).toBeUndefined();
  expect(toSecondCurrency('USD', 'EUR', 0)).toBeUndefined();
  expect(toSecondCurrency('EUR', 'EUR', 1.95583)).toBeUndefined();
});

test('an impossible rate for leva and euro is replaced by the official one, in either spelling', () => {
  expect([1.95583, 1.9558, 0.511292, 0.51129188, undefined].map((rate) => isPossibleRate('BGN', 'EUR', rate))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([1, 1.9, 0.5, 0, 19.5583].map((rate) => isPossibleRate('EUR', 'BGN', rate))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isPossibleRate('USD', 'EUR', 0.92)).toBe(true);
  expect(isPossibleRate('USD', 'EUR', undefined)).toBe(false);
  expect(isPossibleRate('EUR', 'EUR', 1)).toBe(false);
});
