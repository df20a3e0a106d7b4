import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fannedOut, joinPins, uncovered } from '#domain/place/joined-pins.ts';

const pin = (name: string, x: number, y: number) => ({ pin: name, at: { x, y } });

test('pins that would cover each other are joined, and others stay single', () => {
  const joined = joinPins([pin('sofia', 20, 50), pin('rila', 24, 66), pin('briz', 380, 60)], 40);
  expect(joined).toEqual([
    { at: { x: 22, y: 58 }, pins: ['sofia', 'rila'] },
    { at: { x: 380, y: 60 }, pins: ['briz'] },
  ]);
});

test('each pin is in one joined pin, and joined pins stand apart', () => {
  const places = fc.array(fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 250 }) }), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(places, (points) => {
      const joined = joinPins(
        points.map((at, nth) => ({ at, pin: nth })),
        48,
      );
      expect(joined.flatMap(({ pins }) => pins).toSorted((a, b) => a - b)).toEqual(points.map((_, nth) => nth));
      for (const [i, one] of joined.entries())
        for (const other of joined.slice(i + 1))
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(48);
    }),
  );
});

test('pins at one point are fanned out around it', () => {
  expect(fannedOut({ at: { x: 100, y: 80 }, pins: ['a', 'b', 'c'] }, 40)).toEqual([
    pin('a', 60, 80),
    pin('b', 100, 80),
    pin('c', 140, 80),
  ]);
});

test('labels that would cover a pin or another label are left out', () => {
  const box = (left: number, top: number) => ({ left, top, width: 50, height: 20 });
  expect(uncovered([box(0, 0), box(40, 10), box(60, 0), box(200, 200)], [box(210, 190)])).toEqual([
    box(0, 0),
    undefined,
    box(60, 0),
    undefined,
  ]);
});
