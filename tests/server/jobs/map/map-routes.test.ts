// Map routes for a guest's page, and their refusals.
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseMapServices } from '#contract/delivery/map-services.ts';
import { createHttp, type Http } from '#core/api/http.ts';
import { getMapServices, searchAddress } from '#core/api/map.ts';
import { tileZoom } from '#domain/delivery/map-tiles.ts';
import { deliveryView } from '#domain/delivery/map-zones.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { delivering, shape, squareAt } from '../../../domain/delivery/delivery-place.ts';
import { type FakeMapServer, startFakeMapServer } from '../../../support/fake-map-server.ts';
import { withServer } from '../../support/one-server.ts';
import { messageOf, type TestServer } from '../../support/server.ts';

const { start } = withServer();
let map: FakeMapServer;
beforeEach(async () => {
  map = await startFakeMapServer();
});
afterEach(() => map.stop());

const ZONED: Partial<PlaceOrderType> = { shapes: [shape(3, squareAt(42.7, 23.3), 190)] };
const startWith = (parts: Partial<PlaceOrderType> = ZONED, more: object = {}) =>
  start({
    place: delivering(parts),
    map: {
      ...{ geocoderUrl: map.nominatim, privateMap: true },
      ...{ tilesUrl: map.tiles, tilesAttribution: '© Map makers https://maps.example/copyright' },
    },
    ...more,
  });
const WORDS = { words: 'ул. Шипка 34, София', language: 'bg' };

test('map: a server without map settings offers no services, and says so', async () => {
  const on = await start({ place: delivering(ZONED) });
  expect((await on.get('/api/map-services')).json).toEqual({ geocoder: null, tiles: null });
  const search = await on.post('/api/address-search', WORDS);
  expect([search.status, messageOf(search)]).toEqual([404, 'no_address_search']);
  expect((await on.get('/api/tiles/bistro/13/4625/3000')).status).toBe(404);
});

test('map: a server names who receives an address and who supplies the tiles', async () => {
  const on = await startWith();
  expect((await on.get('/api/map-services')).json).toEqual({
    geocoder: { host: new URL(map.origin).host },
    tiles: { attribution: '© Map makers', href: 'https://maps.example/copyright' },
  });
});

test('map: finds an address near the place, and none in another town', async () => {
  const on = await startWith();
  map.known.push(
    { street: 'Шипка', number: '34', town: 'Пловдив', lat: 42.14, lng: 24.75 },
    { street: 'Шипка', number: '34', town: 'София', lat: 42.701, lng: 23.3 },
  );
  const answer = await on.post('/api/address-search', WORDS);
  expect(answer.json).toEqual({ found: [{ label: '34, Шипка, София', lat: 42.7, lng: 23.3 }] });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('map: sends no address out for a place that draws no map', async () => {
  const on = await startWith({});
  expect((await on.post('/api/address-search', WORDS)).status).toBe(404);
  expect(map.heard).toEqual([]);
});

test('map: does not query for a text that cannot be an address', async () => {
  const on = await startWith();
  for (const body of [
    {},
    { words: '  ', language: 'bg' },
    { ...WORDS, words: 'x'.repeat(201) },
    { words: 'x', language: 'xx' },
  ]) {
    const answer = await on.post('/api/address-search', body);
    expect([answer.status, messageOf(answer)]).toEqual([400, 'invalid_search']);
  }
  expect(map.heard).toEqual([]);
});

test('map: reports an unreachable geocoder without counting it against the guest', async () => {
  const on = await startWith();
  map.switches.status = 502;
  const answer = await on.post('/api/address-search', WORDS);
  expect([answer.status, messageOf(answer)]).toEqual([503, 'geocoder_unavailable']);
});

test('map: does not count a busy geocoder against the caller', async () => {
  const on = await startWith();
  map.switches.status = 429;
  const answer = await on.post('/api/address-search', WORDS);
  expect([answer.status, messageOf(answer), answer.headers['retry-after']]).toEqual([503, 'geocoder_unavailable', '5']);
  const asked = { words: WORDS.words, language: 'bg' } as const;
  expect(await searchAddress(deviceAt(on), on.placeId as PlaceId, asked)).toEqual({ ok: false, error: 'unavailable' });
});

test('map: one caller cannot use the whole rate of the geocoder', async () => {
  const on = await startWith();
  for (let i = 0; i < 20; i += 1) expect((await on.post('/api/address-search', WORDS)).status).toBe(200);
  const answer = await on.post('/api/address-search', WORDS);
  expect([answer.status, messageOf(answer)]).toEqual([429, 'rate_limited']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(map.heard).toHaveLength(1);
});

test('map: the log contains no searched address', async () => {
  let log = '';
  const logStream = new Writable({
    write: (part, _, done) => {
      log += String(part);
      done();
    },
  });
  const on = await startWith(ZONED, { logStream, logLevel: 'info' });
  map.switches.status = 500;
  await on.post('/api/address-search', WORDS);
  expect(log).toContain('The geocoder does not answer');
  expect(log).not.toContain('Шипка');
});

const ownTile = () => {
  const view = deliveryView(delivering(ZONED), undefined);
  if (!view) throw new Error('There is no map');
  const z = tileZoom(view);
  const y = Math.floor((0.5 - Math.asinh(Math.tan((42.7 * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z);
  return { z, x: Math.floor((23.3 / 360 + 0.5) * 2 ** z), y };
};

test('map: a tile of the place’s map is fetched once for all callers', async () => {
  const on = await startWith();
  const { z, x, y } = ownTile();
  const [one, two] = [
    await on.get(`/api/tiles/bistro/${z}/${x}/${y}`),
    await on.get(`/api/tiles/bistro/${z}/${x}/${y}`),
  ];
  expect([one.status, two.status, one.headers['content-type']]).toEqual([200, 200, 'image/png']);
  expect(one.headers['cache-control']).toContain('max-age=');
  expect(map.heard.map(({ path }) => path)).toEqual([`/tiles/${z}/${x}/${y}.png`]);
});

test('map: a tile of another area, or an invalid one, is not fetched', async () => {
  const on = await startWith();
  const { z, x, y } = ownTile();
  for (const other of [`${z}/${x + 400}/${y}`, `${z + 1}/${2 * x}/${2 * y}`, `0/0/0`, `99/0/0`]) {
    expect((await on.get(`/api/tiles/bistro/${other}`)).status).toBe(404);
  }
  expect((await on.get(`/api/tiles/elsewhere/${z}/${x}/${y}`)).status).toBe(404);
  expect((await on.get(`/api/tiles/bistro/${z}/${x}/..%2f..%2fsearch`)).status).toBe(400);
  expect(map.heard).toEqual([]);
});

test('map: a tile that is not a picture is not passed on, and is fetched again', async () => {
  const on = await startWith();
  const { z, x, y } = ownTile();
  map.switches.garbage = true;
  const answer = await on.get(`/api/tiles/bistro/${z}/${x}/${y}`);
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).not.toContain('svg');
  map.switches.garbage = false;
  expect((await on.get(`/api/tiles/bistro/${z}/${x}/${y}`)).status).toBe(200);
});

/** A device whose requests reach this server. */
const deviceAt = (on: TestServer): Http =>
  createHttp({
    baseUrl: 'http://localhost/api',
    clientId: () => undefined,
    fetch: async (asked) => {
      const request = new Request(asked);
      const { pathname } = new URL(request.url);
      const payload = await request.text();
      const answer = await on.app.inject({
        method: request.method as 'GET' | 'POST',
        url: pathname,
        headers: Object.fromEntries(request.headers),
        ...(payload !== '' && { payload }),
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      });
    },
  });

test('map: a device parses each answer correctly [S8.15]', async () => {
  const on = await startWith();
  const [http, place] = [deviceAt(on), on.placeId as PlaceId];
  const asked = { words: WORDS.words, language: 'bg' } as const;
  expect(await getMapServices(http, place)).toEqual({
    geocoder: { host: new URL(map.origin).host },
    tiles: { attribution: '© Map makers', href: 'https://maps.example/copyright' },
  });
  expect(await searchAddress(http, place, asked)).toEqual({
    ok: true,
    value: [{ label: '34, Шипка, София', point: { lat: 42.7, lng: 23.3 } }],
  });
  map.switches.status = 500;
  expect(await searchAddress(http, place, { ...asked, words: 'Оборище 1' })).toEqual({
    ok: false,
    error: 'unavailable',
  });
  for (let i = 0; i < 20; i += 1) await on.post('/api/address-search', WORDS);
  expect(await searchAddress(http, place, asked)).toEqual({ ok: false, error: 'limited' });
  const dead = createHttp({
    baseUrl: 'http://localhost/api',
    clientId: () => undefined,
    fetch: () => Promise.reject(),
  });
  expect(await searchAddress(dead, place, asked)).toEqual({ ok: false, error: 'offline' });
  expect(await getMapServices(dead, place)).toBeUndefined();
});

test('map: a device ignores map services that it cannot parse and links without https', () => {
  for (const body of [
    undefined,
    [],
    { geocoder: 'x' },
    { geocoder: null, tiles: { attribution: '', href: 'javascript:alert(1)' } },
  ])
    expect(parseMapServices(body)).toEqual({});
});
