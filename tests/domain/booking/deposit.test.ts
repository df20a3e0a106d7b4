import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositOf } from '#domain/booking/deposit.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';

const TERMS = { percent: 30, perPerson: minor(1000), fromPeople: 6 };
const product = (price: Minor | null) => ({ kind: 'product', price }) as const;

test('the deposit of a product is the venue’s percent of its price, rounded half up', () => {
  expect(depositOf(product(minor(4900)), 2, TERMS)).toBe(1470);
  expect(depositOf(product(minor(1005)), 2, { ...TERMS, percent: 50 })).toBe(503);
  expect(depositOf(product(minor(4900)), 2, { ...TERMS, percent: 0 })).toBe(0);
  expect(depositOf(product(null), 2, TERMS)).toBe(0);
});

test('the deposit of a table grows with its guests, from the party on that the venue names', () => {
  expect(depositOf({ kind: 'table' }, 5, TERMS)).toBe(0);
  expect(depositOf({ kind: 'table' }, 6, TERMS)).toBe(6000);
});

test('a deposit is never more than the price, and never less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const deposit = depositOf(product(minor(price)), 1, { ...TERMS, percent });
      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(price);
    }),
  );
});
