import { expect, test } from 'vitest';
import { menuOrderTypes } from '#domain/order/checkout/menu-order-types.ts';
import { codesAt } from '#domain/order/codes-at.ts';
import { orderTypeHere, pricedTypeHere } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';

const placeWith = (...types: readonly OrderType[]) => ({ orderTypes: types.map((type) => ({ type })) });

test('a session decides the order type, whatever else the place takes', () => {
  for (const type of ['room', 'tablet_mode', 'spot_browse'] as const) {
    expect(orderTypeHere(placeWith('spot', 'delivery'), type)).toBe(type);
  }
});

test('a guest without a session sees the table menu, or the browse-only menu when the place takes no orders', () => {
  expect(orderTypeHere(placeWith('spot', 'room'), undefined)).toBe('spot');
  expect(orderTypeHere(placeWith('spot_browse'), undefined)).toBe('spot_browse');
  expect(orderTypeHere(placeWith('booking'), undefined)).toBe('spot_browse');
  expect(orderTypeHere(placeWith(), undefined)).toBe('spot_browse');
});

test('a place without tables shows delivery or pickup, scanned or not', () => {
  expect(orderTypeHere(placeWith('delivery'), undefined)).toBe('delivery');
  expect(orderTypeHere(placeWith('spot_browse', 'preorder', 'booking'), undefined)).toBe('preorder');
  expect(orderTypeHere(placeWith('preorder', 'delivery'), undefined)).toBe('delivery');
  expect(orderTypeHere(placeWith('room', 'preorder'), undefined)).toBe('preorder');
  expect(orderTypeHere(placeWith('room'), undefined)).toBe('spot');
});

test('a guest who has not scanned sees the order type of their choice while the place offers it', () => {
  const place = placeWith('spot', 'delivery', 'preorder');
  expect(orderTypeHere(place, undefined, 'delivery')).toBe('delivery');
  expect(orderTypeHere(place, undefined, 'preorder')).toBe('preorder');
  expect(orderTypeHere(place, 'spot', 'delivery')).toBe('spot');
  expect(orderTypeHere(placeWith('spot'), undefined, 'delivery')).toBe('spot');
  // A guest cannot choose `room`: only a scanned code sets it.
  expect(orderTypeHere(placeWith('spot', 'room'), undefined, 'room')).toBe('spot');
});

test('a cart is priced by the chosen or only order type, and by none while several are open', () => {
  const both = placeWith('spot', 'delivery', 'spot_browse', 'booking');
  expect(pricedTypeHere(both, undefined)).toBeUndefined();
  expect(pricedTypeHere(both, undefined, 'delivery')).toBe('delivery');
  expect(pricedTypeHere(both, 'spot')).toBe('spot');
  // No longer offered, so treated as not chosen.
  expect(pricedTypeHere(placeWith('spot', 'delivery'), undefined, 'preorder')).toBeUndefined();
  expect(pricedTypeHere(placeWith('spot', 'booking'), undefined)).toBe('spot');
  expect(pricedTypeHere(placeWith('preorder'), undefined)).toBe('preorder');
  expect(pricedTypeHere(placeWith(), undefined)).toBe('spot_browse');
});

test('a menu can be viewed as its tables order, and in each order type that needs no table', () => {
  const ways = (...types: readonly OrderType[]) =>
    menuOrderTypes({
      orderTypes: types.map((type) => ({ type, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] })),
    });
  expect(ways('preorder', 'delivery', 'spot')).toEqual(['spot', 'delivery', 'preorder']);
  expect(ways('preorder', 'delivery', 'room')).toEqual(['delivery', 'preorder']);
  expect(ways('delivery', 'booking')).toEqual(['delivery']);
  expect(ways('spot', 'spot_browse')).toEqual(['spot']);
  expect(ways('spot_browse')).toEqual([]);
});

test.each<[readonly OrderType[], ReturnType<typeof codesAt>]>([
  [['room', 'spot', 'booking'], 'both'],
  [['room', 'delivery'], 'rooms'],
  [['served_on_spot', 'preorder'], 'tables'],
  [['delivery', 'preorder', 'spot_browse'], undefined],
])('a place that takes %j has codes at %s', (types, codes) => {
  expect(codesAt(placeWith(...types))).toBe(codes);
});
