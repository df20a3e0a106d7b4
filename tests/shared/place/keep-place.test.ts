// @vitest-environment jsdom
// Parts of an open place that the device stores: the shown ones, and the rest only when data-saver mode is off.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '#core/api/http.ts';
import { TablDatabase } from '#core/db/database.ts';
import { keepPlace } from '#shared/place/keep-place.ts';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from '../menu/snapshots.ts';

const network = vi.hoisted(() => ({ isSpared: false }));
vi.mock('#core/platform/data-saver.ts', () => ({ sparesBytes: () => network.isSpared }));

const fetched: string[] = [];
/** A browser that reports what the page loads. */
let load: (path: string, initiatorType: string) => void = () => undefined;
let hasStopped = false;
class Observer {
  constructor(callback: (list: { readonly getEntries: () => unknown[] }) => void) {
    load = (path, initiatorType) =>
      callback({ getEntries: () => [{ name: `${location.origin}${path}`, initiatorType }] });
  }
  observe(): void {}
  disconnect(): void {
    hasStopped = true;
  }
}
let db: TablDatabase;
let names = 0;
beforeEach(() => {
  fetched.length = 0;
  names += 1;
  db = new TablDatabase(breakableDisk(), `keep-place-${names}`);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response('x', { headers: { 'content-type': 'image/avif' } });
  });
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
});

const picture = (name: string) => ({
  path: `/pictures/${name}`,
  width: 1600,
  height: 1200,
  widths: [320, 640, 960],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
});
const { menu } = buildIndex({
  categories: [],
  products: ['shown', 'elsewhere'].map((name, at) => buildProduct({ id: (at + 1) as never, images: [picture(name)] })),
});

const noNetwork = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

async function keep(leaving = new AbortController()): Promise<number> {
  const completeLanguages = vi.fn(async () => undefined);
  const http = createHttp({ baseUrl: 'http://tabl.test/api', clientId: () => undefined, fetch: noNetwork });
  const tabl = { db, http, menus: { completeLanguages } };
  const options = { now: () => 1, signal: leaving.signal };
  await keepPlace(tabl as never, aSnapshot().place, menu, options);
  return completeLanguages.mock.calls.length;
}

test('keep place: in data-saver mode, stores only the pictures that the guest sees', async () => {
  network.isSpared = true;
  const leaving = new AbortController();
  expect(await keep(leaving)).toBe(0);
  expect(fetched).toEqual([]);
  load('/pictures/shown/320.avif', 'img');
  load('/pictures/shown/320.avif', 'img');
  load('/pictures/shown/320.avif', 'fetch');
  load('/assets/first.js', 'script');
  await vi.waitFor(async () => expect(await db.pictures.count()).toBe(1));
  // A picture that loads late, as on a slow network, is stored too.
  load('/pictures/late/320.avif', 'img');
  await vi.waitFor(async () => expect(await db.pictures.count()).toBe(2));
  expect(fetched).toEqual(['/pictures/shown/320.avif', '/pictures/late/320.avif']);
  leaving.abort();
  expect(hasStopped).toBe(true);
});

test('keep place: otherwise fetches every dish’s picture and the other languages', async () => {
  network.isSpared = false;
  expect(await keep()).toBe(1);
  expect(fetched.toSorted()).toEqual(['/pictures/elsewhere/640.avif', '/pictures/shown/640.avif']);
});
