// Files of a build on the device: stored first, stored later, and left to other builds.
import { expect, test } from 'vitest';
import type { Reader } from '#contract/worker-messages.ts';
import { type BuildFile, createBuildFiles } from '#core/sync/device/build-files.ts';
import { makeSite, memoryCaches, page, type Site, script } from './memory-caches.ts';

const SHELL: BuildFile = { url: 'index.html', revision: 'r1' };
const LIST: readonly BuildFile[] = [
  SHELL,
  { url: 'assets/first-1.js', revision: null },
  { url: 'assets/dish-1.js', revision: null },
  { url: 'assets/messages-bg-1.js', revision: null },
  { url: 'assets/messages-de-1.js', revision: null },
  { url: 'assets/checkout-de-1.js', revision: null },
  { url: 'assets/later.checkout-1.js', revision: null },
  { url: 'icons/icon-192.png', revision: 'r1' },
];
const guest: Reader = { language: 'de', isShared: false, isSparing: false };
const request = (path: string) => new Request(`http://tabl.test${path}`);

/** The server of a build. */
function serve(list: readonly BuildFile[] = LIST): Site {
  const site = makeSite();
  for (const { url } of list) site.files.set(`/${url}`, script);
  const [first = ''] = list.map(({ url }) => url).filter((url) => url.includes('first'));
  site.files.set('/index.html', page('shell', [`/${first}`]));
  return site;
}
const textOf = async (response: Response | undefined) => (await response?.text()) ?? '';

test('a first visit stores only the shell and the files that it names', async () => {
  const site = serve();
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await files.keepShell();
  expect(site.asked).toEqual(['/index.html', '/assets/first-1.js']);
  site.isDead = true;
  expect(await textOf(await files.shell())).toContain('shell');
  expect((await files.answer(request('/assets/first-1.js'))).status).toBe(200);
  await expect(files.answer(request('/assets/dish-1.js'))).rejects.toThrow('Failed to fetch');
});

test('the shell is requested before anything is awaited, because the worker then blocks its thread', async () => {
  const site = serve();
  const kept = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch }).keepShell();
  expect(site.asked).toEqual(['/index.html']);
  await kept;
});

test('another build’s shell is not stored under this build’s name', async () => {
  const site = serve();
  site.files.set('/index.html', page('the next build', ['/assets/first-2.js']));
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await expect(files.keepShell()).rejects.toThrow('not here');
  expect(await files.shell()).toBeUndefined();
});

test('a captive portal’s page is stored neither as a script nor as a shell', async () => {
  const site = serve();
  for (const path of site.files.keys()) site.files.set(path, page('Sign in', ['/portal.js']));
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await expect(files.keepShell()).rejects.toThrow();
  expect(await files.keep(['/assets/dish-1.js'])).toBe(false);
  await files.answer(request('/assets/dish-1.js'));
  site.isDead = true;
  await expect(files.answer(request('/assets/dish-1.js'))).rejects.toThrow('Failed to fetch');
});

test('files that a page loaded are stored with the page, and an unknown file is skipped', async () => {
  const site = serve();
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  expect(await files.keep(['/assets/dish-1.js', '/assets/elsewhere.js'])).toBe(true);
  expect(site.asked).toEqual(['/assets/dish-1.js']);
});

test('the rest is stored in full, and on a metered network without other languages, icons and lazy extras', async () => {
  const whole = serve();
  await createBuildFiles(LIST, { caches: memoryCaches(), fetch: whole.fetch }).keepRest(guest);
  expect(whole.asked.toSorted()).toEqual(LIST.map(({ url }) => `/${url}`).toSorted());
  const spared = serve();
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: spared.fetch });
  await files.keepRest({ ...guest, isSparing: true });
  expect(spared.asked).toContain('/assets/messages-de-1.js');
  expect(spared.asked).toContain('/assets/dish-1.js');
  expect(spared.asked).not.toContain('/assets/messages-bg-1.js');
  expect(spared.asked).not.toContain('/assets/checkout-de-1.js');
  expect(spared.asked).not.toContain('/assets/later.checkout-1.js');
  expect(spared.asked).not.toContain('/icons/icon-192.png');
});

test('a missing file does not block the others', async () => {
  const site = serve();
  site.files.delete('/assets/first-1.js');
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await files.keepRest(guest);
  expect(site.asked).toContain('/icons/icon-192.png');
  // The next visit requests the missing file, and the visit after it requests none.
  site.files.set('/assets/first-1.js', script);
  site.asked.length = 0;
  for (let visit = 0; visit < 2; visit++) await files.keepRest(guest);
  expect(site.asked).toEqual(['/assets/first-1.js']);
});

test('a reader of another language on a metered network gets its messages', async () => {
  const site = serve();
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await files.keepRest({ ...guest, isSparing: true });
  site.asked.length = 0;
  await files.keepRest({ ...guest, language: 'bg', isSparing: true });
  expect(site.asked).toEqual(['/assets/messages-bg-1.js']);
});

test('a file that the page requests is stored on the way', async () => {
  const site = serve();
  const files = createBuildFiles(LIST, { caches: memoryCaches(), fetch: site.fetch });
  await files.answer(request('/assets/dish-1.js'));
  site.isDead = true;
  await expect.poll(() => files.answer(request('/assets/dish-1.js')).then(({ status }) => status)).toBe(200);
});

test('an update fetches changed files, and deletes files that its build does not have', async () => {
  const caches = memoryCaches();
  const site = serve();
  const before = createBuildFiles(LIST, { caches, fetch: site.fetch });
  await before.keepShell();
  await before.keepRest(guest);
  await caches.open('workbox-precache-v2-http://tabl.test/');
  await caches.open('somebody-else');

  const next: BuildFile[] = LIST.map((file) =>
    file.url.includes('first') ? { url: 'assets/first-2.js', revision: null } : file,
  );
  const update = serve(next);
  const files = createBuildFiles(next, { caches, fetch: update.fetch });
  await files.keepShell();
  await files.keepRest(guest);
  expect(update.asked.toSorted()).toEqual(['/assets/first-2.js', '/icons/icon-192.png', '/index.html']);
  // Until the new worker takes over, the earlier one keeps all its files.
  site.isDead = true;
  expect((await before.answer(request('/assets/first-1.js'))).status).toBe(200);
  expect(await textOf(await before.shell())).toContain('first-1');
  await files.sweep();
  expect((await caches.keys()).toSorted()).toEqual(['somebody-else', `tabl-build-${files.build}`, 'tabl-files']);
  await expect(before.answer(request('/assets/first-1.js'))).rejects.toThrow('Failed to fetch');
  update.isDead = true;
  expect(await textOf(await files.shell())).toContain('first-2');
});

test('a build without its first script is dropped once the server has another build, and kept while a portal answers', async () => {
  const site = serve();
  const caches = memoryCaches();
  const files = createBuildFiles(LIST, { caches, fetch: site.fetch });
  await files.keepShell();
  expect(await files.giveUp('/assets/first-1.js'), 'the server still has it').toBe(false);
  site.files.set('/index.html', page('Sign in', []));
  expect(await files.giveUp('/assets/first-1.js'), 'a portal').toBe(false);
  site.files.set('/index.html', page('the next build', ['/assets/first-2.js']));
  expect(await files.giveUp('/assets/dish-1.js'), 'the app asks for a later part again').toBe(false);
  expect(await textOf(await files.shell())).toContain('shell');
  expect(await files.giveUp('/assets/first-1.js')).toBe(true);
  expect(await files.shell()).toBeUndefined();
  expect(await files.giveUp('/assets/first-1.js'), 'once').toBe(false);
});
