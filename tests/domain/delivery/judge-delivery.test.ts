// Whether a place delivers to an address, and by which terms.
import { expect, test } from 'vitest';
import { distanceKm } from '#domain/delivery/distance.ts';
import { judgeDelivery, targetHours } from '#domain/delivery/judge-delivery.ts';
import { minor } from '#domain/pricing/money.ts';
import { delivering, region, ring, shape, squareAt } from './delivery-place.ts';

/** 2026-11-20, a Friday, 12:00 in Sofia. */
const NOON = Date.UTC(2026, 10, 20, 10);
const EVENING = Date.UTC(2026, 10, 20, 20);
const HERE = { lat: 42.7, lng: 23.3 };
const NORTH = { lat: 42.74, lng: 23.3 };

test('a place that does not deliver has no verdict', () => {
  const place = { ...delivering({}), orderTypes: [] };
  expect(judgeDelivery(place, { point: HERE }, NOON)).toBeUndefined();
});

test('a place without zones delivers everywhere, by the amount of the order', () => {
  const place = delivering({ minimum: minor(1000) });
  expect(judgeDelivery(place, {}, NOON)).toEqual({
    kind: 'carried',
    choice: { by: 'amount' },
    terms: { freeFrom: undefined, minimum: 1000 },
  });
});

test('[S3.24] the zone that contains the pin is chosen', () => {
  const place = delivering({ shapes: [shape(1, squareAt(42.6, 23.3), 290), shape(2, squareAt(42.7, 23.3), 190)] });
  expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({
    kind: 'carried',
    choice: { by: 'shape', id: 2 },
  });
});

test('the first of overlapping zones is chosen, or the next when the first is not served', () => {
  const hours = { activeFrom: '11:00', activeTo: '15:00' };
  const place = delivering({
    shapes: [shape(1, squareAt(42.7, 23.3), 290, hours), shape(2, squareAt(42.7, 23.3), 190)],
  });
  expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({ choice: { by: 'shape', id: 1 } });
  expect(judgeDelivery(place, { point: HERE }, EVENING)).toMatchObject({ choice: { by: 'shape', id: 2 } });
});

test('[S5.23] a zone is served only within its hours, by the place’s clock', () => {
  const hours = { activeFrom: '20:00', activeTo: '02:00' };
  const place = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 290, hours)] });
  expect(judgeDelivery(place, { point: HERE }, NOON)).toEqual({
    kind: 'not_now',
    hours: expect.objectContaining(hours),
    isOnly: true,
  });
  expect(judgeDelivery(place, { point: HERE }, EVENING)).toMatchObject({ kind: 'carried' });
});

test('a zone with incomplete or invalid hours is never served', () => {
  for (const hours of [{ activeFrom: '11:00' }, { activeFrom: '25:00', activeTo: '26:00' }]) {
    const place = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 290, hours)] });
    expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({ kind: 'not_now' });
  }
});

test('[S3.23] the ring that contains the distance is chosen, including its start and excluding its end', () => {
  const km = distanceKm(HERE, NORTH);
  const place = (radiuses: ReturnType<typeof ring>[]) => delivering({ radiuses });
  const inner = place([ring(0, km, 190), ring(km, 9, 390)]);
  expect(judgeDelivery(inner, { point: NORTH }, NOON)).toMatchObject({ choice: { by: 'radius', start: km, end: 9 } });
  expect(judgeDelivery(inner, { point: HERE }, NOON)).toMatchObject({ choice: { by: 'radius', start: 0, end: km } });
  const outermost = place([ring(0, 1, 190), ring(1, km, 390)]);
  expect(judgeDelivery(outermost, { point: NORTH }, NOON)).toMatchObject({ choice: { start: 1, end: km } });
});

test('a zone on the map has priority over a ring', () => {
  const place = delivering({ shapes: [shape(7, squareAt(42.7, 23.3), 290)], radiuses: [ring(0, 9, 190)] });
  expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({ choice: { by: 'shape', id: 7 } });
  expect(judgeDelivery(place, { point: NORTH }, NOON)).toMatchObject({ choice: { by: 'radius' } });
});

test('a pin beyond every ring is too far, and the verdict gives its distance and the place’s reach', () => {
  const place = delivering({ radiuses: [ring(0, 2, 190), ring(2, 4, 390)] });
  expect(judgeDelivery(place, { point: NORTH }, NOON)).toEqual({
    kind: 'too_far',
    km: distanceKm(HERE, NORTH),
    mostKm: 4,
  });
});

test('a ring of a place without a location matches nobody, and the order is judged by its amount', () => {
  const place = { ...delivering({ radiuses: [ring(0, 9, 190)] }), location: undefined };
  expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({ choice: { by: 'amount' } });
});

test('[S5.22] a region is chosen by its name when the guest has set no pin', () => {
  const place = delivering({
    shapes: [shape(1, squareAt(42.7, 23.3), 290)],
    regions: [region(4, 'Lozenets', 190, { minimum: minor(1500) })],
  });
  expect(judgeDelivery(place, { regionId: 4 }, NOON)).toEqual({
    kind: 'carried',
    choice: { by: 'region', id: 4 },
    terms: { freeFrom: undefined, minimum: 1500 },
  });
});

test('the pin decides before a region, so a distant guest cannot choose a nearer region', () => {
  const place = delivering({ radiuses: [ring(0, 2, 190)], regions: [region(4, 'Lozenets', 190)] });
  expect(judgeDelivery(place, { point: NORTH, regionId: 4 }, NOON)).toMatchObject({ kind: 'too_far' });
});

test('a region is served only within its hours', () => {
  const hours = { activeFrom: '11:00', activeTo: '21:00' };
  const place = delivering({ regions: [region(4, 'Lozenets', 190, hours)] });
  expect(judgeDelivery(place, { regionId: 4 }, EVENING)).toMatchObject({ kind: 'not_now', hours });
});

test.each([
  ['a pin', { shapes: [shape(1, squareAt(42.7, 23.3), 290)] }, 'pin'],
  ['a region', { regions: [region(4, 'Lozenets', 190)] }, 'region'],
  ['either', { radiuses: [ring(0, 2, 190)], regions: [region(4, 'Lozenets', 190)] }, 'pin_or_region'],
])('the verdict is unknown until there is %s', (_, parts, needs) => {
  expect(judgeDelivery(delivering(parts), {}, NOON)).toEqual({ kind: 'unknown', needs });
  // A region of another venue and an invalid pin are ignored.
  const odd = { regionId: 99, point: { lat: Number.NaN, lng: 0 } };
  expect(judgeDelivery(delivering(parts), odd, NOON)).toEqual({ kind: 'unknown', needs });
});

test('a pin at a pole, on the date line or off the globe is out of reach and throws nothing', () => {
  const place = delivering({ radiuses: [ring(0, 5, 200)], shapes: [shape(1, squareAt(42.7, 23.3), 150)] });
  for (const point of [
    { lat: 90, lng: 0 },
    { lat: -90, lng: 23.3 },
    { lat: 0, lng: 180 },
    { lat: 0, lng: -180 },
  ]) {
    expect(judgeDelivery(place, { point }, NOON)).toMatchObject({ kind: 'too_far', mostKm: 5 });
  }
  for (const point of [
    { lat: Number.NaN, lng: 23.3 },
    { lat: 42.7, lng: Number.POSITIVE_INFINITY },
    { lat: 90.001, lng: 23.3 },
    { lat: 42.7, lng: 383.3 },
  ]) {
    expect(judgeDelivery(place, { point }, NOON)).toEqual({ kind: 'unknown', needs: 'pin' });
  }
});

test('a target’s hours join all zones that contain it, and are undefined when one zone or a following ring has none', () => {
  const [noon, night] = [
    { activeFrom: '11:00', activeTo: '15:00' },
    { activeFrom: '19:00', activeTo: '23:00' },
  ];
  const square = squareAt(42.7, 23.3);
  const both = { shapes: [shape(1, square, 290, noon), shape(2, square, 190, night), shape(3, squareAt(43, 23), 90)] };
  const hoursAt = (parts: Parameters<typeof delivering>[0], target: Parameters<typeof targetHours>[1]) =>
    targetHours(delivering(parts), target)?.map(({ activeFrom }) => activeFrom);
  expect(hoursAt(both, { point: HERE })).toEqual(['11:00', '19:00']);
  expect(hoursAt({ ...both, radiuses: [ring(0, 9, 190)] }, { point: HERE })).toBeUndefined();
  expect(hoursAt(both, { point: NORTH })).toBeUndefined();
  expect(hoursAt(both, {})).toBeUndefined();
  expect(hoursAt({ regions: [region(4, 'Lozenets', 190, noon)] }, { regionId: 4 })).toEqual(['11:00']);
  expect(targetHours({ ...delivering(both), orderTypes: [] }, { point: HERE })).toBeUndefined();
});

test('the returned hours are those of the zone that is served next when no zone is served', () => {
  const [morning, evening] = [
    { activeFrom: '07:00', activeTo: '09:00' },
    { activeFrom: '20:00', activeTo: '23:00' },
  ];
  const square = squareAt(42.7, 23.3);
  const zones = [shape(1, square, 290, morning), shape(2, square, 190, evening)];
  const place = delivering({ shapes: zones });
  expect(judgeDelivery(place, { point: HERE }, NOON)).toMatchObject({ kind: 'not_now', hours: evening, isOnly: false });
  // After the day's last zone comes tomorrow's first, and a zone that is never served is skipped.
  const night = NOON + 12 * 3_600_000;
  const half = { shapes: [shape(3, square, 0, { activeFrom: '23:30' }), ...zones] };
  expect(judgeDelivery(delivering(half), { point: HERE }, night)).toMatchObject({ kind: 'not_now', hours: morning });
  const alone = delivering({ shapes: [shape(2, square, 190, evening)] });
  expect(judgeDelivery(alone, { point: HERE }, NOON)).toMatchObject({ kind: 'not_now', isOnly: true });
});
