import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  convert,
  currencyDecimals,
  formatAmountPlain,
  lessPercent,
  minor,
  parseAmount,
  percentOf,
} from '#domain/pricing/money.ts';
import { convertBack } from '#domain/pricing/second-currency.ts';

const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(minor);

/** Long division, digit by digit: rounds a quotient of integers, a half away from zero. */
const roundedQuotient = (dividend: bigint, divisor: bigint): bigint => {
  const negative = dividend < 0n;
  const size = negative ? -dividend : dividend;
  const whole = size / divisor;
  const firstDecimal = ((size % divisor) * 10n) / divisor;
  const rounded = firstDecimal >= 5n ? whole + 1n : whole;
  return negative ? -rounded : rounded;
};

test('an amount is a safe integer of minor units, or an error is thrown', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)]) {
    expect(() => minor(value)).toThrow(RangeError);
  }
  expect(Object.is(minor(-0), 0)).toBe(true);
  expect(() => addMoney(minor(2 ** 53 - 1), minor(1))).toThrow(RangeError);
  expect(addMoney()).toBe(0);
  expect(addMoney(minor(790), minor(-90), minor(1))).toBe(701);
});

test('currencies have the decimals of ISO 4217', () => {
  expect(['EUR', 'BGN', 'CHF', 'XYZ'].map(currencyDecimals)).toEqual([2, 2, 2, 2]);
  expect(['JPY', 'KRW', 'ISK'].map(currencyDecimals)).toEqual([0, 0, 0]);
  expect(['KWD', 'TND'].map(currencyDecimals)).toEqual([3, 3]);
});

describe('amounts as text', () => {
  test.each([
    ['7.90', 'EUR', 790],
    ['7.9', 'EUR', 790],
    ['7', 'EUR', 700],
    [' 0.05 ', 'EUR', 5],
    ['7.900', 'EUR', 790],
    ['007', 'JPY', 7],
    ['7.00', 'JPY', 7],
    ['1.234', 'KWD', 1234],
    ['1.2', 'KWD', 1200],
  ])('%s %s is %d', (text, currency, expected) => {
    expect(parseAmount(text, currency)).toBe(expected);
  });

  test.each([
    ['7.905', 'EUR'],
    ['7.5', 'JPY'],
    ['-7.90', 'EUR'],
    ['7,90', 'EUR'],
    ['1 000', 'EUR'],
    ['.5', 'EUR'],
    ['7.', 'EUR'],
    ['', 'EUR'],
    ['1e3', 'EUR'],
    ['0x10', 'EUR'],
    ['NaN', 'EUR'],
    ['999999999999999', 'EUR'],
  ])('%s %s is not read as an amount', (text, currency) => {
    expect(parseAmount(text, currency)).toBeUndefined();
  });

  test('a written amount is read back the same, in every currency', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.constantFrom('EUR', 'JPY', 'KWD'), (value, currency) => {
        expect(parseAmount(formatAmountPlain(minor(value), currency), currency)).toBe(value);
      }),
    );
  });

  test('amounts are written with all their decimals, also below one and below zero', () => {
    expect(formatAmountPlain(minor(5), 'EUR')).toBe('0.05');
    expect(formatAmountPlain(minor(-5), 'EUR')).toBe('-0.05');
    expect(formatAmountPlain(minor(-1205), 'KWD')).toBe('-1.205');
    expect(formatAmountPlain(minor(790), 'JPY')).toBe('790');
  });
});

describe('percent', () => {
  test.each([
    [1000, 10, 100],
    [795, 10, 80], // 79.5
    [794, 10, 79], // 79.4
    [1, 50, 1], // 0.5
    [-1, 50, -1],
    [1000, 0.05, 1], // 0.5
    [333, 33.33, 111], // 110.9889
    [1005, 100, 1005],
    [999, 0, 0],
  ])('of %d, %d percent is %d', (amount, percent, expected) => {
    expect(percentOf(minor(amount), percent)).toBe(expected);
  });

  test('a percentage is the exact decimal, rounded half up [S9.02]', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const expected = roundedQuotient(BigInt(amount) * BigInt(hundredths), 10_000n);
        expect(percentOf(amount, hundredths / 100)).toBe(Number(expected));
        const left = roundedQuotient(BigInt(amount) * BigInt(10_000 - hundredths), 10_000n);
        expect(lessPercent(amount, hundredths / 100)).toBe(Number(left));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the second currency', () => {
  test.each([
    [100, 196], // 1.95583
    [1000, 1956], // 19.5583
    [50, 98], // 0.977915
    [100_000, 195_583],
    [10_000_000, 19_558_300],
    [0, 0],
  ])('%d euro cents are %d stotinki at 1.95583 [S9.01]', (euro, leva) => {
    expect(convert(minor(euro), 1.95583, 'EUR', 'BGN')).toBe(leva);
  });

  test('a half is rounded up although floating point would lose it [S9.01]', () => {
    // 1.005 * 100 is 100.49999999999999 in floating point.
    expect(convert(minor(100), 1.005, 'EUR', 'BGN')).toBe(101);
    expect(convert(minor(150), 0.35, 'EUR', 'BGN')).toBe(53); // 52.5
    expect(convert(minor(100_000_000_000), 1.000000000005, 'EUR', 'BGN')).toBe(100_000_000_001); // …000.5
  });

  test('a rate of up to seven decimals converts exactly to two decimals, half up [S9.01]', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 7 }), (amount, n, d) => {
        const rate = Number(`${n}e-${d}`);
        const expected = roundedQuotient(BigInt(amount) * BigInt(n), 10n ** BigInt(d));
        fc.pre(expected < 2n ** 53n && expected > -(2n ** 53n));
        expect(convert(amount, rate, 'EUR', 'CHF')).toBe(Number(expected));
      }),
      { numRuns: 2000 },
    );
  });

  test('currencies of other decimals are converted by units, not by minor units', () => {
    expect(convert(minor(1000), 160.5, 'EUR', 'JPY')).toBe(1605);
    expect(convert(minor(1605), 0.0062305, 'JPY', 'EUR')).toBe(1000); // 9.99995…
    expect(convert(minor(1000), 0.333, 'EUR', 'KWD')).toBe(3330);
    expect(convert(minor(1000), 1e-7, 'EUR', 'EUR')).toBe(0);
  });

  test('an invalid rate throws an error', () => {
    expect(() => convert(minor(1), Number.NaN, 'EUR', 'BGN')).toThrow(RangeError);
    expect(() => percentOf(minor(1), Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test('an amount is converted back by division, exactly and half up, by units of each currency', () => {
    expect(convertBack(minor(195_583), 1.95583, 'BGN', 'EUR')).toBe(100_000);
    expect(convertBack(minor(3), 2, 'BGN', 'EUR')).toBe(2); // 1.5
    expect(convertBack(minor(1605), 160.5, 'JPY', 'EUR')).toBe(1000);
    expect(() => convertBack(minor(1), 0, 'BGN', 'EUR')).toThrow(RangeError);
  });

  test('a venue that prices in leva shows euro by the inverse of the official rate, to the cent [S9.01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), (leva) => {
        const official = roundedQuotient(BigInt(leva) * 100_000n, 195_583n);
        expect(convert(minor(leva), 1 / 1.95583, 'BGN', 'EUR')).toBe(Number(official));
      }),
      { numRuns: 2000 },
    );
  });
});
