// Generates places with menus, discounts and carts.
import fc from 'fast-check';
import type { GroupId, ProductId, VariantId } from '#domain/ids.ts';
import type { Ingredient, ModifierGroup, ModifierOption, Product } from '#domain/menu/menu.ts';
import { ORDER_TYPES, type Place } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { region, ring, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';

/** Number of carts for each venue. */
export const CARTS = 10;

const money = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 1, 5, 99, 333)).map(minor);
const percent = fc
  .oneof(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0, 333, 1250, 10_000))
  .map((hundredths) => hundredths / 100);
const worth = fc.oneof(
  fc.record({ valueType: fc.constant('percent' as const), value: percent }),
  fc.record({ valueType: fc.constant('money' as const), value: money as fc.Arbitrary<number> }),
);
const window = fc.constantFrom(
  { activeFrom: undefined, activeTo: undefined },
  { activeFrom: '11:00', activeTo: '15:00' },
  { activeFrom: '22:00', activeTo: '03:00' },
);
const orderType = fc.constantFrom(...ORDER_TYPES);
const vat = fc.record({ here: percent, away: percent });
const perhaps = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

export const INGREDIENTS: readonly Ingredient[] = [1, 2, 3, 4, 5, 6, 7].map((id) =>
  buildIngredient(id, `no ${id}`, { price: minor(id * 37) }),
);
/** Option ids of a dish's own groups. */
const OPTIONS = [4, 5, 6, 7] as const;
const option = (at: number, ingredientId: number): fc.Arbitrary<Omit<ModifierOption, 'opens'>> =>
  fc
    .record({
      price: money,
      bySize: perhaps(money),
      active: fc.boolean(),
      max: fc.integer({ min: 1, max: 4 }),
      included: fc.boolean(),
    })
    .map(({ bySize, ...own }) => ({
      ...own,
      ingredientId: ingredientId as ModifierOption['ingredientId'],
      prices: bySize === undefined ? {} : { [10 * (at + 1)]: bySize },
    }));
const groupOf = (id: number, options: ModifierGroup['options']): ModifierGroup => ({
  ...{ id: id as GroupId, title: `group ${id}`, min: 0, max: undefined, ask: false, defaults: [], options },
});
/** Some with a group opened by an option. */
const groups = (at: number): fc.Arbitrary<readonly ModifierGroup[]> =>
  fc
    .array(fc.tuple(option(at, 4), option(at, 5), option(at, 6), option(at, 7), fc.boolean()), { maxLength: 2 })
    .map((all) =>
      all.map(([one, two, three, four, opens], nth) => {
        const id = 100 * (at + 1) + 10 * nth;
        const opened = groupOf(id + 1, [{ ...four, opens: undefined }]);
        return groupOf(id, [
          { ...one, opens: opens ? opened : undefined },
          { ...two, opens: undefined },
          { ...three, opens: undefined },
        ]);
      }),
    );
const dish = (at: number): fc.Arbitrary<Product> =>
  fc
    .record({
      prices: fc.array(fc.tuple(money, money), { minLength: 1, maxLength: 2 }),
      off: money,
      percent,
      vat: perhaps(vat),
      groups: groups(at),
    })
    .map(({ prices, off, percent: discountPercent, vat: own, groups: asked }) =>
      buildProduct({
        id: (at + 1) as ProductId,
        slug: `dish-${at}`,
        variants: prices.map(([price, additionalPrice], size) =>
          buildVariant({ id: (10 * (at + 1) + size) as VariantId, price, additionalPrice }),
        ),
        ingredients: [
          ...INGREDIENTS.slice(0, 3).map(({ id }, priority) => ({
            ingredientId: id,
            role: 'addable' as const,
            priority,
          })),
          ...INGREDIENTS.slice(3, 5).map(({ id }, priority) => ({
            ingredientId: id,
            role: 'required' as const,
            priority,
          })),
          ...INGREDIENTS.slice(5).map(({ id }, priority) => ({
            ingredientId: id,
            role: 'removable' as const,
            priority,
          })),
        ],
        ...(asked.length > 0 && { groups: asked }),
        discountPercent,
        discountMoney: minor(Math.trunc(off / 10)),
        ...(own && { vat: own }),
      }),
    );

/** By amount, distance, zone and name; some with a free-delivery or a minimum amount. */
const ways = fc
  .record({
    byAmount: fc.array(fc.tuple(money, money), { maxLength: 3 }),
    rings: fc.subarray([ring(0, 1, 199), ring(1, 3, 350, 2500), { ...ring(3, 8, 590), minimum: minor(1500) }]),
    shapes: fc.subarray([
      shape(1, squareAt(42.7, 23.3), 250, { freeFrom: minor(3000) }),
      shape(2, squareAt(42.72, 23.32), 0, { activeFrom: '11:00', activeTo: '22:00' }),
    ]),
    regions: fc.subarray([region(1, 'Лозенец', 180), region(2, 'Младост', 420, { minimum: minor(2000) })]),
    freeFrom: perhaps(money),
    minimum: perhaps(money),
  })
  .map(({ byAmount, rings, ...more }) => ({
    ...more,
    prices: byAmount.map(([priceOver, price]) => ({ priceOver, price })),
    radiuses: rings,
  }));
const where = fc.record({
  point: perhaps(
    fc.constantFrom(
      { lat: 42.7, lng: 23.3 },
      { lat: 42.709, lng: 23.3 },
      { lat: 42.721, lng: 23.321 },
      { lat: 42.74, lng: 23.33 },
      { lat: 43.7, lng: 23.3 },
    ),
  ),
  regionId: perhaps(fc.constantFrom(1, 2, 3)),
});

const place: fc.Arbitrary<Partial<Place>> = fc
  .record({
    orderTypes: fc.uniqueArray(
      fc.record({
        type: orderType,
        id: fc.integer({ min: 1, max: 8 }),
        discounts: fc.array(
          fc.tuple(worth, money, window).map(([of, priceOver, when]) => ({ ...of, priceOver, ...when })),
          { maxLength: 3 },
        ),
      }),
      { selector: ({ type }) => type, maxLength: 4 },
    ),
    numbers: perhaps(
      fc.array(
        worth.map((of) => ({ ...of, onOrderNumber: 2 })),
        { minLength: 1, maxLength: 1 },
      ),
    ),
    service: perhaps(fc.tuple(worth, fc.subarray([...ORDER_TYPES])).map(([of, orderTypes]) => ({ ...of, orderTypes }))),
    vat: perhaps(vat),
    timeZone: fc.constantFrom('Europe/Sofia', 'America/New_York', 'Pacific/Apia'),
    ways,
    location: perhaps(fc.constant({ lat: 42.7, lng: 23.3 })),
    delivers: fc.boolean(),
  })
  .map(({ orderTypes, numbers, service, vat: taxed, timeZone, ways: carried, location, delivers }) => ({
    orderTypes: [
      ...orderTypes,
      ...(delivers && !orderTypes.some(({ type }) => type === 'delivery')
        ? [{ type: 'delivery' as const, id: 9, discounts: [] }]
        : []),
    ].map((type) => ({
      ...{ ...type, prices: [], radiuses: [], shapes: [] },
      ...(type.type === 'delivery' && carried),
    })),
    timeZone,
    location,
    ...(numbers && { orderNumberDiscounts: numbers }),
    ...(service && { serviceCharge: service }),
    ...(taxed && { vat: taxed }),
  }));

const promoTerms: fc.Arbitrary<PromoTerms> = fc
  .tuple(
    worth.filter(({ value }) => value > 0),
    fc.record({
      ignoresOtherDiscounts: fc.boolean(),
      orderTypes: fc.subarray([...ORDER_TYPES], { maxLength: 2 }),
      from: fc.constantFrom(undefined, '2026-06-01T00:00'),
      until: fc.constantFrom(undefined, '2026-11-01T00:00'),
      minimum: money,
    }),
  )
  .map(([of, more]) => ({ code: 'SUMMER2026', ...of, ...more }));

const cart = fc.record({
  lines: fc.array(
    fc.record({
      dish: fc.nat(2),
      size: fc.nat(1),
      addable: fc.subarray([1, 2, 3]),
      required: perhaps(fc.constantFrom(4, 5)),
      removable: fc.subarray([6, 7]),
      /** Number of each option of each group; `undefined`: the default. */
      chosen: fc.array(perhaps(fc.integer({ min: 0, max: 4 })), { maxLength: 2 * OPTIONS.length }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  // Every second one is a delivery.
  orderType: fc.oneof(orderType, fc.constant('delivery' as const)),
  where,
  promo: perhaps(promoTerms),
  counted: fc.boolean(),
  /** The signed-in customer; `undefined`: not signed in. */
  customer: perhaps(
    fc.record({
      registered: fc.integer({ min: 0, max: 100 }),
      points: fc.integer({ min: 0, max: 3_000 }),
      collected: fc.integer({ min: 0, max: 5_000 }),
      /** Shares of points and money to spend, in thousandths. */
      wants: fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 1_000 })),
      worth: fc.constantFrom('0', '0.01', '0.05', '1.37'),
      from: fc.constantFrom('0', '12.50'),
      most: fc.integer({ min: 0, max: 100 }),
      isVerified: fc.boolean(),
    }),
  ),
  orderNumber: fc.integer({ min: 1, max: 3 }),
  now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  /** Wanted time in quarters of an hour from now; `undefined`: as soon as possible. */
  quarters: perhaps(fc.integer({ min: 1, max: 4 * 24 * 6 })),
  /** Time since the device showed the price, ms: in transit or offline. */
  waited: fc.oneof(fc.constant(0), fc.integer({ max: 3 * 3_600_000, min: 1 })),
});

const settings = fc.boolean().map((moneyDiscountOnlyPreorder) => ({ moneyDiscountOnlyPreorder }));
export const anyVenue = fc.record({
  place,
  products: fc.tuple(dish(0), dish(1), dish(2)),
  settings,
  carts: fc.array(cart, { minLength: CARTS, maxLength: CARTS }),
});
export type AnyVenue = typeof anyVenue extends fc.Arbitrary<infer T> ? T : never;
