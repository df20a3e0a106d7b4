// Stored pages: their readers and builds, and that they contain no guest data.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reader } from '#contract/worker-messages.ts';
import { type BuildFile, createBuildFiles } from '#core/sync/device/build-files.ts';
import { createKeptPages, isPageAddress } from '#core/sync/device/kept-pages.ts';
import { createReaderNote } from '#core/sync/device/reader-note.ts';
import { address, makeSite, memoryCaches, page, type Site, script } from './memory-caches.ts';

const reader: Reader = { language: 'bg', isShared: false, isSparing: false };
const listOf = (name: string): BuildFile[] => [
  { url: 'index.html', revision: name },
  { url: `assets/${name}.js`, revision: null },
];
let caches: CacheStorage;
let site: Site;
beforeEach(() => {
  caches = memoryCaches();
  site = makeSite();
  for (const name of ['one', 'two']) site.files.set(`/assets/${name}.js`, script);
  site.files.set('/neven', page('Шопска', ['/assets/one.js']));
});

/** The worker of a build, as far as it handles pages. */
function workerOf(build: string) {
  const files = createBuildFiles(listOf(build), { caches, fetch: site.fetch });
  return { files, ...createKeptPages(files, { caches, fetch: site.fetch }) };
}
const wordsOf = async (response: Response | undefined) => /<p>(.*)<\/p>/.exec((await response?.text()) ?? '')?.[1];

test('a kept page opens without a network, with the files that it names', async () => {
  const worker = workerOf('one');
  expect(await worker.keep(address('/neven'), reader)).toBe(true);
  site.isDead = true;
  expect(await wordsOf(await worker.find(address('/neven'), reader))).toBe('Шопска');
  expect((await worker.files.answer(new Request(address('/assets/one.js')))).status).toBe(200);
  expect(await worker.find(address('/neven/supi'), reader)).toBeUndefined();
});

test('a table’s code is neither requested nor stored, since its page is the place’s own', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven/t/SECRET?show=cart'), reader);
  expect(site.asked.join()).not.toContain('SECRET');
  const names = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  expect(
    names
      .flat()
      .map(({ url }) => url)
      .join(),
  ).not.toContain('SECRET');
  expect(await wordsOf(await worker.find(address('/neven?scan=failed'), reader))).toBe('Шопска');
  expect(await wordsOf(await worker.find(address('/neven/t/ANOTHER'), reader))).toBe('Шопска');
});

test('a page is requested by its opened address, and with a language only when that differs', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  expect(site.asked.filter((path) => path.startsWith('/neven'))).toEqual(['/neven']);
  site.asked.length = 0;
  site.files.set('/neven?lang=de', page('Schopska', ['/assets/one.js'], 'de'));
  expect(await worker.keep(address('/neven'), { ...reader, language: 'de' })).toBe(true);
  expect(site.asked).toEqual(['/neven', '/neven?lang=de']);
  expect(await wordsOf(await worker.find(address('/neven'), { ...reader, language: 'de' }))).toBe('Schopska');
});

test('a page that cannot be written leaves the earlier one', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  site.files.set('/neven', page('Нова', ['/assets/one.js']));
  vi.spyOn(caches, 'open').mockResolvedValue({
    ...(await caches.open((await caches.keys()).find((name) => name.startsWith('tabl-pages-')) ?? '')),
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  vi.restoreAllMocks();
  expect(await wordsOf(await worker.find(address('/neven'), reader))).toBe('Шопска');
});

test('a kept page belongs to one language, and readers of another do not get it', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  const german: Reader = { ...reader, language: 'de' };
  expect(await worker.find(address('/neven'), german)).toBeUndefined();
  expect(await wordsOf(await worker.find(address('/neven?lang=bg'), german))).toBe('Шопска');
  // The place has no German translation, and declares that.
  expect(await worker.keep(address('/neven'), german)).toBe(false);
  site.files.set('/neven?lang=de', page('Schopska', ['/assets/one.js'], 'de'));
  await worker.keep(address('/neven'), german);
  expect(await wordsOf(await worker.find(address('/neven'), german))).toBe('Schopska');
});

test('a kiosk’s page is not served to a guest', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  expect(await worker.find(address('/neven'), { ...reader, isShared: true })).toBeUndefined();
});

test('a page of another build is not stored, and the earlier one stays', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  site.files.set('/neven', page('new build', ['/assets/two.js']));
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  expect(await wordsOf(await worker.find(address('/neven'), reader))).toBe('Шопска');
});

test('a page whose files are missing is not stored', async () => {
  const worker = workerOf('one');
  site.files.delete('/assets/one.js');
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  expect(await worker.find(address('/neven'), reader)).toBeUndefined();
});

test('an import’s page replaces the earlier one, and a removed page is deleted', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  site.files.set('/neven', page('Таратор', ['/assets/one.js']));
  expect(await worker.keep(address('/neven'), reader)).toBe(true);
  expect(await wordsOf(await worker.find(address('/neven'), reader))).toBe('Таратор');
  site.files.delete('/neven');
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  expect(await worker.find(address('/neven'), reader)).toBeUndefined();
});

test('neither a captive portal nor a lost network removes a kept page', async () => {
  const worker = workerOf('one');
  await worker.keep(address('/neven'), reader);
  site.files.set('/neven', page('Sign in', ['https://portal.test/a.js']));
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  site.isDead = true;
  expect(await worker.keep(address('/neven'), reader)).toBe(false);
  expect(await wordsOf(await worker.find(address('/neven'), reader))).toBe('Шопска');
});

test('an update by one build carries the kept pages along, and so does a rollback', async () => {
  const before = workerOf('one');
  await before.keep(address('/neven'), reader);
  site.files.set('/neven', page('two', ['/assets/two.js']));
  const update = workerOf('two');
  await update.renew(reader);
  expect(await wordsOf(await before.find(address('/neven'), reader))).toBe('Шопска');
  expect(await wordsOf(await update.find(address('/neven'), reader))).toBe('two');
  await update.files.sweep();
  expect(await before.find(address('/neven'), reader)).toBeUndefined();
  site.files.set('/neven', page('one', ['/assets/one.js']));
  const back = workerOf('one');
  await back.renew(reader);
  await back.files.sweep();
  expect(await wordsOf(await back.find(address('/neven'), reader))).toBe('one');
});

test('pages are kept up to a limit, and the last kept one stays longest', async () => {
  const worker = workerOf('one');
  for (let at = 0; at < 45; at++) {
    site.files.set(`/neven/c${at}`, page(`c${at}`, ['/assets/one.js']));
    await worker.keep(address(`/neven/c${at}`), reader);
  }
  expect(await worker.find(address('/neven/c0'), reader)).toBeUndefined();
  expect(await wordsOf(await worker.find(address('/neven/c44'), reader))).toBe('c44');
});

test('addresses that only the server uses are not stored as pages', () => {
  const paths = ['/api/orders', '/assets/a.js', '/neven/manifest.webmanifest', '/healthz'];
  expect(paths.filter((path) => isPageAddress(address(path)))).toEqual([]);
  expect(
    ['/', '/neven', '/neven/t/abc', '/neven/supi?q=a.b'].map((path) => isPageAddress(address(path))),
  ).not.toContain(false);
});

test('a restarted worker knows the reader, and an unreadable note of another build is ignored', async () => {
  const german: Reader = { ...reader, language: 'de' };
  expect(await createReaderNote(caches).read()).toBeUndefined();
  await createReaderNote(caches).write(german);
  expect(await createReaderNote(caches).read()).toEqual(german);
  await (await caches.open('tabl-reader')).put('/reader.json', Response.json({ language: 'tlh' }));
  expect(await createReaderNote(caches).read()).toBeUndefined();
});
