// The tax that a price contains.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { vatOfBill } from '#domain/pricing/order-breakdown.ts';
import { type PriceStep, totalOf } from '#domain/pricing/price-steps.ts';
import { addVat, shareByWeight, vatIn, vatParts, vatRate } from '#domain/pricing/vat.ts';

const FOOD = 1 as ProductId;
const WINE = 2 as ProductId;
const RATES: Readonly<Record<number, number>> = { 1: 9, 2: 20 };
const rateOf = (id: ProductId) => RATES[id];

const dishes = (...amounts: readonly (readonly [ProductId, number])[]): PriceStep => ({
  kind: 'lines',
  amount: minor(amounts.reduce((sum, [, amount]) => sum + amount, 0)),
  cause: {
    dishes: amounts.map(([productId, amount]) => ({
      productId,
      variantId: productId as number as VariantId,
      quantity: 1,
      each: minor(amount),
    })),
  },
});
const promo = (amount: number): PriceStep => ({
  kind: 'promo',
  amount: minor(amount),
  cause: { code: 'SUMMER', valueType: 'money', value: -amount },
});

test('tax is included in the price: 20% tax is one sixth of the whole', () => {
  expect(vatIn(minor(3156), 20)).toBe(526);
  expect(vatIn(minor(1000), 9)).toBe(83);
  expect(vatIn(minor(1000), 8.1)).toBe(75);
  expect(vatIn(minor(1000), 0)).toBe(0);
});

test('a dish has its own tax rate or its place’s, by where it is eaten', () => {
  const place = { here: 20, away: 9 };
  expect(vatRate(place, undefined, { orderType: 'spot' })).toBe(20);
  expect(vatRate(place, undefined, { orderType: 'delivery' })).toBe(9);
  expect(vatRate(place, { here: 5, away: 7 }, { orderType: 'preorder' })).toBe(7);
  expect(vatRate(place, { here: 5, away: 7 }, { orderType: 'preorder', isToGo: true })).toBe(7);
  expect(vatRate(place, { here: 5, away: 7 }, { orderType: 'preorder', isToGo: false })).toBe(5);
  expect(vatRate(undefined, undefined, { orderType: 'spot' })).toBeUndefined();
});

test('a discount lowers the tax of each rate in proportion', () => {
  const steps = [dishes([FOOD, 1000], [WINE, 2000]), promo(-301)];
  expect(vatParts(steps, rateOf)).toEqual([
    { rate: 20, gross: 1799, vat: 300 },
    { rate: 9, gross: 900, vat: 74 },
  ]);
});

test('a price of zero contains no tax, and the tax is undefined when one dish’s rate is unknown', () => {
  expect(vatParts([dishes([FOOD, 1000]), promo(-1000)], rateOf)).toEqual([]);
  expect(vatParts([dishes([FOOD, 1000], [7 as ProductId, 5])], rateOf)).toEqual([]);
});

test('taxed amounts sum to the price, and shares to the shared sum, to the cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, list) => {
      const shares = shareByWeight(minor(amount), list.map(minor));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      const all = list.reduce((sum, one) => sum + one, 0);
      for (const [at, share] of shares.entries()) {
        if (all > 0) expect(Math.abs(share - (amount * (list[at] ?? 0)) / all)).toBeLessThan(1);
      }
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(FOOD, WINE), fc.integer({ min: 1, max: 99_999 })), { minLength: 1 }),
      fc.integer({ min: 0, max: 9_999 }),
      (lines, off) => {
        const steps = [dishes(...lines), promo(-off)];
        const total = totalOf(steps);
        const parts = vatParts(steps, rateOf);
        expect(parts.reduce((sum, { gross }) => sum + gross, 0)).toBe(Math.max(0, total));
      },
    ),
  );
});

test('the taxes of several orders are summed rate by rate, without rounding again', () => {
  const [one, other] = [[{ rate: 20, gross: minor(5), vat: minor(1) }], [{ rate: 9, gross: minor(10), vat: minor(1) }]];
  expect(addVat(one, other, one)).toEqual([
    { rate: 20, gross: 10, vat: 2 },
    { rate: 9, gross: 10, vat: 1 },
  ]);
});

test('a bill has no tax when one order’s tax is unknown, unless that order costs nothing', () => {
  const taxed = { total: minor(6), breakdown: { charges: [], vat: [{ rate: 20, gross: minor(6), vat: minor(1) }] } };
  const served = { total: minor(6), breakdown: { charges: [{ kind: 'service' as const, amount: minor(1) }], vat: [] } };
  expect(vatOfBill([taxed, taxed, { total: minor(0) }])).toEqual([{ rate: 20, gross: 12, vat: 2 }]);
  expect(vatOfBill([taxed, { total: minor(6) }])).toEqual([]);
  expect(vatOfBill([taxed, served])).toEqual([]);
});
