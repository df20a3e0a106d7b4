// @vitest-environment jsdom
// What of an open place comes to the device: what is shown, and the rest only where it may cost nobody anything.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '#api/http.ts';
import { TablDatabase } from '#db/database.ts';
import { keepPlace } from '#state/place/keep-place.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from '../menu/snapshots.ts';

const network = vi.hoisted(() => ({ isSpared: false }));
vi.mock('#platform/data-saver.ts', () => ({ sparesBytes: () => network.isSpared }));

const fetched: string[] = [];
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
  const shown = Object.assign(document.createElement('img'), { src: '/pictures/shown/320.avif' });
  Object.defineProperties(shown, {
    complete: { value: true },
    naturalWidth: { value: 320 },
    currentSrc: { value: shown.src },
  });
  const coming = Object.assign(document.createElement('img'), { src: '/pictures/coming/320.avif' });
  document.body.replaceChildren(shown, coming);
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

async function keep(): Promise<number> {
  const completeLanguages = vi.fn(async () => undefined);
  const http = createHttp({ baseUrl: 'http://tabl.test/api', clientId: () => undefined, fetch: noNetwork });
  const tabl = { db, http, menus: { completeLanguages } };
  const options = { now: () => 1, signal: new AbortController().signal };
  await keepPlace(tabl as never, aSnapshot().place, menu, options);
  return completeLanguages.mock.calls.length;
}

test('where bytes are spared, the pictures that the guest has seen are kept, and nothing else is fetched', async () => {
  network.isSpared = true;
  expect(await keep()).toBe(0);
  expect(fetched).toEqual(['/pictures/shown/320.avif']);
});

test('elsewhere all of it follows: what is shown first, then every dish, and the other languages', async () => {
  network.isSpared = false;
  expect(await keep()).toBe(1);
  expect(fetched[0]).toBe('/pictures/shown/320.avif');
  expect(fetched).toContain('/pictures/elsewhere/640.avif');
});
