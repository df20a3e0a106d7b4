// Minimum order and fee before and after the address is known.
import { expect, test } from 'vitest';
import { addressZone, deliveryAhead, verdictAhead } from '#domain/delivery/delivery-ahead.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { delivering, region, shape, squareAt } from './delivery-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const of = (amount: number): PriceStep[] => [{ kind: 'lines', amount: minor(amount), cause: { dishes: [] } }];
const NAME = { text: 'Centre', by: {} };
const ZONES = [
  shape(1, squareAt(42.7, 23.3), 190, { name: NAME, minimum: minor(1200) }),
  shape(2, squareAt(42.8, 23.3), 390, { minimum: minor(2000) }),
];
const aheadAt = (place: ReturnType<typeof delivering>, amount: number, target?: Parameters<typeof verdictAhead>[1]) =>
  deliveryAhead(place, verdictAhead(place, target, NOON), of(amount));

test('minimum order: without an address, the lowest minimum of the zones counts, and the highest is named too [S5.20]', () => {
  const place = delivering({ shapes: ZONES });
  const fee = { amount: 190, isExact: false };
  expect(aheadAt(place, 960)).toEqual({ zone: undefined, fee, minimum: { from: 1200, most: 2000, missing: 240 } });
  expect(aheadAt(place, 1200)).toEqual({ zone: undefined, fee, minimum: undefined });
});

test('minimum order: the address’s zone decides, also where other zones take less [S5.20]', () => {
  const place = delivering({ shapes: ZONES });
  const fee = { amount: 390, isExact: true };
  const minimum = { from: 2000, most: 2000, missing: 500 };
  expect(aheadAt(place, 1500, { point: { lat: 42.8, lng: 23.3 } })).toEqual({ zone: undefined, fee, minimum });
  expect(aheadAt(place, 960, { point: { lat: 42.7, lng: 23.3 } })?.zone).toBe(NAME);
});

test('minimum order: a place without zones has its own, and its fee by amount, before the address', () => {
  const prices = [{ priceOver: minor(0), price: minor(300) }];
  const place = delivering({ prices, minimum: minor(1200) });
  expect(aheadAt(place, 1000)).toEqual({
    ...{ zone: undefined, fee: { amount: 300, isExact: true } },
    minimum: { from: 1200, most: 1200, missing: 200 },
  });
});

test.each([
  ['some zone has none', delivering({ shapes: [...ZONES, shape(3, squareAt(42.9, 23.3), 90)] }), undefined],
  [
    'a region without its own uses the place’s',
    delivering({ regions: [region(1, 'A', 90)], minimum: minor(900) }),
    900,
  ],
])('minimum order: before the address, %s', (_, place, from) => {
  expect(aheadAt(place, 100)?.minimum?.from).toBe(from);
});

test('minimum order: an address without delivery has none, and neither has a place that does not deliver', () => {
  const place = delivering({ shapes: ZONES });
  expect(aheadAt(place, 100, { point: { lat: 10, lng: 10 } })).toBeUndefined();
  expect(aheadAt({ ...place, orderTypes: [] }, 100)).toBeUndefined();
});

test.each([
  ['of its region', { regionId: 4 }, 'Iztok'],
  ['of the zone that contains the pin', { point: { lat: 42.7, lng: 23.3 } }, 'Centre'],
  ['of no zone, because it has no name', { point: { lat: 42.8, lng: 23.3 } }, undefined],
])('address zone: an address has the name %s', (_, target, name) => {
  const iztok = region(4, 'Изток', 390, { name: { text: 'Изток', by: { en: 'Iztok' } } });
  const place = { ...delivering({ shapes: ZONES, regions: [iztok] }), defaultLanguage: 'bg' } as const;
  expect(addressZone(place, target, NOON, 'en')?.text).toBe(name);
});
