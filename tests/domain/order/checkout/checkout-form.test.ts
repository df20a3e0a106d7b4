import { expect, test } from 'vitest';
import {
  afterOrder,
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

test('a form without an order type asks for that alone [S5.14]', () => {
  expect(partsOf(EMPTY_CHECKOUT, '', ASKS_ALL)).toEqual(['orderType missing']);
});

test('an empty pickup names all that it lacks, in the order of the page [S5.12, S5.14]', () => {
  expect(partsOf({ ...EMPTY_CHECKOUT, orderType: 'preorder' }, '', ASKS_ALL)).toEqual([
    'pickupPlaceId missing',
    'name missing',
    'phone missing',
    'payment missing',
    'cutlery missing',
    'agreed missing',
  ]);
});

test('a filled-in pickup lacks nothing, and what is not asked is not missed', () => {
  expect(partsOf(PICKUP, PHONE)).toEqual([]);
});

test('an agreement that is asked for must be given [S5.17]', () => {
  const asks = { ...ASKS_NOTHING, agreement: true };
  expect(partsOf(PICKUP, PHONE, asks)).toEqual(['agreed missing']);
  expect(partsOf({ ...PICKUP, agreed: true }, PHONE, asks)).toEqual([]);
});

test('none wanted is an answer to the question about cutlery [S5.14]', () => {
  expect(partsOf({ ...PICKUP, cutlery: 0 }, PHONE, offering({ ...NOTHING, asksCutlery: true }))).toEqual([]);
});

test('faults within an address are one part of the page', () => {
  const address = { words: 'ул. Шипка', streetNumber: '', floor: '', apartment: '', bell: '', entrance: '' };
  expect(partsOf({ ...PICKUP, orderType: 'delivery', address }, PHONE)).toEqual(['address missing']);
});

test('an address to which nothing is carried is asked again [S8.09]', () => {
  const address = { words: 'ул. Шипка', streetNumber: '34', floor: '3', apartment: '9', bell: 'П', entrance: 'Б' };
  const delivery = { ...PICKUP, orderType: 'delivery', address } as const;
  expect(partsOf(delivery, PHONE)).toEqual([]);
  expect(partsOf(delivery, PHONE, { ...ASKS_NOTHING, isCarried: () => false })).toEqual(['address wrong']);
});

test('a sent form is trimmed, and has no field that its order type does not ask', () => {
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

test('an email address is judged and sent wherever a name is asked for, and is never needed [S3.30]', () => {
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

test('a pickup place must be chosen among several; the only one is taken, and one that is gone is asked anew [S5.14]', () => {
  const several = offering({ ...NOTHING, pickupPlaces: [placeOf(7), placeOf(8)] });
  expect(partsOf(PICKUP, PHONE, several)).toEqual(['pickupPlaceId missing']);
  expect(partsOf({ ...PICKUP, pickupPlaceId: 8 }, PHONE, several)).toEqual([]);
  expect(partsOf({ ...PICKUP, pickupPlaceId: 9 }, PHONE, several)).toEqual(['pickupPlaceId missing']);
  const one: CheckoutOffer = { ...NOTHING, pickupPlaces: [placeOf(7)] };
  expect(partsOf({ ...PICKUP, pickupPlaceId: 9 }, PHONE, offering(one))).toEqual([]);
  expect(detailsOf('preorder', { ...PICKUP, pickupPlaceId: 9 }, PHONE, one, {})).toMatchObject({ pickupPlaceId: 7 });
});

test('a way to pay that is not taken here must be chosen anew; the only one is taken [S5.14]', () => {
  const cardAlone: CheckoutOffer = { ...NOTHING, payments: ['card'] };
  expect(partsOf({ ...PICKUP, payment: undefined }, PHONE)).toEqual(['payment missing']);
  expect(partsOf({ ...PICKUP, payment: undefined }, PHONE, offering(cardAlone))).toEqual([]);
  expect(detailsOf('preorder', PICKUP, PHONE, cardAlone, {})).toMatchObject({ payment: 'card' });
});

test('each way to order has its own ways to pay and its own questions; of what a place leaves out, none is asked', () => {
  const place = {
    orderTypes: [
      type('delivery', { payments: ['cash'], asksCutlery: true }),
      type('preorder', { pickupPlaces: [placeOf(7)] }),
      type('room', { pickupPlaces: [placeOf(7)] }),
    ],
  };
  expect(checkoutOffer(place, 'delivery')).toEqual({ payments: ['cash'], asksCutlery: true, pickupPlaces: [] });
  expect(checkoutOffer(place, 'preorder')).toEqual({ ...NOTHING, pickupPlaces: [placeOf(7)] });
  expect(checkoutOffer(place, 'room')).toEqual(NOTHING);
  expect(checkoutOffer(place, 'served_on_spot')).toEqual(NOTHING);
});

test('a place offers its own ways alone, tables first', () => {
  expect(offeredTypes({ orderTypes: [type('preorder'), type('spot_browse'), type('spot')] })).toEqual([
    'spot',
    'preorder',
  ]);
});

test('a time that can no longer be had is a fault at its row; so is none, where nothing is to be had now', () => {
  const asks = { ...ASKS_NOTHING, isHeld: ({ wantedAt }: Pick<CheckoutForm, 'wantedAt'>) => wantedAt === 6 };
  expect(partsOf({ ...PICKUP, wantedAt: 5 }, PHONE, asks)).toEqual(['wantedAt wrong']);
  expect(partsOf({ ...PICKUP, wantedAt: 6 }, PHONE, asks)).toEqual([]);
  expect(partsOf(PICKUP, PHONE, asks)).toEqual(['wantedAt missing']);
  const anyTime = { ...asks, isHeld: () => true };
  expect(partsOf(PICKUP, PHONE, anyTime)).toEqual([]);
});

test('a half-typed phone of another way to order neither blocks a room’s order nor is sent with it', () => {
  const room: CheckoutForm = { ...PICKUP, orderType: 'room', room: '412', name: 'Е', phone: '0888 12' };
  expect(partsOf(room, '088812', ASKS_NOTHING)).toEqual([]);
  expect(detailsOf('room', room, '088812', NOTHING, {})).toMatchObject({ name: '', phone: '', room: '412' });
});

test('name, phone and address are there for the next order; its comment and its agreement are not', () => {
  const sent = { ...PICKUP, comment: 'тихо', agreed: true, cutlery: 2, wantedAt: 5 };
  expect(afterOrder(sent)).toEqual(PICKUP);
});
