import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { findPicture, readPicture, storePicture, trimPictures } from '#core/db/menu/picture-table.ts';
import { answerPicture, keepPaths, keepPictures, keptPath } from '#core/sync/menu/pictures.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Picture } from '#domain/picture.ts';
import { buildIndex, buildProduct } from '../../../support/build-menu.ts';
import { type BreakableDisk, breakableDisk } from '../../db/breakable-disk.ts';

const HOUR = 3_600_000;
let db: TablDatabase;
let disk: BreakableDisk;
let names = 0;
const network = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  names += 1;
  disk = breakableDisk();
  db = new TablDatabase(disk, `pictures-${names}`);
  network.mockReset().mockImplementation(async () => image(100));
  vi.stubGlobal('fetch', (asked: string | Request) => network(typeof asked === 'string' ? asked : asked.url));
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
});

const image = (bytes: number) =>
  new Response(new Blob(['x'.repeat(bytes)]), { headers: { 'content-type': 'image/avif' } });
const portal = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
const picture = (name: string): Picture => ({
  path: `/pictures/${name}`,
  width: 1600,
  height: 1200,
  widths: [320, 640, 960],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
});
/** A dish per picture. */
const menuOf = (...names: string[]): Menu =>
  buildIndex({
    categories: [],
    products: names.map((name, at) =>
      buildProduct({ id: (at + 1) as never, images: [picture(name), picture('second')] }),
    ),
  }).menu;
const keep = (menu: Menu, now = 1, more: { budget?: number; signal?: AbortSignal } = {}) =>
  keepPictures(db, menu, { now: () => now, signal: new AbortController().signal, ...more });
const kept = async () => (await db.pictures.toArray()).map(({ path }) => path.split('/')[2]).toSorted();
const request = (path: string) => new Request(`http://tabl.test${path}`);

test('the first picture of each dish is stored once, at card width', async () => {
  expect(await keep(menuOf('a', 'b', 'a'))).toBe(0);
  expect(network.mock.calls.map(([path]) => path)).toEqual(['/pictures/a/640.avif', '/pictures/b/640.avif']);
  network.mockClear();
  expect(await keep(menuOf('a', 'b'))).toBe(0);
  expect(network).not.toHaveBeenCalled();
});

test('pictures on the page are stored at their shown width, and no others are fetched', async () => {
  const options = { now: () => 1, signal: new AbortController().signal };
  expect(await keepPaths(db, ['/pictures/a/320.avif'], options)).toBe(0);
  expect(network.mock.calls.map(([path]) => path)).toEqual(['/pictures/a/320.avif']);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await answerPicture(db, request('/pictures/a/640.avif'), 1)).status).toBe(200);
});

test('a small picture is stored at its largest width', () => {
  expect(keptPath({ ...picture('a'), widths: [320, 480] })).toBe('/pictures/a/480.avif');
});

test('the least recently used pictures are deleted when the budget is exceeded', async () => {
  for (const [at, name] of ['old', 'older', 'new'].entries()) {
    await storePicture(db, `/pictures/${name}/640.avif`, new Blob(['x'.repeat(100)]), [2, 1, 3][at] ?? 0);
  }
  expect(await trimPictures(db, 200)).toBe(1);
  expect(await kept()).toEqual(['new', 'old']);
});

test('a viewed picture counts as used, noted at most once an hour', async () => {
  await storePicture(db, '/pictures/a/640.avif', new Blob(['x']), HOUR);
  await storePicture(db, '/pictures/b/640.avif', new Blob(['x']), 2 * HOUR);
  await answerPicture(db, request('/pictures/a/640.avif'), 4 * HOUR);
  await vi.waitFor(async () => expect((await findPicture(db, '/pictures/a/640.avif'))?.usedAt).toBe(4 * HOUR));
  await answerPicture(db, request('/pictures/a/640.avif'), 4 * HOUR + 1_000);
  expect((await findPicture(db, '/pictures/a/640.avif'))?.usedAt).toBe(4 * HOUR);
  expect(await trimPictures(db, 1)).toBe(1);
  expect(await kept()).toEqual(['a']);
});

test('a menu over the budget does not evict its own pictures at each visit', async () => {
  const menu = menuOf('a', 'b', 'c', 'd', 'e');
  expect(await keep(menu, 1, { budget: 250 })).toBe(3);
  const first = await kept();
  expect(first).toHaveLength(2);
  network.mockClear();
  expect(await keep(menu, 2 * HOUR, { budget: 250 })).toBe(3);
  // Whether another picture fits is known only after its download.
  expect(network.mock.calls.length).toBeLessThanOrEqual(1);
  expect(await kept()).toEqual(first);
});

test('pictures of another venue are evicted first', async () => {
  await keep(menuOf('elsewhere'), 1, { budget: 200 });
  await keep(menuOf('a', 'b'), 2, { budget: 200 });
  expect(await kept()).toEqual(['a', 'b']);
});

test('a captive portal’s page in place of a picture is not stored', async () => {
  network.mockImplementation(async () => portal());
  expect(await keep(menuOf('a', 'b', 'c', 'd'))).toBe(4);
  // Three consecutive failures are enough.
  expect(network).toHaveBeenCalledTimes(3);
  expect(await kept()).toEqual([]);
  const answer = await answerPicture(db, request('/pictures/a/640.avif'), 1);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await kept()).toEqual([]);
});

test('storing stops when the guest leaves, and when the disk is full', async () => {
  const leaving = new AbortController();
  network.mockImplementation(async () => {
    leaving.abort();
    return image(10);
  });
  expect(await keep(menuOf('a', 'b', 'c'), 1, { signal: leaving.signal })).toBe(2);
  network.mockClear().mockImplementation(async () => image(10));
  disk.isFull = true;
  expect(await keep(menuOf('a', 'b', 'c', 'd', 'e', 'f'))).toBe(5);
  expect(network).toHaveBeenCalledTimes(3);
});

test('offline, a stored picture is shown, in another width if needed', async () => {
  await keep(menuOf('a'));
  network.mockClear().mockRejectedValue(new TypeError('Failed to fetch'));
  const exact = await answerPicture(db, request('/pictures/a/640.avif'), 1);
  expect([exact.status, (await exact.blob()).size]).toEqual([200, 100]);
  expect(network).not.toHaveBeenCalled();
  const wider = await answerPicture(db, request('/pictures/a/960.webp'), 1);
  expect([wider.status, (await wider.blob()).size]).toEqual([200, 100]);
  network.mockImplementation(async () => portal());
  expect((await (await answerPicture(db, request('/pictures/a/960.webp'), 1)).blob()).size).toBe(100);
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await answerPicture(db, request('/pictures/b/640.avif'), 1)).type).toBe('error');
});

test('a viewed picture is stored', async () => {
  const answer = await answerPicture(db, request('/pictures/a/960.avif'), 1);
  expect((await answer.blob()).size).toBe(100);
  await vi.waitFor(async () => expect(await readPicture(db, '/pictures/a/960.avif')).toMatchObject({ bytes: 100 }));
});

test('a stored picture whose content the browser has lost is fetched again', async () => {
  await keep(menuOf('a'));
  await db.pictures.update('/pictures/a/640.avif', { blob: new Blob([]) });
  const answer = await answerPicture(db, request('/pictures/a/640.avif'), 2);
  expect((await answer.blob()).size).toBe(100);
  await vi.waitFor(async () => expect(await findPicture(db, '/pictures/a/640.avif')).toBeDefined());
});

test('a failing disk shows pictures from the network', async () => {
  db.close();
  expect((await (await answerPicture(db, request('/pictures/a/640.avif'), 1)).blob()).size).toBe(100);
});

test('a disk that does not answer does not delay pictures', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  disk.isStuck = true;
  const answer = answerPicture(db, request('/pictures/a/640.avif'), 1);
  await vi.advanceTimersByTimeAsync(2_100);
  vi.useRealTimers();
  expect((await (await answer).blob()).size).toBe(100);
});
