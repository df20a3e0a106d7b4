import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { compareSteps } from '#domain/pricing/compare-steps.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { tierFor } from '#domain/pricing/order-discount.ts';
import { type PriceStep, stepOf, totalOf } from '#domain/pricing/price-steps.ts';
import { priceLine, priceOrder } from '#domain/pricing/pricing.ts';
import { amountOf, STEP_KINDS } from '#domain/pricing/step-kinds.ts';
import {
  choice,
  dish,
  indexed,
  ingredient,
  line,
  orderType,
  product,
  size,
  tier,
  variant,
} from '../menu/menu-builder.ts';
import { anySteps } from './step-arbitraries.ts';

const MIDNIGHT = Date.parse('2026-06-01T00:00:00+03:00');
const MINUTE = 60_000;

const index = indexed({
  products: [
    product(1, { variants: [variant(10, 795, { additionalPrice: minor(50) })], discountPercent: 12.5 }),
    product(2, {
      variants: [variant(20, 1200, { additionalPrice: minor(0) }), variant(21, null)],
      discountMoney: minor(333),
      ingredients: [[1, 'addable']],
    }),
  ],
  ingredients: [ingredient(1, 120)],
});

const anyLines = fc.array(
  fc.record({
    variant: fc.constantFrom([1, 10], [2, 20], [2, 21], [3, 30]),
    extra: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { maxLength: 6 },
);
const aClock = fc.integer({ min: 0, max: 1439 }).map((at) => `${pad(at / 60)}:${pad(at % 60)}`);
const pad = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const aTier = fc
  .record({
    over: fc.integer({ min: 0, max: 30_000 }),
    valueType: fc.constantFrom('percent' as const, 'money' as const),
    value: fc.integer({ min: 0, max: 100 }),
    window: fc.option(fc.tuple(aClock, aClock), { nil: undefined }),
  })
  .map(({ over, valueType, value, window }) =>
    tier(over, {
      valueType,
      value: valueType === 'money' ? value * 50 : value,
      activeFrom: window?.[0],
      activeTo: window?.[1],
    }),
  );
const anOrder = fc.record({
  lines: anyLines,
  tiers: fc.array(aTier, { maxLength: 4 }),
  type: fc.constantFrom(...ORDER_TYPES),
  minute: fc.integer({ min: 0, max: 1439 }),
});

const asked = ({ lines, tiers, type, minute }: typeof anOrder extends fc.Arbitrary<infer T> ? T : never) => ({
  lines: lines.map(({ variant: [productId = 0, variantId = 0], extra, quantity }) =>
    line(productId, {
      productId: dish(productId),
      variantId: size(variantId),
      quantity,
      choice: choice({ addable: extra ? [1] : [] }),
    }),
  ),
  context: {
    place: { orderTypes: [orderType(type, tiers)], timeZone: 'Europe/Sofia' },
    settings: { moneyDiscountOnlyPreorder: false },
    orderType: type,
    now: MIDNIGHT + minute * MINUTE,
  },
});

/** Reference formula without steps: subtotal minus tier discount. */
const totalBeforeSteps = ({ lines, context }: ReturnType<typeof asked>): Minor => {
  const prices = lines.map((one) => priceLine(index, one, context));
  const subtotal = addMoney(...prices.map((price) => price?.total ?? ZERO));
  const boxes = prices.map((price, at) => (price ? minor(price.packaging * (lines[at]?.quantity ?? 0)) : ZERO));
  const packaging = addMoney(...boxes);
  const discount = tierFor(context.place, context.orderType, { subtotal, packaging }, context.now);
  return minor(subtotal - (discount?.amount ?? 0));
};

test('the sum of price steps equals the reference total to the cent [S9.02, S9.03]', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const one = asked(order);
      const price = priceOrder(index, one.lines, one.context);
      expect(price.total).toBe(totalBeforeSteps(one));
      expect(price.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
    }),
    { numRuns: 3000 },
  );
});

test('an order that leaves the venue lists its dishes, discount and packaging', () => {
  const half = tier(0, { value: 50 });
  const price = priceOrder(
    index,
    [line(1, { quantity: 2 }), line(2, { variantId: size(21) }), line(2, { choice: choice({ addable: [1] }) })],
    {
      place: { orderTypes: [orderType('preorder', [half])], timeZone: 'Europe/Sofia' },
      settings: { moneyDiscountOnlyPreorder: false },
      orderType: 'preorder',
      now: MIDNIGHT,
    },
  );
  expect(price.steps).toEqual([
    {
      kind: 'lines',
      amount: 2379,
      cause: {
        dishes: [
          { productId: 1, variantId: 10, quantity: 2, each: 696 },
          { productId: 2, variantId: 20, quantity: 1, each: 987 },
        ],
      },
    },
    { kind: 'tier', amount: -1190, cause: half },
    { kind: 'boxes', amount: 100, cause: { orderType: 'preorder' } },
  ]);
  expect(price.total).toBe(1289);
  expect([amountOf(price.steps, 'delivery'), stepOf(price.steps, 'delivery')]).toEqual([0, undefined]);
});

describe('changes in a price', () => {
  const dishes = (
    ...prices: readonly (readonly [variantId: number, each: number, quantity?: number])[]
  ): PriceStep => ({
    kind: 'lines',
    amount: minor(prices.reduce((sum, [, each, quantity = 1]) => sum + each * quantity, 0)),
    cause: {
      dishes: prices.map(([id, each, quantity = 1]) => ({
        productId: dish(Math.floor(id / 10)),
        variantId: size(id),
        quantity,
        each: minor(each),
      })),
    },
  });
  const off = (amount: number): PriceStep => ({ kind: 'tier', amount: minor(-amount), cause: tier(0) });

  test('price changes name the dearer dish with its old and new line price', () => {
    expect(compareSteps([dishes([10, 790, 2], [20, 500])], [dishes([10, 850, 2], [20, 500])])).toEqual([
      { kind: 'lines', from: 2080, to: 2200, dishes: [{ productId: 1, variantId: 10, from: 1580, to: 1700 }] },
    ]);
  });

  test('price changes name a discount that has ended', () => {
    expect(compareSteps([dishes([10, 790]), off(100)], [dishes([10, 790])])).toEqual([
      { kind: 'tier', from: -100, to: 0, dishes: [] },
    ]);
  });

  test('price changes are listed when one dish rose and another fell by the same sum', () => {
    expect(compareSteps([dishes([10, 800], [20, 500])], [dishes([10, 500], [20, 800])])).toMatchObject([
      { kind: 'lines', from: 1300, to: 1300, dishes: [{ variantId: 10 }, { variantId: 20 }] },
    ]);
  });

  test('price changes compare two lines of one size line by line', () => {
    expect(compareSteps([dishes([10, 800], [10, 900])], [dishes([10, 800], [10, 950])])).toMatchObject([
      { dishes: [{ variantId: 10, from: 900, to: 950 }] },
    ]);
  });

  test('price changes list added and removed lines', () => {
    expect(compareSteps([dishes([10, 800])], [dishes([20, 800])])).toMatchObject([
      {
        dishes: [
          { variantId: 20, from: undefined, to: 800 },
          { variantId: 10, from: 800, to: undefined },
        ],
      },
    ]);
  });

  test('price changes sum to the difference of the totals, in step sequence; equal prices have none', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (before, after) => {
        const changes = compareSteps(before, after);
        const difference = changes.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(difference).toBe(totalOf(after) - totalOf(before));
        const kinds = changes.map(({ kind }) => kind);
        expect(kinds).toEqual(STEP_KINDS.filter((kind) => kinds.includes(kind)));
        expect(compareSteps(before, before)).toEqual([]);
        for (const { kind, from, to, dishes: changed } of changes) {
          if (kind !== 'lines') continue;
          expect(changed.reduce((sum, one) => sum + (one.to ?? 0) - (one.from ?? 0), 0)).toBe(to - from);
        }
      }),
    );
  });
});
