// What a device shows and what the server charges. The device has place, menu and code as they arrive on the wire; the
// server has them as they were published, and the order as its wire says it.
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { orderLineToWire, toOrderLine, wireOrderLineSchema } from '#contract/order/order.ts';
import { detailedBodySchemas, detailsFromWire, detailsToWire } from '#contract/order/order-details.ts';
import { parsePlace, placeToWire } from '#contract/place/client.ts';
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import { ingredientsToWire, parseIngredients } from '#contract/product/ingredient.ts';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import { parsePromo, promoToWire } from '#contract/promotion/promo.ts';
import { deliveryFacts, withDelivery } from '#domain/delivery/delivery-price.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { IngredientId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { Ingredient, Menu, Product } from '#domain/menu/menu.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { ORDER_TYPES, type Place } from '#domain/place/place.ts';
import { furtherDiscounts } from '#domain/pricing/further-discounts.ts';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { stepOf, totalOf } from '#domain/pricing/price-steps.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { withService } from '#domain/pricing/service-charge.ts';
import { vatParts, vatRate } from '#domain/pricing/vat.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { judgeWay } from '../../../server/services/delivery/judge-way.ts';
import { discountsFor } from '../../../server/services/promotion/order-discounts.ts';
import type { PublishedPlace } from '../../../server/services/published-places.ts';
import type { Store } from '../../../server/store/store.ts';
import { region, ring, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';
import { buildVenue } from '../support/venues.ts';

const EUR = 'EUR' as Currency;
const CARTS = 10;

/** What the database would say of codes and of earlier orders. */
let promo: PromoTerms | undefined;
let orderNumber = 1;
vi.mock('../../../server/services/promotion/judge-promo.ts', () => ({
  findPromo: async () => (promo ? { terms: promo } : { fault: 'unknown' }),
  nextOrderNumber: async () => orderNumber,
}));

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

const INGREDIENTS: readonly Ingredient[] = [1, 2, 3].map((id) =>
  buildIngredient(id, `no ${id}`, { price: minor(id * 37) }),
);
const dish = (at: number): fc.Arbitrary<Product> =>
  fc
    .record({
      prices: fc.array(fc.tuple(money, money), { minLength: 1, maxLength: 2 }),
      off: money,
      percent,
      vat: perhaps(vat),
    })
    .map(({ prices, off, percent: discountPercent, vat: own }) =>
      buildProduct({
        id: (at + 1) as ProductId,
        slug: `dish-${at}`,
        variants: prices.map(([price, additionalPrice], size) =>
          buildVariant({ id: (10 * (at + 1) + size) as VariantId, price, additionalPrice }),
        ),
        ingredients: INGREDIENTS.map(({ id }, priority) => ({ ingredientId: id, role: 'addable', priority })),
        discountPercent,
        discountMoney: minor(Math.trunc(off / 10)),
        ...(own && { vat: own }),
      }),
    );

/** By amount, by distance, by a zone on the map and by a name; some free from an amount on, some for no less than one. */
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
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  // Every other one is carried to its guest.
  orderType: fc.oneof(orderType, fc.constant('delivery' as const)),
  where,
  promo: perhaps(promoTerms),
  counted: fc.boolean(),
  orderNumber: fc.integer({ min: 1, max: 3 }),
  now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
});

const settings = fc.boolean().map((moneyDiscountOnlyPreorder) => ({ moneyDiscountOnlyPreorder }));
const venue = fc.record({
  place,
  products: fc.tuple(dish(0), dish(1), dish(2)),
  settings,
  carts: fc.array(cart, { minLength: CARTS, maxLength: CARTS }),
});
type AnyVenue = typeof venue extends fc.Arbitrary<infer T> ? T : never;

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('It did not arrive');
  return value;
};

let ids = 0;
const published = ({ place: own, products }: AnyVenue): PublishedPlace => {
  const document = buildVenue(() => (ids += 1));
  const menu: Menu = { placeId: 1 as PlaceId, version: 'v1', categories: [], products, ingredients: INGREDIENTS };
  const whole = { ...document, place: { ...document.place, ...own, id: 1 as PlaceId }, menu };
  return { id: 1, version: 'v1', document: whole, index: indexMenu(menu) } as unknown as PublishedPlace;
};

/** As a device has them. */
const arrived = ({ document }: PublishedPlace) => {
  const { menu } = document;
  const own = parsePlace(sent(placeToWire(document.place)));
  if (!own.ok) throw new Error(own.error);
  const context = { currency: EUR, defaultLanguage: 'en', readGroups: readModifierGroups } as const;
  const products = known(parseProducts(sent(menu.products.map((one) => productToWire(one, [], EUR))), context));
  const ingredients = known(parseIngredients(sent(ingredientsToWire(menu.ingredients, [], EUR)), EUR));
  expect([products.rejected, ingredients.rejected]).toEqual([[], []]);
  const here = {
    ...menu,
    products: products.items.map(({ product }) => product),
    ingredients: ingredients.items.map(({ ingredient }) => ingredient),
  };
  return { place: own.value, index: indexMenu(here) };
};

const lineOf = (products: readonly Product[], one: AnyVenue['carts'][number]['lines'][number]): OrderLine => {
  const product = known(products[one.dish]);
  const variant = known(product.variants[one.size % product.variants.length]);
  return {
    productId: product.id,
    variantId: variant.id,
    categoryId: undefined,
    choice: { required: undefined, addable: one.addable.map((id) => id as IngredientId), removable: [] },
    quantity: one.quantity,
  };
};

const detailsOf = ({ where: at }: AnyVenue['carts'][number]): OrderDetails => ({
  ...{ name: 'Elena', phone: '+359888123456', payment: 'cash' },
  address: { words: 'Shipka', streetNumber: '1', floor: '1', apartment: '1', bell: 'E', entrance: 'A', ...at },
});

/** Carts on whose price both said something, and those of them whose way costs something. */
let [priced, carried] = [0, 0];

const agree = async (of: AnyVenue): Promise<void> => {
  const server = published(of);
  const device = arrived(server);
  for (const one of of.carts) {
    const { now, orderType: type } = one;
    promo = one.promo;
    orderNumber = one.orderNumber;
    const lines = one.lines.map((line) => lineOf(of.products, line));
    const answer = one.promo && parsePromo(sent(promoToWire({ terms: one.promo }, EUR)), EUR);
    const terms = answer?.ok ? answer.value.terms : undefined;
    const details = type === 'delivery' ? detailsOf(one) : undefined;
    const verdict = details && judgeDelivery(device.place, details.address ?? {}, now);
    const shown = priceOrder(device.index, lines, {
      ...{ place: device.place, settings: of.settings, orderType: type, now },
      further: withDelivery(
        verdict,
        withService(
          device.place.serviceCharge,
          furtherDiscounts({ promo: terms, orderNumber: one.counted ? one.orderNumber : undefined }),
        ),
      ),
    });
    const shownTotal = known(parseAmount(formatAmountPlain(shown.total, EUR), EUR));

    const read = sent(lines.map(orderLineToWire)) as unknown[];
    const request = {
      promoCode: one.promo?.code,
      orderNumber: one.counted ? one.orderNumber : undefined,
    };
    const body = { products: read, token: 'own-secret', ...(details && detailsToWire('delivery', details)) };
    const { timeZone } = server.document.place;
    const said =
      details && detailsFromWire('delivery', v.parse(detailedBodySchemas.delivery, sent(body)), { timeZone, now });
    const way = judgeWay(server.document.place, type, said, now);
    expect(way.ok).toBe(type !== 'delivery' || verdict?.kind === 'carried');
    // The page does not let it go out, and the kitchen does not take it.
    if (!way.ok) continue;
    const discounts = await discountsFor({} as Store['read'], server, request, 'guest');
    const charged = priceOrder(
      server.index,
      read.map((line) => toOrderLine(v.parse(wireOrderLineSchema, line))),
      {
        ...{ place: server.document.place, settings: of.settings, orderType: type, now },
        further: way.value.further(discounts.further),
      },
    );
    const facts = verdict?.kind === 'carried' ? deliveryFacts(device.place, verdict, shown.steps) : undefined;
    // What is too little to be carried is so on both.
    expect(way.value.fault(charged) !== undefined).toBe((facts?.toMinimum ?? 0) > 0);
    expect(stepOf(charged.steps, 'delivery')?.amount ?? 0).toBe(facts?.price ?? 0);
    priced += 1;
    if ((facts?.price ?? 0) > 0) carried += 1;
    expect(charged.total).toBe(shownTotal);
    expect(charged.steps).toEqual(shown.steps);
    expect(totalOf(charged.steps)).toBe(charged.total);
    expect(charged.total).toBeGreaterThanOrEqual(0);
    // All that a line costs beside its box is in the step of the dishes.
    const dishes = charged.lines.reduce((sum, line) => sum + (line ? line.total : Number.NaN), 0);
    const boxes = stepOf(charged.steps, 'boxes')?.amount ?? 0;
    expect((stepOf(charged.steps, 'lines')?.amount ?? 0) + boxes).toBe(dishes);
    expect(readPriceSteps(sent(charged.steps), charged.total)).toEqual(sent(charged.steps));
    const { vat: taxed } = server.document.place;
    const parts = vatParts(charged.steps, (id) => vatRate(taxed, server.index.productById.get(id)?.vat, type));
    const gross = parts.reduce((sum, part) => sum + part.gross, 0);
    if (parts.length > 0) expect(gross).toBe(charged.total);
  }
};

const hold = async (carts: number): Promise<void> => {
  [priced, carried] = [0, 0];
  // Some are carried nowhere.
  await fc.assert(fc.asyncProperty(venue, agree), { numRuns: (carts / CARTS) * 2 });
  expect(priced).toBeGreaterThanOrEqual(carts);
  expect(carried).toBeGreaterThan(carts / 50);
};

test('device and server price 1,000 carts alike to the cent, and the steps sum to the total [S9.02, S9.03, S9.04]', () =>
  hold(1_000));

test('device and server price 100,000 carts alike to the cent', { tags: ['deep'], timeout: patience(600_000) }, () =>
  hold(100_000),
);
