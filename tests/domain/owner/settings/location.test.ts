import { expect, test } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const zone = [
  [42, 23],
  [43, 23],
  [43, 24],
  [42, 24],
];
const delivering = (terms: object): VenueFile => ({ currency: 'EUR', orderTypes: [{ type: 'delivery', ...terms }] });
const zoned = delivering({ shapes: [{ coordinates: zone, deliveryPrice: '1' }] });

test.each([
  [{ lat: 42.7, lng: 23.3 }, undefined],
  [{ lat: 23.3, lng: 42.7 }, 'swapped'],
  [{ lat: 50, lng: 23.3 }, 'outside'],
  [{ lat: 95, lng: 23.3 }, 'place'],
  [{ lat: 42.7, lng: '' }, 'place'],
  [{ lat: Number.NaN, lng: 23.3 }, 'place'],
])('the location %j among the zones: %s', (value, why) => {
  expect(checkSetting(zoned, 'location', value)).toEqual(
    why === undefined ? undefined : { kind: 'at', at: 'lat', why },
  );
});

test('a venue that delivers by distance needs a location', () => {
  const ringed = delivering({ radiuses: [{ start: 0, end: 2, deliveryPrice: '1' }] });
  expect(checkSetting(ringed, 'location', undefined)).toEqual({ kind: 'at', at: 'lat', why: 'measured' });
  expect(checkSetting(zoned, 'location', undefined)).toBeUndefined();
});
