// Orders that a hotel puts on the bill of the guest's room.
import { expect, test } from 'vitest';
import { checkoutOffer, firstPayment, receiptMethods } from '#domain/order/checkout/checkout-offer.ts';
import type { OrderType, PlaceOrderType } from '#domain/place/place.ts';

const placeWith = (type: OrderType, payments: PlaceOrderType['payments']) => ({
  orderTypes: [{ type, id: 1, discounts: [], prices: [], radiuses: [], shapes: [], payments } as PlaceOrderType],
});
const HOTEL = placeWith('room', ['room', 'card']);

test.each([
  ['a guest in the room may put the order on its bill', HOTEL, 'room', true, ['room', 'card']],
  ['a guest who only typed a room number may not', HOTEL, 'room', false, ['card']],
  ['an order that is fetched may not', placeWith('preorder', ['room', 'card']), 'preorder', true, ['card']],
  ['a hotel that names no payments takes cash and cards', placeWith('room', undefined), 'room', true, ['cash', 'card']],
  [
    'a stranger of a hotel with nothing else pays on receipt',
    placeWith('room', ['room']),
    'room',
    false,
    ['cash', 'card'],
  ],
] as const)('room bill: %s', (_, place, type, isInRoom, payments) => {
  expect(checkoutOffer(place, type, { isInRoom }).payments).toEqual(payments);
});

test('room bill: it is preselected, money that the guest hands over is not, and the guest’s own choice stays', () => {
  expect(firstPayment({ payments: ['cash', 'room'] }, undefined)).toBe('room');
  expect(firstPayment({ payments: ['cash', 'card'] }, undefined)).toBeUndefined();
  expect(firstPayment({ payments: ['cash', 'room'] }, 'cash')).toBe('cash');
  expect(firstPayment({ payments: ['cash', 'room'] }, 'online')).toBe('room');
  expect(firstPayment({ payments: ['cash', 'card'] }, 'room')).toBeUndefined();
});

test('room bill: it is no payment on receipt', () => {
  expect(receiptMethods({ payments: ['room', 'card'] })).toEqual(['card']);
});
