// Geocoders of both kinds, and their failures.
import type { LookupAddress } from 'node:dns';
import { afterEach, expect, test } from 'vitest';
import { createGeocoder, type GeocoderOptions } from '../../../../server/jobs/map/geocoder.ts';
import type { GeocodeQuery } from '../../../../server/services/delivery/map-ports.ts';
import { createMemoryLimit } from '../../../../server/store/limit.ts';
import { type FakeMapServer, type MapSwitches, startFakeMapServer } from '../../../support/fake-map-server.ts';
import { patience } from '../../../support/patience.ts';

const QUERY: GeocodeQuery = {
  words: 'ул. Шипка 34, София',
  language: 'bg',
  box: { south: 42.6, west: 23.2, north: 42.8, east: 23.4 },
};
const SHIPKA = { lat: 42.7, lng: 23.3 };
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const free = { take: async () => undefined };

const open = async (
  set: Partial<MapSwitches> = {},
  over: Partial<GeocoderOptions> | ((map: FakeMapServer) => Partial<GeocoderOptions>) = {},
) => {
  const map = await startFakeMapServer(set);
  ends.push(map.stop);
  const warnings: object[] = [];
  const geocoder = createGeocoder({
    ...{ url: map.nominatim, limit: free, allowPrivate: true, publicUrl: 'https://menu.example' },
    log: { warn: (fields) => warnings.push(fields) },
    timeoutMs: patience(400),
    ...(typeof over === 'function' ? over(map) : over),
  });
  return { map, geocoder, warnings };
};

test('geocoder: Nominatim is queried within the box, under this server’s name', async () => {
  const { map, geocoder } = await open();
  expect(await geocoder.find(QUERY)).toEqual({ ok: true, value: [{ label: '34, Шипка, София', point: SHIPKA }] });
  const [asked] = map.heard;
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    ...{ q: QUERY.words, format: 'jsonv2', 'accept-language': 'bg' },
    ...{ viewbox: '23.2,42.8,23.4,42.6', bounded: '1' },
  });
  expect(asked?.userAgent).toBe('Tabl (+https://menu.example)');
});

test('geocoder: Photon is queried within the box, in a supported language', async () => {
  const { map, geocoder } = await open({}, ({ photon }) => ({ url: photon }));
  expect(await geocoder.find(QUERY)).toEqual({ ok: true, value: [{ label: 'Шипка 34, София', point: SHIPKA }] });
  await geocoder.find({ ...QUERY, language: 'fr-CH' });
  expect(map.heard.map(({ query }) => query.get('lang'))).toEqual([null, 'fr']);
  expect(map.heard[0]?.query.get('bbox')).toBe('23.2,42.6,23.4,42.8');
});

test('geocoder: a key in its address is sent with each query', async () => {
  const { map, geocoder } = await open({}, ({ photon }) => ({ url: `${photon}?key=of-ours` }));
  await geocoder.find(QUERY);
  expect(map.heard[0]?.query.get('key')).toBe('of-ours');
});

test('geocoder: equal queries are sent once, in any spelling and for any number of callers', async () => {
  const { map, geocoder } = await open();
  const both = await Promise.all([geocoder.find(QUERY), geocoder.find({ ...QUERY, words: 'УЛ.  шипка 34, софия' })]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  await geocoder.find(QUERY);
  expect(map.heard).toHaveLength(1);
});

test('geocoder: an empty result is an answer', async () => {
  const { map, geocoder, warnings } = await open();
  map.known.length = 0;
  expect(await geocoder.find(QUERY)).toEqual({ ok: true, value: [] });
  expect(warnings).toEqual([]);
});

const WRONGS: readonly (readonly [string, Partial<MapSwitches>, string])[] = [
  ['answers 500', { status: 500 }, 'status_500'],
  ['never answers', { hangs: true }, 'timeout'],
  ['breaks the connection off', { resets: true }, 'reset'],
  ['says what is no JSON', { garbage: true }, 'unreadable'],
  ['says more than can be read', { endlessBody: true }, 'too_large'],
  ['sends elsewhere', { status: 302, location: 'http://127.0.0.1:1/search' }, 'status_302'],
];

test.each(WRONGS)('geocoder: a geocoder that %s is reported once, and queried again', async (_, wrong, reason) => {
  const { map, geocoder, warnings } = await open(wrong);
  expect(await geocoder.find(QUERY)).toEqual({ ok: false, error: 'unavailable' });
  expect(await geocoder.find(QUERY)).toEqual({ ok: false, error: 'unavailable' });
  expect(warnings).toEqual([{ host: new URL(map.origin).host, reason }]);
  Object.assign(map.switches, { status: 200, hangs: false, resets: false, garbage: false, endlessBody: false });
  expect(await geocoder.find(QUERY)).toMatchObject({ ok: true });
});

test('geocoder: a rate-limit answer counts as busy', async () => {
  const { geocoder } = await open({ status: 429 });
  expect(await geocoder.find(QUERY)).toEqual({ ok: false, error: 'busy' });
});

test('geocoder: unreadable parts of an answer are skipped', async () => {
  const { map, geocoder } = await open();
  map.known.push({ street: 'Nowhere', number: '1', town: 'Pole', lat: 999, lng: 23 });
  expect(await geocoder.find(QUERY)).toMatchObject({ ok: true, value: [{ label: '34, Шипка, София' }] });
});

test('geocoder: refuses a private-network address, by number or name, unless allowed', async () => {
  const { map, geocoder, warnings } = await open({}, { allowPrivate: false });
  expect(await geocoder.find(QUERY)).toEqual({ ok: false, error: 'unavailable' });
  const inside: LookupAddress[] = [{ address: '192.168.1.1', family: 4 }];
  const named = await open(
    {},
    {
      ...{ url: 'https://geocoder.example/search', allowPrivate: false },
      lookUp: (_host, done) => done(null, inside),
    },
  );
  expect(await named.geocoder.find(QUERY)).toEqual({ ok: false, error: 'unavailable' });
  expect([...warnings, ...named.warnings]).toMatchObject([
    { reason: 'private_address' },
    { reason: 'private_address' },
  ]);
  expect(map.heard).toEqual([]);
});

test('geocoder: is queried once a second at most, and a caller too far back in the queue is rejected at once', async () => {
  const { map, geocoder } = await open({}, { limit: createMemoryLimit({ name: 'geocoder', most: 1, seconds: 1 }) });
  const asked = [1, 2, 3, 4, 5, 6].map((number) => geocoder.find({ ...QUERY, words: `Shipka ${number}` }));
  const [first, second, , , fifth, sixth] = asked;
  expect(await Promise.all([fifth, sixth])).toEqual([
    { ok: false, error: 'busy' },
    { ok: false, error: 'busy' },
  ]);
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }]);
  const [one, two] = map.heard;
  expect((two?.at ?? 0) - (one?.at ?? 0)).toBeGreaterThan(950);
});

test('geocoder: an error in counting one query fails that query only', async () => {
  let isBroken = true;
  const take = async () => {
    if (isBroken) throw new Error('The database is away');
    return undefined;
  };
  const { geocoder } = await open({}, { limit: { take } });
  await expect(geocoder.find(QUERY)).rejects.toThrow('The database is away');
  isBroken = false;
  expect(await geocoder.find(QUERY)).toMatchObject({ ok: true });
});
