import { expect, test } from 'vitest';
import { orderTypeHere } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';

const placeWith = (...types: readonly OrderType[]) => ({ orderTypes: types.map((type) => ({ type })) });

test('a session says as what its guest orders, whatever else the place takes', () => {
  for (const type of ['room', 'tablet_mode', 'spot_browse'] as const) {
    expect(orderTypeHere(placeWith('spot', 'delivery'), type)).toBe(type);
  }
});

test('a guest without a session sees what the tables see; where nothing is ordered, what may be looked at', () => {
  expect(orderTypeHere(placeWith('spot', 'room'), undefined)).toBe('spot');
  expect(orderTypeHere(placeWith('spot_browse'), undefined)).toBe('spot_browse');
  expect(orderTypeHere(placeWith('booking'), undefined)).toBe('spot_browse');
  expect(orderTypeHere(placeWith(), undefined)).toBe('spot_browse');
});
