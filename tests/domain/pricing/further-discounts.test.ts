import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderNumberDiscount } from '#domain/place/place.ts';
import { discountsOf, type FurtherTerms, furtherDiscounts } from '#domain/pricing/further-discounts.ts';
import { minor } from '#domain/pricing/money.ts';
import { totalOf } from '#domain/pricing/price-steps.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { amountOf } from '#domain/pricing/step-kinds.ts';
import { dish, indexed, line, orderType, product, size, tier, variant } from '../menu/menu-builder.ts';
import { promoTerms } from '../promotion/promo-builder.ts';

const third: OrderNumberDiscount = { onOrderNumber: 3, valueType: 'money', value: 200 };
const index = indexed({ products: [product(1, { variants: [variant(10, 1000, { additionalPrice: minor(50) })] })] });
const price = (
  terms: FurtherTerms | undefined,
  {
    quantity = 1,
    tiers = [] as Parameters<typeof orderType>[1],
    discounts = [third] as readonly OrderNumberDiscount[],
    type = 'spot' as 'spot' | 'delivery',
  } = {},
) =>
  priceOrder(index, [line(1, { productId: dish(1), variantId: size(10), quantity })], {
    place: { orderTypes: [orderType(type, tiers)], timeZone: 'Europe/Sofia', orderNumberDiscounts: discounts },
    settings: { moneyDiscountOnlyPreorder: false },
    orderType: type,
    now: 0,
    further: terms && furtherDiscounts(terms),
  });
const kinds = (terms: FurtherTerms, more?: Parameters<typeof price>[1]) =>
  price(terms, more).steps.flatMap(({ kind, amount }) => (kind === 'lines' ? [] : [[kind, amount]]));

describe('the discount on every n-th order', () => {
  test.each([
    [2, []],
    [3, [['orderNumberDiscount', -200]]],
    [4, []],
    [undefined, []],
  ])('the order with the number %s [S9.04]', (orderNumber, steps) => {
    expect(kinds({ orderNumber })).toEqual(steps);
  });

  test('a promo code’s discount applies to what the order type’s own discount leaves [S9.04]', () => {
    const discounts = [{ onOrderNumber: 1, valueType: 'percent' as const, value: 50 }];
    expect(kinds({ orderNumber: 1 }, { tiers: [tier(0, { value: 20 })], discounts })).toEqual([
      ['tier', -200],
      ['orderNumberDiscount', -400],
    ]);
  });
});

describe('a promo code', () => {
  test('a promo code comes last and applies to what the other discounts leave', () => {
    expect(kinds({ orderNumber: 3, promo: promoTerms() }, { tiers: [tier(0, { value: 20 })] })).toEqual([
      ['tier', -200],
      ['orderNumberDiscount', -200],
      ['promo', -60],
    ]);
  });

  test('an exclusive discount applies alone when it takes off more', () => {
    const tiers = [tier(0, { value: 20 })];
    const alone = promoTerms({ ignoresOtherDiscounts: true, value: 30 });
    expect(kinds({ promo: alone }, { tiers })).toEqual([['promo', -300]]);
    expect(kinds({ promo: { ...alone, value: 20 } }, { tiers })).toEqual([['tier', -200]]);
    const base = { goods: minor(1000), boxes: minor(0), tier: price(undefined, { tiers }).steps.slice(1) };
    const context = {
      place: { orderTypes: [], timeZone: 'UTC' },
      settings: { moneyDiscountOnlyPreorder: false },
      orderType: 'spot' as const,
      now: 0,
    };
    expect(discountsOf({ promo: { ...alone, value: 20 } }, base, context).fault).toBe('better_without');
  });

  test('a discount that does not apply leaves the others unchanged', () => {
    const late = promoTerms({ minimum: minor(1001) });
    expect(kinds({ orderNumber: 3, promo: late })).toEqual([['orderNumberDiscount', -200]]);
  });

  test('packaging is never discounted, and counts towards the minimum amount', () => {
    const over = promoTerms({ minimum: minor(1050), value: 50 });
    expect(kinds({ promo: over }, { type: 'delivery' })).toEqual([
      ['promo', -500],
      ['boxes', 50],
    ]);
  });
});

const anyDiscount = fc.oneof(
  fc.record({
    valueType: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
  }),
  fc.record({ valueType: fc.constant('money' as const), value: fc.integer({ min: 1, max: 5000 }) }),
);

test('discounts together never pay a guest, raise a price or lose a cent', () => {
  fc.assert(
    fc.property(
      anyDiscount,
      anyDiscount,
      fc.option(anyDiscount),
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom('spot' as const, 'delivery' as const),
      (own, byNumber, further, ignoresOtherDiscounts, quantity, type) => {
        const more = {
          quantity,
          type,
          tiers: [tier(0, own)],
          discounts: [{ onOrderNumber: 1, ...byNumber }],
        };
        const terms = {
          orderNumber: 1,
          promo: further ? promoTerms({ ...further, ignoresOtherDiscounts }) : undefined,
        };
        const [without, whole] = [price({ orderNumber: 1 }, more), price(terms, more)];
        expect(whole.total).toBe(totalOf(whole.steps));
        expect(whole.total).toBeGreaterThanOrEqual(amountOf(whole.steps, 'boxes'));
        // A promo code never makes an order dearer, even when it excludes other discounts.
        expect(whole.total).toBeLessThanOrEqual(without.total);
        expect(whole.total).toBeLessThanOrEqual(price(undefined, more).total);
        expect(whole.steps.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      },
    ),
  );
});
