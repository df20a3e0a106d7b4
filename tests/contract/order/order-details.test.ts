import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  DETAILED_ORDERS,
  type DetailedBody,
  type DetailedOrderType,
  detailedBodySchemas,
  detailsFromWire,
  detailsToWire,
} from '#contract/order/order-details.ts';
import { readOrderDetails } from '#contract/order/stored-details.ts';
import { detailsVerdict } from '#domain/order/details-verdict.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';

const CLOCK = { timeZone: 'Europe/Sofia', now: Date.parse('2026-11-21T13:00:00+02:00') };
const PRODUCTS = { products: [{ product_id: 1, product_variant_id: 2, quantity: 1 }], token: 'a'.repeat(22) };

const read = (orderType: DetailedOrderType, body: object): OrderDetails => {
  const parsed = v.parse(detailedBodySchemas[orderType], { ...PRODUCTS, ...body });
  return detailsFromWire(orderType, parsed as DetailedBody, CLOCK);
};

const text = fc.string({ minLength: 1, maxLength: 20 }).map((one) => `x${one}`.trim());
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const defined = <T extends object>(of: T): T =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as T;
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((micro) => micro / 1e6);

const address = fc
  .record({
    words: text,
    streetNumber: text,
    floor: text,
    apartment: text,
    bell: text,
    entrance: text,
    postalCode: some(text),
    regionId: some(fc.integer({ min: 1, max: 1e6 })),
    point: some(fc.record({ lat: degrees(90), lng: degrees(180) })),
  })
  .map(defined);
const shared = {
  name: text,
  phone: text,
  email: some(text),
  wantedAt: some(fc.integer({ min: 1, max: 4e12 })),
  payment: fc.constantFrom('cash' as const, 'card' as const),
  cutlery: some(fc.integer({ min: 0, max: 99 })),
  isToGo: some(fc.boolean()),
  comment: some(text),
};
const DETAILS: Record<DetailedOrderType, fc.Arbitrary<OrderDetails>> = {
  delivery: fc.record({ ...shared, address }).map(defined),
  preorder: fc.record({ ...shared, pickupPlaceId: some(fc.integer({ min: 1, max: 1e6 })) }).map(defined),
  room: fc.record({ ...shared, room: text, additionalType: some(text) }).map(defined),
  served_on_spot: fc.record(shared).map(defined),
};
const orderTypes = Object.keys(DETAILED_ORDERS) as DetailedOrderType[];

test.each(orderTypes)('details of %s survive the wire', (orderType) => {
  fc.assert(
    fc.property(DETAILS[orderType], (details) => {
      expect(read(orderType, JSON.parse(JSON.stringify(detailsToWire(orderType, details))))).toEqual(details);
    }),
  );
});

test.each(orderTypes)('details of %s survive storage', (orderType) => {
  fc.assert(
    fc.property(DETAILS[orderType], (details) => {
      expect(readOrderDetails(JSON.parse(JSON.stringify(details)))).toEqual(details);
    }),
  );
});

test('[S7.17] a delivery has each specified field', () => {
  const full = {
    client_name: 'Елена',
    client_phone: '+359888123456',
    client_address: 'ул. „Шипка“',
    street_number: '34',
    floor_number: '3',
    ap_number: '9',
    bell_number: 'Петрови',
    entrance_number: 'Б',
    delivery_postal_code: '1000',
    client_email: 'elena@example.bg',
    order_comment: [{ variantId: 2, comment: 'без лук' }],
    delivery_time: '2026-11-23T19:00:00+02:00',
    exact_time_selected: 1,
    regionId: 4,
    deliveryRadiusId: 1,
    deliveryShapeId: null,
    payment_method: 'cash',
    cutlery: true,
    cartId: 'c1',
    promo_code: 'ЛЯТО10',
    order_text_comment: 'Оставете пред вратата',
    subscribe_for_lunch_menu: false,
    lat: 42.1,
    lng: 23.1,
    delivery_address_lat: 42.69,
    delivery_address_lng: 23.33,
    free_product: null,
    count_cutlery: 2,
    userDeviceData: { os: 'x' },
    accumulatedOrderAmountUsed: 0,
  };
  const details = read('delivery', full);
  expect(details).toEqual({
    name: 'Елена',
    phone: '+359888123456',
    email: 'elena@example.bg',
    address: {
      words: 'ул. „Шипка“',
      streetNumber: '34',
      floor: '3',
      apartment: '9',
      bell: 'Петрови',
      entrance: 'Б',
      postalCode: '1000',
      regionId: 4,
      point: { lat: 42.69, lng: 23.33 },
    },
    wantedAt: Date.UTC(2026, 10, 23, 17),
    payment: 'cash',
    cutlery: 2,
    comment: 'Оставете пред вратата',
  });
  expect(detailsVerdict('delivery', details)).toEqual([]);
  expect(Object.keys(v.parse(detailedBodySchemas.delivery, { ...PRODUCTS, ...full }))).toEqual(
    expect.arrayContaining(Object.keys(full)),
  );
});

test('[S7.18] a pickup has a delivery’s fields without the address, its time as `pickup_time`, and a pickup place', () => {
  const full = {
    client_name: 'Елена',
    client_phone: '+359888123456',
    client_email: 'elena@example.bg',
    order_comment: [{ variantId: 2, comment: 'без лук' }],
    pickup_time: '2026-11-23T19:00:00+02:00',
    pickupPlaceId: 7,
    exact_time_selected: 1,
    payment_method: 'card',
    cutlery: false,
    cartId: 'c1',
    promo_code: 'ЛЯТО10',
    order_text_comment: 'Ще дойде синът ми',
    subscribe_for_lunch_menu: false,
    free_product: null,
    count_cutlery: 0,
    userDeviceData: { os: 'x' },
    accumulatedOrderAmountUsed: 0,
  };
  const details = read('preorder', { ...full, client_address: 'ул. „Шипка“', delivery_time: null });
  expect(details).toEqual({
    name: 'Елена',
    phone: '+359888123456',
    email: 'elena@example.bg',
    wantedAt: Date.UTC(2026, 10, 23, 17),
    pickupPlaceId: 7,
    payment: 'card',
    cutlery: 0,
    comment: 'Ще дойде синът ми',
  });
  expect(detailsVerdict('preorder', details)).toEqual([]);
  expect(Object.keys(v.parse(detailedBodySchemas.preorder, { ...PRODUCTS, ...full }))).toEqual(
    expect.arrayContaining(Object.keys(full)),
  );
});

test('parsing keeps invalid details for the verdict to judge', () => {
  const fields = (body: object) => detailsVerdict('preorder', read('preorder', body)).map(({ field }) => field);
  const right = { client_name: 'Елена', client_phone: '+359888123456', payment_method: 'card' };
  expect(fields(right)).toEqual([]);
  expect(fields({ ...right, pickup_time: 'утре' })).toEqual(['wantedAt']);
  expect(fields({ ...right, pickup_time: '2026-02-31T99:00:00Z' })).toEqual(['wantedAt']);
  expect(fields({ ...right, client_name: 'a'.repeat(3000) })).toEqual(['name']);
  expect(fields({ ...right, payment_method: 'bitcoin' })).toEqual(['payment']);
  expect(fields({})).toEqual(['name', 'phone', 'payment']);
});

test('[S5.26] exact_time_selected is 0 when no time was chosen', () => {
  const details = { name: 'Елена', phone: '+359888123456', payment: 'cash' } as const;
  expect(detailsToWire('preorder', details).exact_time_selected).toBe(0);
  expect(detailsToWire('preorder', { ...details, wantedAt: 1 }).exact_time_selected).toBe(1);
});
