import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import {
  afterOrder,
  afterRefusal,
  type CheckoutAsks,
  type CheckoutForm,
  checkoutFaults,
  detailsOf,
  EMPTY_CHECKOUT,
  offeredTypes,
} from '#domain/order/checkout/checkout-form.ts';
import { type CheckoutOffer, checkoutOffer } from '#domain/order/checkout/checkout-offer.ts';
import type { OrderType, PlaceOrderType } from '#domain/place/place.ts';

const placeOf = (id: number) => ({ id, name: { text: `Павилион ${id}`, by: {} }, address: '' });
const NOTHING: CheckoutOffer = { payments: ['cash', 'card'], asksCutlery: false, pickupPlaces: [] };
const EVERYTHING: CheckoutOffer = { ...NOTHING, asksCutlery: true, pickupPlaces: [placeOf(7), placeOf(8)] };
const offering = (offer: CheckoutOffer): CheckoutAsks => ({
  offerOf: () => offer,
  agreement: false,
  isCarried: () => true,
});
const ASKS_NOTHING = offering(NOTHING);
const ASKS_ALL = { ...offering(EVERYTHING), agreement: true };
const PHONE = '+359888123456';
const PICKUP: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  orderType: 'preorder',
  name: ' Елена Петрова ',
  phone: '088 812 3456',
  payment: 'cash',
};
const partsOf = (form: CheckoutForm, phone: string, asks: CheckoutAsks = ASKS_NOTHING) =>
  checkoutFaults(form, phone, asks).map(({ field, fault }) => `${field} ${fault}`);

test('a form without an order type reports only that [S5.14]', () => {
  expect(partsOf(EMPTY_CHECKOUT, '', ASKS_ALL)).toEqual(['orderType missing']);
});

test('an empty pickup form reports all missing fields, in page order [S5.12, S5.14]', () => {
  expect(partsOf({ ...EMPTY_CHECKOUT, orderType: 'preorder' }, '', ASKS_ALL)).toEqual([
    'pickupPlaceId missing',
    'name missing',
    'phone missing',
    'payment missing',
    'agreed missing',
  ]);
});

test('a completed pickup form has no fault, and fields that are not asked are not missing', () => {
  expect(partsOf(PICKUP, PHONE)).toEqual([]);
});

test('a required agreement must be given [S5.17]', () => {
  const asks = { ...ASKS_NOTHING, agreement: true };
  expect(partsOf(PICKUP, PHONE, asks)).toEqual(['agreed missing']);
  expect(partsOf({ ...PICKUP, agreed: true }, PHONE, asks)).toEqual([]);
});

test('a kiosk’s guest who eats at the venue is asked for no cutlery, and sends none', () => {
  const offer = { ...NOTHING, asksCutlery: true, byNumber: true };
  const asks = { ...offering(offer), byNumber: true };
  expect(partsOf({ ...PICKUP, isToGo: true }, '', asks)).toEqual([]);
  expect(partsOf(PICKUP, '', asks)).toEqual(['isToGo missing']);
  const here = { ...PICKUP, isToGo: false, cutlery: 2 };
  expect(partsOf(here, '', asks)).toEqual([]);
  expect(detailsOf('preorder', here, '', offer, { byNumber: true }).cutlery).toBeUndefined();
});

test('an unanswered question about cutlery is sent as none, and stops no order', () => {
  const offer = { ...NOTHING, asksCutlery: true };
  for (const [cutlery, sets] of [
    [undefined, 0],
    [0, 0],
    [2, 2],
  ] as const) {
    const form = { ...PICKUP, cutlery };
    expect(partsOf(form, PHONE, offering(offer))).toEqual([]);
    expect(detailsOf('preorder', form, PHONE, offer, {}).cutlery).toBe(sets);
  }
});

test('faults within an address count as one part of the page', () => {
  const address = { words: 'ул. Шипка', streetNumber: '', floor: '', apartment: '', bell: '', entrance: '' };
  expect(partsOf({ ...PICKUP, orderType: 'delivery', address }, PHONE)).toEqual(['address missing']);
});

test('an address without delivery is asked again [S8.09]', () => {
  const address = { words: 'ул. Шипка', streetNumber: '34', floor: '3', apartment: '9', bell: 'П', entrance: 'Б' };
  const delivery = { ...PICKUP, orderType: 'delivery', address } as const;
  expect(partsOf(delivery, PHONE)).toEqual([]);
  expect(partsOf(delivery, PHONE, { ...ASKS_NOTHING, isCarried: () => false })).toEqual(['address wrong']);
});

test('a sent form is trimmed, and has only fields that its order type asks', () => {
  const form = { ...PICKUP, room: '412', comment: '  ', wantedAt: 5, pickupPlaceId: 7, cutlery: 2 };
  expect(detailsOf('preorder', form, PHONE, EVERYTHING, {})).toEqual({
    name: 'Елена Петрова',
    phone: PHONE,
    payment: 'cash',
    pickupPlaceId: 7,
    wantedAt: 5,
    cutlery: 2,
  });
  expect(detailsOf('room', form, '', NOTHING, {})).toEqual({
    name: '',
    phone: '',
    payment: 'cash',
    room: '412',
    wantedAt: 5,
  });
});

test('an email address is validated and sent for order types that ask a name, and is always optional [S3.30]', () => {
  const form = { ...PICKUP, email: ' elena@example.com ' };
  expect(detailsOf('preorder', form, PHONE, NOTHING, {})).toMatchObject({ email: 'elena@example.com' });
  expect(detailsOf('room', { ...form, room: '412' }, '', NOTHING, {})).not.toHaveProperty('email');
  expect(partsOf(PICKUP, PHONE)).toEqual([]);
  expect(partsOf({ ...PICKUP, email: 'elena@' }, PHONE)).toEqual(['email wrong']);
});

const type = (one: OrderType, own: Partial<PlaceOrderType> = {}): PlaceOrderType => ({
  ...{ type: one, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] },
  ...own,
});

test('a pickup place must be chosen among several; a single one is preselected, and a removed one is asked again [S5.14]', () => {
  const several = offering({ ...NOTHING, pickupPlaces: [placeOf(7), placeOf(8)] });
  expect(partsOf(PICKUP, PHONE, several)).toEqual(['pickupPlaceId missing']);
  expect(partsOf({ ...PICKUP, pickupPlaceId: 8 }, PHONE, several)).toEqual([]);
  expect(partsOf({ ...PICKUP, pickupPlaceId: 9 }, PHONE, several)).toEqual(['pickupPlaceId missing']);
  const one: CheckoutOffer = { ...NOTHING, pickupPlaces: [placeOf(7)] };
  expect(partsOf({ ...PICKUP, pickupPlaceId: 9 }, PHONE, offering(one))).toEqual([]);
  expect(detailsOf('preorder', { ...PICKUP, pickupPlaceId: 9 }, PHONE, one, {})).toMatchObject({ pickupPlaceId: 7 });
});

const POOL = { text: 'До басейна', by: { en: 'By the pool' } };
const LOBBY = { text: 'В лобито', by: {} };

test('an additional type must be chosen among several; a single one is preselected, and a removed one is asked again [S5.14]', () => {
  const room: CheckoutForm = { ...EMPTY_CHECKOUT, orderType: 'room', room: '204', payment: 'cash' };
  const several: CheckoutOffer = { ...NOTHING, additionalTypes: [POOL, LOBBY] };
  expect(partsOf(room, '', offering(several))).toEqual(['additionalType missing']);
  expect(partsOf({ ...room, room: '', payment: undefined }, '', offering(several))).toEqual([
    'room missing',
    'additionalType missing',
    'payment missing',
  ]);
  const chosen = { ...room, additionalType: 'В лобито' };
  expect(partsOf(chosen, '', offering(several))).toEqual([]);
  expect(detailsOf('room', chosen, '', several, {})).toMatchObject({ additionalType: 'В лобито' });
  expect(partsOf({ ...room, additionalType: 'By the pool' }, '', offering(several))).toEqual([
    'additionalType missing',
  ]);
  const one: CheckoutOffer = { ...NOTHING, additionalTypes: [POOL] };
  expect(partsOf(chosen, '', offering(one))).toEqual([]);
  expect(detailsOf('room', chosen, '', one, {})).toMatchObject({ additionalType: 'До басейна' });
  expect(detailsOf('room', chosen, '', NOTHING, {})).not.toHaveProperty('additionalType');
});

test('an additional type belongs to one order: the next order is asked again, and a refused order gets its type back', () => {
  const sent = { ...EMPTY_CHECKOUT, additionalType: 'В лобито' };
  expect(afterOrder(sent).additionalType).toBeUndefined();
  const refused = { id: 'o1' as OrderId, details: { name: '', phone: '', additionalType: 'В лобито' } };
  expect(afterRefusal(EMPTY_CHECKOUT, refused).additionalType).toBe('В лобито');
  expect(afterRefusal({ ...EMPTY_CHECKOUT, additionalType: 'До басейна' }, refused).additionalType).toBe('До басейна');
});

test('a payment method that is not accepted here must be chosen again; a single one is preselected [S5.14]', () => {
  const cardAlone: CheckoutOffer = { ...NOTHING, payments: ['card'] };
  expect(partsOf({ ...PICKUP, payment: undefined }, PHONE)).toEqual(['payment missing']);
  expect(partsOf({ ...PICKUP, payment: undefined }, PHONE, offering(cardAlone))).toEqual([]);
  expect(detailsOf('preorder', PICKUP, PHONE, cardAlone, {})).toMatchObject({ payment: 'card' });
});

test('each order type has its own payment methods and questions, and skips questions that the place leaves out', () => {
  const place = {
    orderTypes: [
      type('delivery', { payments: ['cash'], asksCutlery: true }),
      type('preorder', { pickupPlaces: [placeOf(7)] }),
      type('room', { pickupPlaces: [placeOf(7)] }),
      type('served_on_spot', { additionalTypes: [POOL] }),
    ],
  };
  expect(checkoutOffer(place, 'delivery')).toEqual({ payments: ['cash'], asksCutlery: true, pickupPlaces: [] });
  expect(checkoutOffer(place, 'preorder')).toEqual({ ...NOTHING, pickupPlaces: [placeOf(7)] });
  expect(checkoutOffer(place, 'room')).toEqual(NOTHING);
  expect(checkoutOffer(place, 'served_on_spot')).toEqual(NOTHING);
  const rooms = { orderTypes: [type('room', { additionalTypes: [POOL] })] };
  expect(checkoutOffer(rooms, 'room')).toEqual({ ...NOTHING, additionalTypes: [POOL] });
});

test('a place offers only its own order types, tables first', () => {
  expect(offeredTypes({ orderTypes: [type('preorder'), type('spot_browse'), type('spot')] })).toEqual([
    'spot',
    'preorder',
  ]);
});

test('a time that is no longer available is a fault at the row of the time; so is a missing time when “now” is not available', () => {
  const asks = { ...ASKS_NOTHING, isHeld: ({ wantedAt }: Pick<CheckoutForm, 'wantedAt'>) => wantedAt === 6 };
  expect(partsOf({ ...PICKUP, wantedAt: 5 }, PHONE, asks)).toEqual(['wantedAt wrong']);
  expect(partsOf({ ...PICKUP, wantedAt: 6 }, PHONE, asks)).toEqual([]);
  expect(partsOf(PICKUP, PHONE, asks)).toEqual(['wantedAt missing']);
  const anyTime = { ...asks, isHeld: () => true };
  expect(partsOf(PICKUP, PHONE, anyTime)).toEqual([]);
});

test('an incomplete phone number of another order type neither blocks a room order nor is sent with the room order', () => {
  const room: CheckoutForm = { ...PICKUP, orderType: 'room', room: '412', name: 'Е', phone: '0888 12' };
  expect(partsOf(room, '088812', ASKS_NOTHING)).toEqual([]);
  expect(detailsOf('room', room, '088812', NOTHING, {})).toMatchObject({ name: '', phone: '', room: '412' });
});

test('name, phone, address and agreement are kept for the next order; the comment is not', () => {
  const sent = { ...PICKUP, comment: 'тихо', agreed: true, cutlery: 2, wantedAt: 5 };
  expect(afterOrder(sent)).toEqual({ ...PICKUP, agreed: true });
});
