// The flat drawing of a small part of the globe.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '#domain/delivery/distance.ts';
import {
  fromMap,
  isOnMap,
  MAP_SIZE,
  middleOf,
  movedBy,
  netKm,
  ontoMap,
  toMap,
  viewOf,
} from '#domain/delivery/map-view.ts';

const sofia = { lat: 42.7, lng: 23.3 };
const place = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const near = fc.tuple(fc.double({ min: -9, max: 9, noNaN: true }), fc.double({ min: -9, max: 9, noNaN: true }));

test('each point of a view converts to the map and back, across the date line too', () => {
  fc.assert(
    fc.property(place, fc.array(near, { maxLength: 6 }), (first, ways) => {
      const points = ways.map(([east, north]) => movedBy(first, east, north));
      const view = viewOf([first, ...points]);
      for (const point of [first, ...points]) {
        const there = toMap(view, point);
        expect(isOnMap(there)).toBe(true);
        expect(distanceKm(fromMap(view, there), point)).toBeLessThan(0.001);
      }
    }),
  );
});

test('a step on the map has the given length', () => {
  expect(distanceKm(sofia, movedBy(sofia, 0.025, 0))).toBeCloseTo(0.025, 5);
  expect(distanceKm(sofia, movedBy(sofia, 0, -0.025))).toBeCloseTo(0.025, 5);
});

test('a step north at a pole stays at the pole, and a step never returns NaN', () => {
  const pole = { lat: 90, lng: 10 };
  expect(movedBy(pole, 0, 1).lat).toBe(90);
  expect(Number.isFinite(movedBy(pole, 1, 0).lng)).toBe(true);
  expect(movedBy({ lat: 0, lng: 179.99999 }, 1, 0).lng).toBeLessThan(0);
});

test('the view shows the whole reach around a venue', () => {
  const view = viewOf([sofia], 5);
  for (const [east, north] of [
    [5, 0],
    [-5, 0],
    [0, 5],
    [0, -5],
  ] as const) {
    expect(isOnMap(toMap(view, movedBy(sofia, east, north)))).toBe(true);
  }
  expect(isOnMap(toMap(view, movedBy(sofia, 20, 0)))).toBe(false);
  expect(ontoMap(toMap(view, movedBy(sofia, 20, 0))).x).toBe(MAP_SIZE.width);
});

test('a venue alone is drawn close up, with a readable grid', () => {
  const view = viewOf([sofia]);
  expect(toMap(view, sofia)).toEqual({ x: 200, y: expect.closeTo(162, 6) });
  for (const reach of [0, 1, 4, 30, 900]) {
    const seen = viewOf([sofia], reach);
    expect(netKm(seen) * seen.unitsPerKm).toBeGreaterThan(20);
  }
});

test("a zone's centre is that of its area, and of its corners when it is a line", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(middleOf(square)).toEqual({ x: 5, y: 5 });
  expect(middleOf([square[0], square[1]].flatMap((one) => one ?? []))).toEqual({ x: 5, y: 0 });
  expect(middleOf([])).toEqual({ x: 0, y: 0 });
});
