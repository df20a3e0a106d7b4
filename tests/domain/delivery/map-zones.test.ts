// Zones, rings and pin on a venue's map.
import { expect, test } from 'vitest';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import { isOnMap, toMap } from '#domain/delivery/map-view.ts';
import { deliveryView, drawnZones, readableView } from '#domain/delivery/map-zones.ts';
import { delivering, ring, shape, squareAt } from './delivery-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const HERE = { lat: 42.7, lng: 23.3 };
const viewed = (place: ReturnType<typeof delivering>, pin?: typeof HERE) => {
  const view = readableView(place, pin);
  if (!view) throw new Error('no map');
  return view;
};

test('a place without zones, or without a location for its rings, has no map', () => {
  expect(deliveryView(delivering({}), HERE)).toBeUndefined();
  expect(deliveryView({ ...delivering({ radiuses: [ring(0, 4, 190)] }), location: undefined }, HERE)).toBeUndefined();
  expect(deliveryView({ ...delivering({}), orderTypes: [] }, HERE)).toBeUndefined();
});

test('zones are drawn over rings, larger rings below, with the zone of the pin marked', () => {
  const place = delivering({
    radiuses: [ring(0, 2, 190), ring(2, 4, 390)],
    shapes: [shape(1, squareAt(42.7, 23.32), 290), shape(2, squareAt(42.7, 23.3), 190)],
  });
  const verdict = judgeDelivery(place, { point: HERE }, NOON);
  const choice = verdict?.kind === 'carried' ? verdict.choice : undefined;
  const zones = drawnZones(place, viewed(place), choice, NOON);
  expect(zones.map(({ key }) => key)).toEqual(['ring 2 4', 'ring 0 2', 'zone 2', 'zone 1']);
  expect(zones.filter(({ isChosen }) => isChosen).map(({ key }) => key)).toEqual(['zone 2']);
});

test('labels of neighbouring zones stay apart, each inside its zone and clear of the venue', () => {
  const place = delivering({
    radiuses: [ring(0, 4, 490)],
    shapes: [
      shape(1, squareAt(42.7, 23.3, 0.02), 190),
      shape(2, squareAt(42.7, 23.345, 0.02), 390),
      shape(3, squareAt(42.68, 23.28, 0.02), 390),
    ],
  });
  const view = viewed(place);
  const labels = drawnZones(place, view, undefined, NOON).flatMap(({ label }) => label ?? []);
  expect(labels).toHaveLength(4);
  for (const [at, a] of labels.entries()) {
    expect(isOnMap(a)).toBe(true);
    for (const b of [...labels.slice(at + 1), toMap(view, HERE)])
      expect(Math.abs(a.x - b.x) >= 50 || Math.abs(a.y - b.y) >= 40, `${JSON.stringify([a, b])}`).toBe(true);
  }
});

test('a label with a long name keeps its own width from the next zone’s label', () => {
  const long = { text: 'Zentrum und Altstadt', by: {} };
  const place = delivering({
    shapes: [
      { ...shape(1, squareAt(42.7, 23.3, 0.02), 190), name: long },
      { ...shape(2, squareAt(42.7, 23.345, 0.02), 390), name: long },
    ],
  });
  const [a, b] = drawnZones(place, viewed(place), undefined, NOON).map(({ label }) => label);
  if (!a || !b) throw new Error('a zone has no label');
  expect(Math.abs(a.x - b.x) >= 200 || Math.abs(a.y - b.y) >= 40).toBe(true);
});

test('a zone that is not served at that time is drawn below the others, with its hours', () => {
  const hours = { activeFrom: '20:00', activeTo: '23:00' };
  const night = shape(1, squareAt(42.7, 23.3), 190, hours);
  const place = delivering({ shapes: [night, shape(2, squareAt(42.7, 23.32), 190)] });
  const zones = drawnZones(place, viewed(place), undefined, NOON);
  expect(zones.map(({ key, closed }) => [key, closed?.activeFrom, closed?.activeTo])).toEqual([
    ['zone 1', '20:00', '23:00'],
    ['zone 2', undefined, undefined],
  ]);
  const never = delivering({ shapes: [{ ...night, activeTo: undefined }, shape(2, squareAt(42.7, 23.32), 190)] });
  expect(drawnZones(never, viewed(never), undefined, NOON).map(({ key }) => key)).toEqual(['zone 2']);
});

test('a label crosses no border of its zone or of another one while it has room', () => {
  const place = delivering({
    radiuses: [ring(0, 6, 490)],
    shapes: [shape(1, squareAt(42.7, 23.3, 0.03), 190), shape(2, squareAt(42.7, 23.37, 0.03), 390)],
  });
  for (const { key, label, drawn } of drawnZones(place, viewed(place), undefined, NOON)) {
    if (!label || !('corners' in drawn)) continue;
    const [xs, ys] = [drawn.corners.map(({ x }) => x), drawn.corners.map(({ y }) => y)];
    expect(label.x - 30 >= Math.min(...xs) && label.x + 30 <= Math.max(...xs), key).toBe(true);
    expect(label.y - 20 >= Math.min(...ys) && label.y + 20 <= Math.max(...ys), key).toBe(true);
  }
});

test('a zone’s label stands beside the venue, and a zone that is too small has none', () => {
  const place = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 190)] });
  const view = viewed(place);
  const [near] = drawnZones(place, view, undefined, NOON);
  const [label, venue] = [near?.label ?? toMap(view, HERE), toMap(view, HERE)];
  expect(Math.abs(label.x - venue.x) >= 50 || Math.abs(label.y - venue.y) >= 40).toBe(true);
  const wide = delivering({
    shapes: [shape(1, squareAt(42.7, 23.3, 0.002), 190), shape(2, squareAt(42.7, 23.5), 190)],
  });
  expect(drawnZones(wide, viewed(wide), undefined, NOON).map(({ label }) => label)).toEqual([undefined, undefined]);
});

test('a pin just beyond the zones is in view, and a pin on another continent does not shrink them to a point', () => {
  const place = delivering({ radiuses: [ring(0, 4, 190)] });
  const near = { lat: 42.76, lng: 23.3 };
  expect(isOnMap(toMap(viewed(place, near), near))).toBe(true);
  const far = { lat: -33, lng: 151 };
  expect(viewed(place, far)).toEqual(viewed(place));
});
