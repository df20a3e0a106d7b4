// Compares the price on a device with the price on the server. The device parses place, menu and code from the wire; the
// server uses the published ones, and parses the order from the wire.
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { spendEntries, spendFromWire, spendToWire } from '#contract/loyalty/spend-wire.ts';
import { orderLineToWire, toOrderLine, wireOrderLineSchema } from '#contract/order/order.ts';
import { detailedBodySchemas, detailsFromWire, detailsToWire } from '#contract/order/order-details.ts';
import { parsePlace, placeToWire } from '#contract/place/client.ts';
import { readPriceSteps } from '#contract/pricing/price-steps.ts';
import { ingredientsToWire, parseIngredients } from '#contract/product/ingredient.ts';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import { parsePromo, promoToWire } from '#contract/promotion/promo.ts';
import type { Modifier } from '#domain/cart/cart.ts';
import { deliveryFacts, withDelivery } from '#domain/delivery/delivery-price.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { IngredientId, PlaceId } from '#domain/ids.ts';
import { spendable } from '#domain/loyalty/own-loyalty.ts';
import type { Menu, Product } from '#domain/menu/menu.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import type { OrderLine } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { type FurtherTerms, furtherDiscounts } from '#domain/pricing/further-discounts.ts';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { stepOf, totalOf } from '#domain/pricing/price-steps.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { withService } from '#domain/pricing/service-charge.ts';
import { vatParts, vatRate } from '#domain/pricing/vat.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { judgeOrderDelivery } from '../../../server/services/delivery/judge-order-delivery.ts';
import { loyaltyTermsOf } from '../../../server/services/loyalty/loyalty-terms.ts';
import type { PublishedPlace } from '../../../server/services/place/published-places.ts';
import { discountsFor } from '../../../server/services/promotion/order-discounts.ts';
import type { Store } from '../../../server/store/store.ts';
import { patience } from '../../support/patience.ts';
import { buildVenue } from '../support/venues.ts';
import { type AnyVenue, anyVenue, CARTS, INGREDIENTS } from './any-venue.ts';

const EUR = 'EUR' as Currency;

// Test files of a worker share modules: the mocks need freshly evaluated ones, which must not remain.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

/** Mocked database results for promo codes and earlier orders. */
let promo: PromoTerms | undefined;
let orderNumber = 1;
vi.mock('../../../server/services/promotion/judge-promo.ts', () => ({
  findPromo: async () => (promo ? { terms: promo } : { fault: 'unknown' }),
  nextOrderNumber: async () => orderNumber,
}));

/** Mocked database results for the signed-in customer. */
let customer: AnyVenue['carts'][number]['customer'];
vi.mock('../../../server/store/account/accounts.ts', () => ({
  findAccount: async () => ({ isVerified: customer?.isVerified === true }),
}));
vi.mock('../../../server/store/loyalty/loyalty-ledger.ts', () => ({
  ledgerOf: async () => [
    { unit: 'points', kind: 'earned', amount: customer?.points ?? 0, at: 0 },
    { unit: 'money', kind: 'earned', amount: customer?.collected ?? 0, at: 0 },
  ],
}));

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

/** Choices of one dish in its groups and in groups opened by options, in order. */
const modifiersOf = (groups: NonNullable<Product['groups']>, chosen: readonly (number | undefined)[]): Modifier[] =>
  groups
    .flatMap((group) => [group, ...group.options.flatMap(({ opens }) => opens ?? [])])
    .flatMap(({ id: groupId, options }) => options.map(({ ingredientId: optionId }) => ({ groupId, optionId })))
    .flatMap((one, at) => {
      const quantity = chosen[at];
      return quantity === undefined ? [] : [{ ...one, quantity }];
    });

const lineOf = (products: readonly Product[], one: AnyVenue['carts'][number]['lines'][number]): OrderLine => {
  const product = known(products[one.dish]);
  const variant = known(product.variants[one.size % product.variants.length]);
  return {
    productId: product.id,
    variantId: variant.id,
    categoryId: undefined,
    choice: {
      required: one.required as IngredientId | undefined,
      addable: one.addable.map((id) => id as IngredientId),
      removable: one.removable.map((id) => id as IngredientId),
      ...(product.groups && { modifiers: modifiersOf(product.groups, one.chosen) }),
    },
    quantity: one.quantity,
  };
};

const QUARTER = 900_000;

const detailsOf = ({ where: at, now, quarters }: AnyVenue['carts'][number]): OrderDetails => ({
  ...{ name: 'Elena', phone: '+359888123456', payment: 'cash' },
  ...(quarters !== undefined && { wantedAt: (Math.floor(now / QUARTER) + quarters) * QUARTER }),
  address: { words: 'Shipka', streetNumber: '1', floor: '1', apartment: '1', bell: 'E', entrance: 'A', ...at },
});

/** Number of carts priced by both, of those with a delivery fee, and of those whose price changed with time. */
let [priced, carried, changed] = [0, 0, 0];
/** Number of carts that spend points or money. */
let spent = 0;

/** Customer terms on the device: data from the server, and the part to spend. */
const customersTerms = (
  of: AnyVenue['carts'][number]['customer'],
  server: PublishedPlace,
): Pick<FurtherTerms, 'registered' | 'spending'> => {
  if (!of) return {};
  const { earning, worth, from, mostPercent, registered } = loyaltyTermsOf(server);
  const { isVerified, points, collected, wants } = of;
  const money = minor(collected);
  const told = { isVerified, points, next: undefined, money, history: [] };
  const there = spendable({ ...told, terms: { earning, worth, from, mostPercent } });
  const part = (amount: number, share: number) => Math.floor((amount * share) / 1_000);
  const wanted = { points: part(there.points, wants[0]), money: minor(part(there.money, wants[1])) };
  return { registered, spending: { ...there, ...wanted } };
};

const agree = async (of: AnyVenue): Promise<void> => {
  const server = published(of);
  const device = arrived(server);
  for (const one of of.carts) {
    const { now, orderType: type } = one;
    promo = one.promo;
    customer = one.customer;
    const house = {
      ...DEFAULT_DEVICE_SETTINGS,
      ...(customer && { registeredPercent: customer.registered, pointWorth: customer.worth }),
      ...(customer && { collectedFrom: customer.from, collectedMost: customer.most }),
    };
    const asked: PublishedPlace = { ...server, document: { ...server.document, house } };
    const own = customersTerms(customer, asked);
    orderNumber = one.orderNumber;
    const lines = one.lines.map((line) => lineOf(of.products, line));
    const answer = one.promo && parsePromo(sent(promoToWire({ terms: one.promo }, EUR)), EUR);
    const terms = answer?.ok ? answer.value.terms : undefined;
    const details = type === 'delivery' ? detailsOf(one) : undefined;
    const wayAt = (at: number) => details && judgeDelivery(device.place, details.address ?? {}, details.wantedAt ?? at);
    const shownAt = (at: number) =>
      priceOrder(device.index, lines, {
        ...{ place: device.place, settings: of.settings, orderType: type, now: at },
        further: withDelivery(
          wayAt(at),
          withService(
            device.place.serviceCharge,
            furtherDiscounts({ ...own, promo: terms, orderNumber: one.counted ? one.orderNumber : undefined }),
          ),
        ),
      });
    const verdict = wayAt(now);
    // With a wanted time, the delivery verdict does not depend on the clock.
    if (details?.wantedAt !== undefined) expect(wayAt(now - one.waited)).toEqual(verdict);
    const earlier = shownAt(now - one.waited);
    expect(totalOf(earlier.steps)).toBe(earlier.total);
    const shown = shownAt(now);
    const shownTotal = known(parseAmount(formatAmountPlain(shown.total, EUR), EUR));

    const read = sent(lines.map(orderLineToWire)) as unknown[];
    const [points, money] = [stepOf(shown.steps, 'points'), stepOf(shown.steps, 'accumulated')];
    const spend = { points: points?.cause.points ?? 0, money: minor(-(money?.amount ?? 0)) };
    const wire = v.parse(v.object(spendEntries), sent(spendToWire(spend, EUR)));
    const request = {
      promoCode: one.promo?.code,
      orderNumber: one.counted ? one.orderNumber : undefined,
      customer: one.customer && ('elena' as UserId),
      spend: spendFromWire(wire, EUR),
      isRegistered: stepOf(shown.steps, 'registered') !== undefined,
    };
    if (points && money) spent += 1;
    const body = { products: read, token: 'own-secret', ...(details && detailsToWire('delivery', details)) };
    const { timeZone } = server.document.place;
    const said =
      details && detailsFromWire('delivery', v.parse(detailedBodySchemas.delivery, sent(body)), { timeZone, now });
    const way = judgeOrderDelivery(server.document.place, type, said, now);
    expect(way.ok).toBe(type !== 'delivery' || verdict?.kind === 'carried');
    // Device and kitchen both reject an order that cannot be delivered.
    if (!way.ok) continue;
    const discounts = await discountsFor({} as Store['read'], asked, request, { guest: 'guest', now });
    const charged = priceOrder(
      server.index,
      read.map((line) => toOrderLine(v.parse(wireOrderLineSchema, line))),
      {
        ...{ place: server.document.place, settings: of.settings, orderType: type, now },
        further: way.value.further(discounts.further),
      },
    );
    const facts = verdict?.kind === 'carried' ? deliveryFacts(device.place, verdict, shown.steps) : undefined;
    // Both sides agree on the delivery minimum.
    expect(way.value.fault(charged) !== undefined).toBe((facts?.toMinimum ?? 0) > 0);
    expect(stepOf(charged.steps, 'delivery')?.amount ?? 0).toBe(facts?.price ?? 0);
    priced += 1;
    if (earlier.total !== charged.total) changed += 1;
    if ((facts?.price ?? 0) > 0) carried += 1;
    expect(charged.total).toBe(shownTotal);
    expect(charged.steps).toEqual(shown.steps);
    expect(totalOf(charged.steps)).toBe(charged.total);
    expect(charged.total).toBeGreaterThanOrEqual(0);
    // The dishes step contains all costs of a line except its packaging.
    const dishes = charged.lines.reduce((sum, line) => sum + (line ? line.total : Number.NaN), 0);
    const boxes = stepOf(charged.steps, 'boxes')?.amount ?? 0;
    expect((stepOf(charged.steps, 'lines')?.amount ?? 0) + boxes).toBe(dishes);
    expect(readPriceSteps(sent(charged.steps), charged.total)).toEqual(sent(charged.steps));
    const { vat: taxed } = server.document.place;
    const parts = vatParts(charged.steps, (id) =>
      vatRate(taxed, server.index.productById.get(id)?.vat, { orderType: type }),
    );
    const gross = parts.reduce((sum, part) => sum + part.gross, 0);
    if (parts.length > 0) expect(gross).toBe(charged.total);
  }
};

const hold = async (carts: number): Promise<void> => {
  [priced, carried, changed, spent] = [0, 0, 0, 0];
  // Twice as many runs, because some carts cannot be delivered.
  await fc.assert(fc.asyncProperty(anyVenue, agree), { numRuns: (carts / CARTS) * 2 });
  expect(priced).toBeGreaterThanOrEqual(carts);
  expect(carried).toBeGreaterThan(carts / 50);
  expect(changed).toBeGreaterThan(0);
  expect(spent).toBeGreaterThan(carts / 100);
};

test('price: device and server agree on 1,000 carts to the cent, and the steps sum to the total [S9.02, S9.03, S9.04]', () =>
  hold(1_000));

test(
  'price: device and server agree on 100,000 carts to the cent',
  { tags: ['deep'], timeout: patience(600_000) },
  () => hold(100_000),
);
