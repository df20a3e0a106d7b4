// A place that delivers, with terms set by each test.

import type { Corner } from '#domain/delivery/geometry.ts';
import type { Place, PlaceOrderType } from '#domain/place/place.ts';
import { type Minor, minor } from '#domain/pricing/money.ts';

type DeliveryParts = Partial<Omit<PlaceOrderType, 'type' | 'id'>>;

/** In Sofia, at 42.7 23.3. */
export const delivering = (
  parts: DeliveryParts,
): Pick<Place, 'orderTypes' | 'timeZone' | 'location' | 'orderNumberDiscounts'> => ({
  timeZone: 'Europe/Sofia',
  location: { lat: 42.7, lng: 23.3 },
  orderTypes: [
    { type: 'spot', id: 1, discounts: [], prices: [], radiuses: [], shapes: [] },
    { type: 'delivery', id: 2, discounts: [], prices: [], radiuses: [], shapes: [], ...parts },
  ],
});

/** A square in degrees around a point. */
export const squareAt = (lat: number, lng: number, half = 0.01): readonly Corner[] => [
  [lat - half, lng - half],
  [lat - half, lng + half],
  [lat + half, lng + half],
  [lat + half, lng - half],
];

/** A zone without a window. */
export const shape = (id: number, coordinates: readonly Corner[], deliveryPrice: number, more: object = {}) => ({
  id,
  coordinates,
  activeFrom: undefined,
  activeTo: undefined,
  deliveryPrice: minor(deliveryPrice),
  ...more,
});

export const region = (id: number, text: string, deliveryPrice: number, more: object = {}) => ({
  id,
  name: { text, by: {} },
  activeFrom: undefined,
  activeTo: undefined,
  deliveryPrice: minor(deliveryPrice),
  ...more,
});

export const ring = (start: number, end: number, deliveryPrice: number, freeFrom?: number) => ({
  start,
  end,
  deliveryPrice: minor(deliveryPrice),
  freeFrom: freeFrom === undefined ? undefined : (minor(freeFrom) as Minor),
});
