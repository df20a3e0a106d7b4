import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBecome, mayStaffMake } from '#domain/booking/booking.ts';
import { cancelEnd } from '#domain/booking/cancel-until.ts';
import { depositOf } from '#domain/booking/deposit.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';

const TERMS = { percent: 30, perPerson: minor(1000), fromPeople: 6 };
const product = (price: Minor | null) => ({ kind: 'product', price }) as const;

test('the deposit of a product is the venue’s percentage of its price, rounded half up', () => {
  expect(depositOf(product(minor(4900)), 2, TERMS)).toBe(1470);
  expect(depositOf(product(minor(1005)), 2, { ...TERMS, percent: 50 })).toBe(503);
  expect(depositOf(product(minor(4900)), 2, { ...TERMS, percent: 0 })).toBe(0);
  expect(depositOf(product(null), 2, TERMS)).toBe(0);
});

test('the deposit of a table grows with its guests, from the party size that the venue sets', () => {
  expect(depositOf({ kind: 'table' }, 5, TERMS)).toBe(0);
  expect(depositOf({ kind: 'table' }, 6, TERMS)).toBe(6000);
});

test('a deposit lies between zero and the price', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (price, percent) => {
      const deposit = depositOf(product(minor(price)), 1, { ...TERMS, percent });
      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(price);
    }),
  );
});

test('staff can confirm a booking that waits for them, but not one that waits for its deposit or lost its time', () => {
  expect(mayStaffMake('pending', 'confirmed')).toBe(true);
  for (const from of ['unpaid', 'lapsed'] as const) {
    expect(mayBecome(from, 'confirmed')).toBe(true);
    expect(mayStaffMake(from, 'confirmed')).toBe(false);
  }
  expect(mayStaffMake('unpaid', 'cancelled')).toBe(true);
});

test('a guest can cancel until the limit, and an unpaid booking until it begins', () => {
  const [startAt, limit] = [7_200_000, 60];
  expect(cancelEnd({ status: 'confirmed', startAt }, limit, 3_600_000)).toBe(3_600_000);
  expect(cancelEnd({ status: 'confirmed', startAt }, limit, 3_600_001)).toBeUndefined();
  expect(cancelEnd({ status: 'unpaid', startAt }, limit, 7_200_000)).toBe(startAt);
  expect(cancelEnd({ status: 'unpaid', startAt }, limit, 7_200_001)).toBeUndefined();
  expect(cancelEnd({ status: 'cancelled', startAt }, limit, 0)).toBeUndefined();
});
