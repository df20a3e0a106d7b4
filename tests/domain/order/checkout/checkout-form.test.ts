import { expect, test } from 'vitest';
import type { PlaceId } from '#domain/ids.ts';
import {
  afterOrder,
  type CheckoutAsks,
  type CheckoutForm,
  checkoutFaults,
  detailsOf,
  EMPTY_CHECKOUT,
  offeredTypes,
} from '#domain/order/checkout/checkout-form.ts';
import type { OrderType } from '#domain/place/place.ts';

const ASKS_NOTHING: CheckoutAsks = { cutlery: false, agreement: false, pickupPlace: false, isCarried: () => true };
const ASKS_ALL = { ...ASKS_NOTHING, cutlery: true, agreement: true, pickupPlace: true };
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
  expect(partsOf({ ...PICKUP, cutlery: 0 }, PHONE, { ...ASKS_NOTHING, cutlery: true })).toEqual([]);
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

test('what is sent is trimmed, and bears no field that its order type does not ask', () => {
  const form = { ...PICKUP, room: '412', comment: '  ', wantedAt: 5, pickupPlaceId: 7 as PlaceId };
  expect(detailsOf('preorder', form, PHONE, ASKS_NOTHING)).toEqual({
    name: 'Елена Петрова',
    phone: PHONE,
    payment: 'cash',
    pickupPlaceId: 7,
    wantedAt: 5,
  });
  expect(detailsOf('room', form, '', ASKS_NOTHING)).toEqual({
    name: '',
    phone: '',
    payment: 'cash',
    room: '412',
    wantedAt: 5,
  });
});

test('an email address is judged and sent only where the server sends mail, and is never needed', () => {
  const form = { ...PICKUP, email: ' elena@example.com ' };
  const mails = { ...ASKS_NOTHING, email: true };
  expect(detailsOf('preorder', form, PHONE, mails)).toMatchObject({ email: 'elena@example.com' });
  expect(detailsOf('preorder', form, PHONE, ASKS_NOTHING)).not.toHaveProperty('email');
  expect(detailsOf('room', { ...form, room: '412' }, '', mails)).not.toHaveProperty('email');
  expect(partsOf(PICKUP, PHONE, mails)).toEqual([]);
  expect(partsOf({ ...PICKUP, email: 'elena@' }, PHONE, mails)).toEqual(['email wrong']);
  expect(partsOf({ ...PICKUP, email: 'elena@' }, PHONE)).toEqual([]);
});

test('a place offers its own ways alone, tables first', () => {
  const type = (one: OrderType) => ({ type: one, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] });
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
  expect(detailsOf('room', room, '088812', ASKS_NOTHING)).toMatchObject({ name: '', phone: '', room: '412' });
});

test('name, phone and address are there for the next order; its comment and its agreement are not', () => {
  const sent = { ...PICKUP, comment: 'тихо', agreed: true, cutlery: 2, wantedAt: 5 };
  expect(afterOrder(sent)).toEqual(PICKUP);
});
