import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IngredientRole } from '#domain/menu/menu.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceLine, priceOrder, priceVariant } from '#domain/pricing/pricing.ts';
import { amountOf } from '#domain/pricing/step-kinds.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import {
  choice,
  dish,
  indexed,
  ing,
  ingredient,
  line,
  orderType,
  product,
  size,
  tier,
  variant,
} from '../menu/menu-builder.ts';

const always = { moneyDiscountOnlyPreorder: false };
const preorderOnly = { moneyDiscountOnlyPreorder: true };
const sofia = 'Europe/Sofia';
const noon = Date.parse('2026-06-01T12:00:00+03:00');

const discounted = (price: number | null, percent: number, money: number, type: OrderType, settings = always) =>
  priceVariant({ discountPercent: percent, discountMoney: minor(money) }, variant(1, price), settings, type);

describe('the price of a dish', () => {
  test.each([
    { price: 1000, percent: 10, money: 100, after: 800, why: 'percent first (900), then money' },
    { price: 1000, percent: 0, money: 100, after: 900, why: 'money alone' },
    { price: 795, percent: 10, money: 0, after: 716, why: '715.5 is rounded up' },
    { price: 1000, percent: 50, money: 600, after: 0, why: 'never below zero' },
    { price: 1000, percent: 100, money: 0, after: 0, why: 'free' },
    { price: 999, percent: 33.33, money: 1, after: 665, why: '666.0333, less one' },
    { price: 0, percent: 10, money: 10, after: 0, why: 'free already' },
  ])('$price less $percent % less $money is $after: $why [S9.02]', ({ price, percent, money, after }) => {
    expect(discounted(price, percent, money, 'spot')).toEqual({ before: price, after });
  });

  test('the fixed product discount applies only to preorder when the setting says so [S9.02]', () => {
    expect(discounted(1000, 10, 100, 'preorder', preorderOnly)?.after).toBe(800);
    for (const type of ORDER_TYPES.filter((one) => one !== 'preorder')) {
      expect(discounted(1000, 10, 100, type, preorderOnly)?.after).toBe(900);
      expect(discounted(1000, 10, 100, type, always)?.after).toBe(800);
    }
  });

  test('a dish without a fixed price has no unit price', () => {
    expect(discounted(null, 10, 100, 'spot')).toBeUndefined();
  });

  test('a discount out of range neither raises a price nor pays a guest', () => {
    expect(discounted(1000, 150, 0, 'spot')?.after).toBe(0);
    expect(discounted(1000, -20, -500, 'spot')?.after).toBe(1000);
  });
});

describe('the price of a line', () => {
  const index = indexed({
    products: [
      product(1, {
        variants: [variant(10, 1000, { additionalPrice: minor(50) }), variant(11, null)],
        discountPercent: 10,
        ingredients: [
          [1, 'addable'],
          [2, 'addable'],
          [3, 'removable'],
          [4, 'required'],
        ],
      }),
    ],
    ingredients: [ingredient(1, 120), ingredient(2, 30), ingredient(3, 999), ingredient(4, 40), ingredient(5, 1)],
  });
  const all = choice({ required: 4, addable: [1, 2], removable: [3] });

  test('chosen and added ingredients cost, left-out ones do not, and no discount applies to them', () => {
    expect(priceLine(index, line(1, { choice: all, quantity: 3 }), { settings: always, orderType: 'spot' })).toEqual({
      unitBefore: 1000,
      unit: 900,
      addables: 190,
      packaging: 0,
      each: 1090,
      total: 3270,
    });
  });

  test('packaging is not charged when a kiosk’s guest eats a pickup order at the venue', () => {
    const packagingOf = (isToGo: boolean | undefined) =>
      priceLine(index, line(1), { settings: always, orderType: 'preorder', isToGo })?.packaging;
    expect([true, undefined, false].map(packagingOf)).toEqual([50, 50, 0]);
  });

  test('packaging is charged when the food leaves the venue, without discount', () => {
    const packaging = ORDER_TYPES.map((type) => [
      type,
      priceLine(index, line(1), { settings: always, orderType: type })?.packaging,
    ]);
    expect(Object.fromEntries(packaging)).toEqual({
      spot: 0,
      spot_browse: 0,
      tablet_mode: 0,
      delivery: 50,
      preorder: 50,
      booking: 0,
      room: 0,
      served_on_spot: 0,
    });
  });

  test.each([
    ['an unknown variant', line(1, { variantId: size(99) })],
    ['a variant of another dish', line(2, { variantId: size(10) })],
    ['a price that is not fixed', line(1, { variantId: size(11) })],
    ['an extra that the dish does not have', line(1, { choice: choice({ addable: [5] }) })],
    ['an extra that nobody knows', line(1, { choice: choice({ addable: [77] }) })],
    ['an ingredient that is not an extra', line(1, { choice: choice({ addable: [3] }) })],
    ['quantity 0', line(1, { quantity: 0 })],
    ['quantity -1', line(1, { quantity: -1 })],
    ['quantity 1.5', line(1, { quantity: 1.5 })],
    ['quantity 10⁹', line(1, { quantity: 1e9 })],
    ['quantity NaN', line(1, { quantity: Number.NaN })],
  ])('%s has no price', (_, odd) => {
    expect(priceLine(index, odd, { settings: always, orderType: 'spot' })).toBeUndefined();
    const place = { orderTypes: [], timeZone: sofia };
    const order = priceOrder(index, [odd, line(1)], { place, settings: always, orderType: 'spot', now: noon });
    expect(order.lines[0]).toBeUndefined();
    expect(order.total).toBe(900);
  });
});

test('an empty order costs nothing', () => {
  const place = { orderTypes: [orderType('spot', [tier(0, { valueType: 'money', value: 500 })])], timeZone: sofia };
  expect(priceOrder(indexed(), [], { place, settings: always, orderType: 'spot', now: noon })).toEqual({
    lines: [],
    steps: [{ kind: 'lines', amount: 0, cause: { dishes: [] } }],
    total: 0,
  });
});

// The oracle: written from the specification, over plain descriptions, in integers of a ten-thousandth cent, without code of
// the app. Both share only the description of a dish and an order.

interface PlainDish {
  readonly price: number;
  readonly packaging: number;
  readonly percentHundredths: number;
  readonly moneyOff: number;
  readonly extras: readonly number[];
}
interface PlainLine {
  readonly dish: number;
  readonly quantity: number;
  readonly extras: readonly number[];
}
interface PlainOrder {
  readonly dishes: readonly PlainDish[];
  readonly lines: readonly PlainLine[];
  readonly type: OrderType;
  readonly moneyOnlyPreorder: boolean;
  readonly tiers: readonly { readonly over: number; readonly kind: 'percent' | 'money'; readonly hundredths: number }[];
}

const FINE = 10_000n;
/** Rounds fine units to cents by their last four decimal digits, as on paper. */
const toCents = (fine: bigint): bigint => {
  const digits = fine.toString().padStart(5, '0');
  const whole = BigInt(digits.slice(0, -4));
  return Number(digits.at(-4)) >= 5 ? whole + 1n : whole;
};

const plainTotal = (order: PlainOrder): { subtotal: bigint; total: bigint } => {
  const toGo = order.type === 'delivery' || order.type === 'preorder';
  let goods = 0n;
  let boxes = 0n;
  for (const { dish: at, quantity, extras } of order.lines) {
    const one = order.dishes[at];
    if (!one) throw new Error('the test itself is wrong');
    let each = toCents((BigInt(one.price) * FINE * (FINE - BigInt(one.percentHundredths))) / FINE);
    if (order.type === 'preorder' || !order.moneyOnlyPreorder) each -= BigInt(one.moneyOff);
    if (each < 0n) each = 0n;
    for (const extra of extras) each += BigInt(one.extras[extra] ?? 0);
    for (let count = 0; count < quantity; count += 1) {
      goods += each;
      if (toGo) boxes += BigInt(one.packaging);
    }
  }
  const subtotal = goods + boxes;
  const reached = order.tiers.filter((one) => BigInt(one.over) <= subtotal).sort((a, b) => b.over - a.over)[0];
  if (!reached) return { subtotal, total: subtotal };
  const off = reached.kind === 'money' ? BigInt(reached.hundredths) : toCents(goods * BigInt(reached.hundredths));
  return { subtotal, total: subtotal - (off > goods ? goods : off) };
};

const anyDish: fc.Arbitrary<PlainDish> = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 9_999_999 })),
  packaging: fc.integer({ min: 0, max: 300 }),
  percentHundredths: fc.oneof(fc.constantFrom(0, 1000, 5000, 10_000), fc.integer({ min: 0, max: 10_000 })),
  moneyOff: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 })),
  extras: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 4 }),
});

const anyOrder: fc.Arbitrary<PlainOrder> = fc.array(anyDish, { minLength: 1, maxLength: 4 }).chain((dishes) =>
  fc.record({
    dishes: fc.constant(dishes),
    lines: fc.array(
      fc.nat(dishes.length - 1).chain((at) =>
        fc.record({
          dish: fc.constant(at),
          quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
          extras: fc.subarray([...(dishes[at]?.extras.keys() ?? [])]),
        }),
      ),
      { maxLength: 6 },
    ),
    type: fc.constantFrom(...ORDER_TYPES),
    moneyOnlyPreorder: fc.boolean(),
    tiers: fc.uniqueArray(
      fc.record({
        over: fc.integer({ min: 0, max: 20_000 }),
        kind: fc.constantFrom('percent' as const, 'money' as const),
        hundredths: fc.integer({ min: 0, max: 10_000 }),
      }),
      { maxLength: 4, selector: (one) => one.over },
    ),
  }),
);

const priced = (order: PlainOrder) => {
  const extraId = (dishAt: number, extraAt: number) => (dishAt + 1) * 100 + extraAt;
  const index = indexed({
    products: order.dishes.map((one, at) =>
      product(at + 1, {
        variants: [variant((at + 1) * 10, one.price, { additionalPrice: minor(one.packaging) })],
        discountPercent: one.percentHundredths / 100,
        discountMoney: minor(one.moneyOff),
        ingredients: one.extras.map((_, extraAt): [number, IngredientRole] => [extraId(at, extraAt), 'addable']),
      }),
    ),
    ingredients: order.dishes.flatMap((one, at) =>
      one.extras.map((price, extraAt) => ingredient(extraId(at, extraAt), price)),
    ),
  });
  const lines = order.lines.map(({ dish: at, quantity, extras }) => ({
    productId: dish(at + 1),
    variantId: size((at + 1) * 10),
    quantity,
    choice: { ...emptyChoice, addable: extras.map((extraAt) => ing(extraId(at, extraAt))) },
  }));
  const tiers = order.tiers.map(({ over, kind, hundredths }) =>
    tier(over, { valueType: kind, value: kind === 'percent' ? hundredths / 100 : hundredths }),
  );
  return priceOrder(index, lines, {
    place: { orderTypes: [orderType(order.type, tiers)], timeZone: sofia },
    settings: { moneyDiscountOnlyPreorder: order.moneyOnlyPreorder },
    orderType: order.type,
    now: noon,
  });
};

test('the total equals an independent plain calculation in 10,000 cases [S9.02]', () => {
  let cases = 0;
  fc.assert(
    fc.property(anyOrder, (order) => {
      cases += 1;
      const expected = plainTotal(order);
      const found = priced(order);
      const subtotal = amountOf(found.steps, 'lines') + amountOf(found.steps, 'boxes');
      expect(subtotal).toBe(Number(expected.subtotal));
      expect(found.total).toBe(Number(expected.total));
      expect(found.total).toBeGreaterThanOrEqual(0);
      expect(subtotal + amountOf(found.steps, 'tier')).toBe(found.total);
      for (const one of found.lines) {
        expect(one).toBeDefined();
        if (one) expect(one.unit + one.addables + one.packaging).toBe(one.each);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(cases).toBeGreaterThanOrEqual(10_000);
});
