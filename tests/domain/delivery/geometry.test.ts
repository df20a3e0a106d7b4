// Point-in-zone tests, compared with a second implementation by winding numbers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '#domain/delivery/distance.ts';
import { boxOf, type Corner, isInside, prepareZone } from '#domain/delivery/geometry.ts';

const SQUARE: readonly Corner[] = [
  [42, 23],
  [42, 24],
  [43, 24],
  [43, 23],
];

test.each([
  ['Sofia to Plovdiv', { lat: 42.6977, lng: 23.3219 }, { lat: 42.1354, lng: 24.7453 }, 132.52],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 120 }, Math.PI * 6371],
  ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, (Math.PI * 6371) / 180],
  ['nowhere', { lat: 10, lng: 10 }, { lat: 10, lng: 10 }, 0],
])('[S9.06] the distance %s is measured on a globe of 6371 km', (_, from, to, km) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 1);
  expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
});

test.each([
  { lat: Number.NaN, lng: 0 },
  { lat: 0, lng: Number.NaN },
  { lat: 91, lng: 0 },
  { lat: 0, lng: Number.POSITIVE_INFINITY },
])('the invalid point $lat, $lng has no distance, and is in no zone', (point) => {
  expect(distanceKm({ lat: 0, lng: 0 }, point)).toBeNaN();
  expect(isInside(SQUARE, point)).toBe(false);
});

test('a prepared zone contains the same points, and a zone without an area contains none', () => {
  const zones: readonly (readonly Corner[])[] = [SQUARE.slice(0), SQUARE.slice(0, 2), []];
  for (const zone of zones) prepareZone(zone);
  expect(zones.map((zone) => isInside(zone, { lat: 42.5, lng: 23.5 }))).toEqual([true, false, false]);
});

test('a zone contains its edges and corners', () => {
  const on = [
    { lat: 42, lng: 23 },
    { lat: 43, lng: 24 },
    { lat: 42.5, lng: 23 },
    { lat: 43, lng: 23.25 },
  ];
  expect(on.map((point) => isInside(SQUARE, point))).toEqual([true, true, true, true]);
  expect(isInside(SQUARE, { lat: 42.5, lng: 24.000001 })).toBe(false);
});

test('a ring may be closed or open', () => {
  const [first] = SQUARE;
  const closed = first ? [...SQUARE, first] : [];
  for (const point of [
    { lat: 42.5, lng: 23.5 },
    { lat: 41, lng: 23.5 },
  ]) {
    expect(isInside(closed, point)).toBe(isInside(SQUARE, point));
  }
});

test.each<[string, readonly Corner[]]>([
  ['nothing', []],
  ['a point', [[42, 23]]],
  ['a line', SQUARE.slice(0, 2)],
  ['a corner that is no number', [...SQUARE, [Number.NaN, 23]]],
])('a zone of %s contains no point', (_, corners) => {
  expect(isInside(corners, { lat: 42, lng: 23 })).toBe(false);
});

test('a hollow corner is outside its zone although the zone’s box contains it', () => {
  const hook: readonly Corner[] = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 8],
    [2, 8],
    [2, 0],
  ];
  expect(isInside(hook, { lat: 5, lng: 5 })).toBe(false);
  expect(isInside(hook, { lat: 1, lng: 1 })).toBe(true);
  expect(boxOf(hook)).toEqual({ south: 0, west: 0, north: 10, east: 10 });
});

/** Winding number of a ring around a point; undefined on its edge. Integers only, so without rounding. */
const windings = (corners: readonly Corner[], { lat, lng }: { lat: number; lng: number }): number | undefined => {
  let turns = 0;
  for (const [i, [lat1, lng1]] of corners.entries()) {
    const [lat2, lng2] = corners[(i + 1) % corners.length] ?? [lat1, lng1];
    const side = (lng2 - lng1) * (lat - lat1) - (lng - lng1) * (lat2 - lat1);
    const between =
      lat >= Math.min(lat1, lat2) &&
      lat <= Math.max(lat1, lat2) &&
      lng >= Math.min(lng1, lng2) &&
      lng <= Math.max(lng1, lng2);
    if (side === 0 && between) return undefined;
    if (lat1 <= lat && lat2 > lat && side > 0) turns += 1;
    if (lat1 > lat && lat2 <= lat && side < 0) turns -= 1;
  }
  return turns;
};

/** A ring that does not cross itself: corners at increasing angles around the centre. */
const star = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 5, max: 80 })), { minLength: 3, maxLength: 40 })
  .map((spokes) =>
    [...new Map(spokes)]
      .sort(([a], [b]) => a - b)
      .map(
        ([angle, far]): Corner => [
          Math.round(Math.sin((angle * Math.PI) / 180) * far),
          Math.round(Math.cos((angle * Math.PI) / 180) * far),
        ],
      ),
  )
  .filter((corners) => corners.length >= 3);

test('point-in-zone results match a second implementation, on edges too', () => {
  fc.assert(
    fc.property(star, fc.integer({ min: -85, max: 85 }), fc.integer({ min: -85, max: 85 }), (corners, lat, lng) => {
      const turns = windings(corners, { lat, lng });
      expect(isInside(corners, { lat, lng })).toBe(turns === undefined || turns % 2 !== 0);
    }),
    { numRuns: 2_000 },
  );
});
