// A place's pages on the device: fetched after the menu, in all languages, with their pictures.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placePagesToWire } from '#contract/place/place-pages.ts';
import { createHttp } from '#core/api/http.ts';
import { TablDatabase } from '#core/db/database.ts';
import { readPlacePages } from '#core/db/place/place-pages-table.ts';
import { keepPlacePages, refreshPlacePages } from '#core/sync/place/place-pages.ts';
import type { Picture } from '#domain/picture.ts';
import { NO_PAGES, type PlacePages } from '#domain/place/place-pages.ts';
import { aPlace } from '../../../shared/menu/snapshots.ts';
import { type BreakableDisk, breakableDisk } from '../../db/breakable-disk.ts';

const place = aPlace();
let db: TablDatabase;
let disk: BreakableDisk;
let names = 0;
let served: string | undefined;
const asked: string[] = [];

const picture = (name: string): Picture => ({
  path: `/pictures/${name.repeat(8)}`,
  width: 1600,
  height: 1200,
  widths: [320, 640],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
});
const PAGES: PlacePages = {
  ...NO_PAGES,
  placeId: place.id,
  version: 'v1',
  about: { text: '<p>За нас</p>', by: { de: '<p>Über uns</p>' } },
  gallery: [{ picture: picture('a'), caption: { text: 'Залата', by: {} } }],
};

beforeEach(() => {
  names += 1;
  disk = breakableDisk();
  db = new TablDatabase(disk, `pages-${names}`);
  served = 'v1';
  asked.length = 0;
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const url = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(url);
    if (served === undefined) throw new TypeError('no network');
    if (url.startsWith('/pictures/')) return new Response('x', { headers: { 'content-type': 'image/avif' } });
    return Response.json(placePagesToWire(PAGES), { headers: { 'x-menu-version': served } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
});

const parts = () => ({ db, http: createHttp({ baseUrl: 'http://tabl.test/api', clientId: () => undefined, fetch }) });
const keep = (version: string, signal = new AbortController().signal, isSparing = false) =>
  keepPlacePages(parts(), { ...place, picture: picture('b') }, version, { now: () => 1, signal, isSparing });

test('pages are stored with their pictures, and fetched again only for another menu', async () => {
  await keep('v1');
  expect(await readPlacePages(db, place.id)).toEqual(PAGES);
  expect(asked).toEqual(['/api/pages', '/pictures/bbbbbbbb/640.avif', '/pictures/aaaaaaaa/640.avif']);
  await keep('v1');
  expect(asked).toHaveLength(3);
  served = 'v2';
  await keep('v2');
  expect(asked.slice(3)).toEqual(['/api/pages']);
  expect((await readPlacePages(db, place.id))?.version).toBe('v2');
});

test('pages are stored without pictures when data is saved', async () => {
  await keep('v1', undefined, true);
  expect(await readPlacePages(db, place.id)).toEqual(PAGES);
  expect(asked).toEqual(['/api/pages']);
});

test('offline, the pages of the last menu stay; without any the failure is reported', async () => {
  served = undefined;
  expect(await refreshPlacePages(parts(), place.id, 'v1')).toMatchObject({ ok: false, error: { kind: 'no_response' } });
  served = 'v1';
  await keep('v1');
  served = undefined;
  await keep('v2');
  expect(await readPlacePages(db, place.id)).toEqual(PAGES);
});

test('a full disk does not block reading the pages', async () => {
  disk.isFull = true;
  expect(await refreshPlacePages(parts(), place.id, 'v1')).toEqual({ ok: true, value: PAGES });
});

test('a row of another build is fetched again', async () => {
  await db.pages.put({ placeId: place.id, format: 99, pages: PAGES });
  expect(await readPlacePages(db, place.id)).toBeUndefined();
  await keep('v1');
  expect(await readPlacePages(db, place.id)).toEqual(PAGES);
});
