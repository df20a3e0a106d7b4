// Random places and settings of all kinds.
import fc from 'fast-check';
import type { CategoryId, PlaceId } from '#domain/ids.ts';
import type { Translated } from '#domain/language/translated.ts';
import { PAYMENT_METHODS } from '#domain/order/checkout/payment-method.ts';
import { ORDER_TYPES, type Place } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';
import {
  currency,
  id,
  language,
  leftOut,
  maybe,
  money,
  name,
  percent,
  picture,
  slug,
  text,
  vat,
} from '../arbitraries.ts';

export const translated: fc.Arbitrary<Translated> = fc.record({
  text,
  by: fc.dictionary(language, name, { maxKeys: 3 }),
});

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);

const tier = fc.oneof(
  fc.record({ valueType: fc.constant('percent' as const), value: percent }),
  fc.record({ valueType: fc.constant('money' as const), value: money as fc.Arbitrary<number> }),
);
const station = fc.record({
  id: slug,
  name: text,
  categories: fc.array(id<CategoryId>(), { maxLength: 2 }),
  isDefault: fc.boolean(),
});
const windows = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) }),
  { maxLength: 2 },
);
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
/** Dated hours, of one year or yearly; absent when there are none. */
const datedHours = fc
  .dictionary(
    fc.tuple(day, fc.boolean()).map(([date, isYearly]) => date.toISOString().slice(isYearly ? 5 : 0, 10)),
    windows,
    { maxKeys: 3 },
  )
  .map((dated) => (Object.keys(dated).length > 0 ? { datedHours: dated } : {}));
const window = { activeFrom: maybe(clock), activeTo: maybe(clock) };
/** An optional value is absent, as on the wire. */
const termsOf = fc
  .record({ deliveryPrice: money, freeFrom: maybe(money), minimum: maybe(money) })
  .map(({ minimum, ...rest }) => ({ ...rest, ...(minimum !== undefined && { minimum }) }));
const zoneName: fc.Arbitrary<Translated> = fc.record({ text: name, by: fc.dictionary(language, name, { maxKeys: 2 }) });
const withTerms = <T>(own: fc.Arbitrary<T>) => fc.tuple(own, termsOf).map(([one, terms]) => ({ ...one, ...terms }));
const radius = withTerms(fc.record({ start: fc.nat(20), end: fc.nat(20) }));
const deliveryShape = withTerms(
  fc
    .tuple(
      fc.record({
        id: id<number>(),
        coordinates: fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 })), {
          maxLength: 3,
        }),
        ...window,
      }),
      maybe(zoneName),
    )
    .map(([shape, named]) => ({ ...shape, ...(named && { name: named }) })),
);
const deliveryRegion = withTerms(fc.record({ id: id<number>(), name: zoneName, ...window }));
const pickupPlace = fc.record({
  ...{ id: id<number>(), name: zoneName, address: text },
  addressBy: fc.dictionary(language, name, { maxKeys: 2 }),
});
const whole = fc
  .record({
    regions: maybe(fc.array(deliveryRegion, { maxLength: 2 })),
    freeFrom: maybe(money),
    minimum: maybe(money),
    payments: maybe(fc.subarray([...PAYMENT_METHODS], { minLength: 1 })),
    asksCutlery: maybe(fc.constant(true)),
    pickupPlaces: maybe(fc.array(pickupPlace, { maxLength: 2 })),
    additionalTypes: maybe(fc.array(zoneName, { maxLength: 2 })),
  })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)));
const placeOnOneKitchen: fc.Arbitrary<Place> = fc.record({
  id: id<PlaceId>(),
  slug,
  name: text,
  description: text,
  textLanguage: language,
  currency,
  timeZone: fc.constantFrom('Europe/Sofia', 'America/New_York'),
  defaultLanguage: language,
  languages: fc.uniqueArray(language),
  accent: maybe(fc.constant('#b3202a')),
  orderTypes: fc.array(
    fc
      .tuple(
        fc.record({
          type: fc.constantFrom(...ORDER_TYPES),
          id: id<number>(),
          discounts: fc.array(
            fc.tuple(tier, fc.record({ priceOver: money, ...window })).map(([value, rest]) => ({ ...rest, ...value })),
            { maxLength: 2 },
          ),
          prices: fc.array(fc.record({ priceOver: money, price: money }), { maxLength: 2 }),
          radiuses: fc.array(radius, { maxLength: 2 }),
          shapes: fc.array(deliveryShape, { maxLength: 2 }),
        }),
        whole,
      )
      .map(([type, more]) => ({ ...type, ...more })),
    { maxLength: 3 },
  ),
  modules: fc.array(name, { maxLength: 3 }),
  address: text,
  phone: text,
  email: text,
  translations: fc.dictionary(language, fc.record({ name: name, description: name }, { requiredKeys: [] }), {
    maxKeys: 3,
  }),
  logo: maybe(picture),
  picture: maybe(picture),
  location: maybe(fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) })),
  openingHours: maybe(
    fc.array(
      fc.constantFrom(
        [],
        [{ from: 660, to: 1320 }],
        [
          { from: 660, to: 900 },
          { from: 1080, to: 60 },
        ],
      ),
      {
        minLength: 7,
        maxLength: 7,
      },
    ),
  ),
});

const serviceCharge = fc
  .tuple(tier, fc.subarray([...ORDER_TYPES]))
  .map(([value, orderTypes]) => ({ ...value, orderTypes }));

/** With stations, or with the implicit single kitchen. */
export const place: fc.Arbitrary<Place> = fc
  .tuple(
    placeOnOneKitchen,
    datedHours,
    fc.array(station, { maxLength: 2 }),
    leftOut('vat', vat),
    leftOut('serviceCharge', serviceCharge),
  )
  .map(([one, dated, stations, ...charges]) => ({
    ...one,
    ...dated,
    ...(stations.length > 0 && { stations }),
    ...Object.assign({}, ...charges),
  }));

const amount = fc.nat(1_000_000);
const weeklySettings: fc.Arbitrary<Settings> = fc.record({
  currencySuffix: text,
  secondCurrency: maybe(
    fc.record({
      currency: fc.constantFrom('EUR', 'BGN', 'CHF'),
      suffix: text,
      rate: maybe(fc.constantFrom(1.95583, 1, 0.5)),
      from: maybe(fc.constant('2026-01-01')),
      to: maybe(fc.constant('2026-12-31')),
      first: fc.boolean(),
    }),
  ),
  chfRate: maybe(fc.constantFrom(0.95, 1.1)),
  defaultLanguage: language,
  firstLanguage: maybe(language),
  ordersAllowed: fc.boolean(),
  disableOvertimeOrders: fc.boolean(),
  openingHours: maybe(fc.array(windows, { minLength: 7, maxLength: 7 })),
  orderExpireHours: amount,
  bookingIntervalMinutes: fc.integer({ min: 1, max: 1440 }),
  orderSilentMinutes: amount,
  orderAskMinutes: amount,
  repeatOrderSeconds: amount,
  limits: fc.record({ line: amount, order: amount, lineAsk: amount, orderAsk: amount }),
  times: fc.record({
    slot: fc.nat(240),
    lead: fc.nat(1440),
    deliveryLead: fc.nat(1440),
    daysAhead: fc.nat(30),
    most: amount,
    whenClosed: fc.boolean(),
  }),
  accumulatedPercent: fc.constantFrom(0, 2.5, 10, 100),
  moneyDiscountOnlyPreorder: fc.boolean(),
  tokenHidesProducts: fc.boolean(),
  tabletModeAlwaysOn: fc.boolean(),
  tabletIdleMinutes: fc.integer({ min: 0, max: 240 }),
  hideAddToCart: fc.constantFrom(0, 1, 2),
  addToCartPosition: fc.constantFrom('top', 'bottom', 'both'),
  orderButtonOnVariant: fc.constantFrom(0, 1, 2),
  viewProductPage: fc.constantFrom(0, 1, 2),
  showLiquidRelated: fc.boolean(),
  designTheme: fc.constantFrom(1, 2, 3),
  designSubtheme: fc.constantFrom(1, 2, 3),
  darkerTheme: fc.constantFrom(0, 1, 2),
  onePageMenu: fc.boolean(),
  pdfMenu: fc.boolean(),
  subcategoriesDesign: fc.nat(9),
  multipleColumns: fc.boolean(),
  showFooter: fc.boolean(),
  promotionsHtml: translated,
  promotionsText: translated,
  footerHtml: translated,
  social: fc.record({
    facebook: maybe(fc.webUrl({ validSchemes: ['https'] })),
    instagram: maybe(fc.webUrl({ validSchemes: ['https'] })),
    youtube: maybe(fc.webUrl({ validSchemes: ['https'] })),
    tripadvisor: maybe(fc.webUrl({ validSchemes: ['https'] })),
  }),
  minClientVersion: maybe(name),
});

export const settings: fc.Arbitrary<Settings> = fc
  .tuple(weeklySettings, datedHours)
  .map(([every, dated]) => ({ ...every, ...dated }));
