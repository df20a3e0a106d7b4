import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTileOf, tilesOf } from '#domain/delivery/map-tiles.ts';
import { MAP_SIZE, movedBy, toMap, viewOf } from '#domain/delivery/map-view.ts';
import { MOST_WIDENED, readableView } from '#domain/delivery/map-zones.ts';
import { delivering, ring } from './delivery-place.ts';

const centres = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 179.99, noNaN: true }),
});
const reaches = fc.double({ min: 0.2, max: 25, noNaN: true });

/** The textbook formula of slippy map tiles. */
const tileAt = ({ lat, lng }: { lat: number; lng: number }, z: number) => {
  const angle = (lat * Math.PI) / 180;
  return {
    x: Math.floor(((lng + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z),
  };
};

test('few tiles cover the drawing without a gap', () => {
  fc.assert(
    fc.property(centres, reaches, (centre, reach) => {
      const tiles = tilesOf(viewOf([centre], reach));
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThanOrEqual(16);
      for (const x of [0, MAP_SIZE.width / 2, MAP_SIZE.width]) {
        for (const y of [0, MAP_SIZE.height / 2, MAP_SIZE.height]) {
          const over = tiles.filter(
            ({ left, top, width, height }) =>
              left <= x + 1e-6 && x <= left + width + 1e-6 && top <= y + 1e-6 && y <= top + height + 1e-6,
          );
          expect(over.length).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('a point of a tile lies at the same place in the drawing', () => {
  fc.assert(
    fc.property(
      centres,
      reaches,
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      (centre, reach, east, north) => {
        const view = viewOf([centre], reach);
        const point = movedBy(centre, east * reach, north * reach);
        const there = toMap(view, point);
        const [{ z } = { z: 0 }] = tilesOf(view);
        const own = tileAt(point, z);
        const tile = tilesOf(view).find(({ x, y }) => x === own.x && y === own.y);
        if (!tile) throw new Error('The tile of a point of the map is not there');
        expect(there.x).toBeGreaterThanOrEqual(tile.left - 0.01);
        expect(there.x).toBeLessThanOrEqual(tile.left + tile.width + 0.01);
        expect(there.y).toBeGreaterThanOrEqual(tile.top - 0.01);
        expect(there.y).toBeLessThanOrEqual(tile.top + tile.height + 0.01);
      },
    ),
  );
});

test('no tiles exist outside the Mercator range', () => {
  expect(tilesOf(viewOf([{ lat: 89, lng: 0 }], 5))).toEqual([]);
});

test('each tile of a map widened by a pin belongs to the place, and a tile of another town does not', () => {
  const place = delivering({ radiuses: [ring(0, 3, 190)] });
  fc.assert(
    fc.property(
      fc.double({ min: -40, max: 40, noNaN: true }),
      fc.double({ min: -40, max: 40, noNaN: true }),
      (east, north) => {
        const view = readableView(place, movedBy({ lat: 42.7, lng: 23.3 }, east, north));
        if (!view) throw new Error('There is no map');
        for (const tile of tilesOf(view)) expect(isTileOf(place, tile)).toBe(true);
      },
    ),
  );
  const [{ z } = { z: 0 }] = tilesOf(readableView(place, undefined) ?? viewOf([{ lat: 0, lng: 0 }]));
  const plovdiv = tileAt({ lat: 42.14, lng: 24.75 }, z);
  const home = tileAt({ lat: 42.7, lng: 23.3 }, z);
  expect(isTileOf(place, { z, ...home })).toBe(true);
  expect(isTileOf(place, { z, ...plovdiv })).toBe(false);
  expect(isTileOf(place, { z: z + 1, ...tileAt({ lat: 42.7, lng: 23.3 }, z + 1) })).toBe(false);
  expect(isTileOf(place, { z: z - MOST_WIDENED, ...tileAt({ lat: 42.7, lng: 23.3 }, z - MOST_WIDENED) })).toBe(false);
  expect(isTileOf(place, { z, x: 2 ** z + home.x, y: home.y })).toBe(false);
  expect(isTileOf(delivering({}), { z, ...home })).toBe(false);
});
