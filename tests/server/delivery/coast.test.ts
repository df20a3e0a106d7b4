// Sea and borders behind the map of the venues.
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { expect, test } from 'vitest';
import { coastPath } from '#domain/delivery/map-coast.ts';
import { type MapView, toMap } from '#domain/delivery/map-view.ts';
import { landIn } from '../../../server/services/delivery/coast.ts';
import { withServer } from '../support/one-server.ts';

const { start } = withServer();
const BULGARIA: MapView = { centre: { lat: 42.6, lng: 25.5 }, unitsPerKm: 0.75 };
const SOFIA = { lat: 42.7, lng: 23.3 };
const BLACK_SEA = { lat: 43.2, lng: 28.6 };

test('coast: a town lies on land and a ship at sea', async () => {
  const land = await landIn(BULGARIA);
  const isOnLand = (point: typeof SOFIA) => {
    const { x, y } = toMap(BULGARIA, point);
    return land?.some((ring) => booleanPointInPolygon([x, y], { type: 'Polygon', coordinates: [[...ring]] }));
  };
  expect([isOnLand(SOFIA), isOnLand(BLACK_SEA)]).toEqual([true, false]);
});

test('coast: the path of the page is answered with a drawing that may be kept', async () => {
  const on = await start();
  const path = coastPath(BULGARIA);
  if (path === undefined) throw new Error('a whole country has no coast');
  const answer = await on.get(path);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=604800',
  ]);
});

test('coast: a map of one town requests no coast drawing', () => {
  expect(coastPath({ ...BULGARIA, unitsPerKm: 40 })).toBeUndefined();
});

test.each(['91.000/25.500/0.7500', '42.600/x/0.7500', '42.600/25.500/40.00', '60.000/179.900/0.1000'])(
  'coast: is refused at %s without an error of the server',
  async (view) => {
    const on = await start();
    expect([400, 404]).toContain((await on.get(`/api/coast/${view}`)).status);
  },
);
