// A venue's texts beside its menu, from its folder to the wire: pages, gallery, settings, videos.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerSite } from '../../../server/site.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Change, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'words-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom....isomavc1'), Buffer.alloc(3000, 7)]);
const folder = () => join(dir, 'venue');
const importing = async (change: Change = () => {}, videos: Readonly<Record<string, Buffer>> = {}) => {
  const venue = smallVenue();
  change(venue);
  await rm(folder(), { recursive: true, force: true });
  await writeVenueFolder(folder(), venue, ['terrace']);
  await mkdir(join(folder(), 'videos'));
  for (const [name, bytes] of Object.entries(videos)) await writeFile(join(folder(), 'videos', name), bytes);
  return importVenue(store, join(dir, 'data'), folder());
};
const problemsOf = async (...args: Parameters<typeof importing>): Promise<string[]> => {
  const result = await importing(...args);
  return result.ok ? [] : result.error.map(problemText);
};
const published = async () => {
  const found = await readPublished(store, 'small');
  if (!found) throw new Error('nothing is published');
  return found;
};

test('venue texts: pages, gallery and promotions are published in every language they have [S2.12, S2.15, S2.28]', async () => {
  const imported = await importing((venue) => {
    set(venue, 'pages', { about: { bg: '<h1>За нас</h1><p>Ела</p>', en: '<h2>About us</h2>' }, terms: 'Правила' });
    set(venue, 'gallery', [{ picture: { name: 'terrace' }, caption: { bg: 'Тераса', en: 'Terrace' } }]);
    set(venue, 'settings.promotions_text', { bg: 'Обяд', en: 'Lunch' });
    set(venue, 'settings.facebook_link', 'https://www.facebook.com/small');
  });
  expect(imported.ok && imported.value.notes).toEqual([]);
  const { pages, settings } = await published();
  expect(pages).toMatchObject({
    about: { text: '<h2>За нас</h2><p>Ела</p>', by: { en: '<h2>About us</h2>' } },
    terms: { text: 'Правила', by: {} },
    privacy: { text: '' },
    gallery: [
      { picture: { path: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/) }, caption: { by: { en: 'Terrace' } } },
    ],
  });
  expect(settings.promotionsText).toEqual({ text: 'Обяд', by: { en: 'Lunch' } });
  expect(settings.social.facebook).toBe('https://www.facebook.com/small');
});

test('venue texts: changed pages alone make a new menu version', async () => {
  const before = await importing();
  const after = await importing((venue) => set(venue, 'pages', { about: 'Ела' }));
  expect(after.ok && after.value.menuVersion).not.toBe(before.ok && before.value.menuVersion);
});

test('venue texts: HTML loses scripts and misleading links, and the owner reads what was removed', async () => {
  const imported = await importing((venue) => {
    set(venue, 'settings.footer_html', {
      bg: '<b>Ела</b><script>alert(1)</script> <img src=x onerror=alert(1)>',
      en: '<b onclick="alert(1)">Come</b><a href="javascript:alert(1)">here</a>',
    });
    set(venue, 'pages', { about: '<p style="position:fixed">A <img src="terrace" alt="Тераса"></p>' });
  });
  expect(imported.ok && imported.value.notes).toEqual([
    'settings.footer_html: was taken out: <script>, onerror, a picture from "x", onclick, a link to "javascript:alert(1)"',
    'pages.about: was taken out: style',
  ]);
  const { settings, pages } = await published();
  expect(settings.footerHtml).toEqual({ text: '<b>Ела</b>', by: { en: '<b>Come</b><span>here</span>' } });
  expect(pages.about.text).toMatch(
    /^<p>A <img src="\/pictures\/[0-9a-f]{32}\/32\.avif" alt="Тераса" width="32" height="\d+" \/><\/p>$/,
  );
});

test('venue texts: an error is reported with its place in the file', async () => {
  expect(
    await problemsOf((venue) => {
      set(venue, 'pages', { about: { en: 'Only English' }, impressum: 'x' });
    }),
  ).toEqual(['pages.impressum: there is no such field', 'pages.about: says nothing in bg, the default language']);
  expect(
    await problemsOf((venue) => {
      set(venue, 'pages', { about: { en: 'Only English' } });
      set(venue, 'gallery', [{ picture: { name: 'nowhere' }, caption: { bg: 'А', de: 'A' } }]);
      set(venue, 'settings', {
        default_currency_suffix: '€',
        promotions_text: 5,
        footer_html: { en: 'Only English' },
        design_theme: { bg: '1' },
        instagram_link: 'http://instagram.com/small',
      });
    }),
  ).toEqual([
    'settings.promotions_text: must be text, or texts by language, not 5',
    'settings.design_theme: is not words: it has one value for all languages',
    'settings.instagram_link: must be an address that begins with https://',
    'settings.footer_html: says nothing in bg, the default language',
    'pages.about: says nothing in bg, the default language',
    'gallery[0].caption.de: de is not among the languages of this venue',
    'gallery[0].picture.name: there is no picture "nowhere" in pictures.json',
  ]);
});

test('venue texts: a category’s video is stored by its hash, served in ranges and exported [S2.28]', async () => {
  const withVideo: Change = (venue) => set(venue, 'categories.0.video', 'grill');
  expect(await problemsOf(withVideo)).toEqual(['videos/grill: there is no file videos/grill.mp4, nor .webm']);
  expect(await problemsOf(withVideo, { 'grill.mp4': Buffer.from('<svg onload="alert(1)"/>') })).toEqual([
    'videos/grill: videos/grill.mp4 is not a video of the format mp4',
  ]);
  expect(await problemsOf(withVideo, { 'grill.mp4': MP4, 'grill.webm': MP4 })).toEqual([
    'videos/grill: is there as .mp4 and as .webm: keep one of them',
  ]);
  expect(await problemsOf(withVideo, { 'grill.mp4': Buffer.concat([MP4, Buffer.alloc(8_000_000)]) })).toEqual([
    'videos/grill: videos/grill.mp4 is larger than 8 MB',
  ]);

  expect((await importing(withVideo, { 'grill.mp4': MP4 })).ok).toBe(true);
  const address = (await published()).menu.categories[0]?.video ?? '';
  expect(address).toMatch(/^\/videos\/[0-9a-f]{32}\.mp4$/);

  const app = Fastify();
  await registerSite(app, {
    distDir: undefined,
    dataDir: join(dir, 'data'),
    clientName: 'Tabl',
    places: { find: async () => undefined, all: async () => [] },
  });
  const whole = await app.inject({ url: address });
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(MP4)]).toEqual([
    200,
    'video/mp4',
    true,
  ]);
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const piece = await app.inject({ url: address, headers: { range: 'bytes=4-11' } });
  expect([piece.statusCode, piece.body]).toEqual([206, 'ftypisom']);
  for (const url of ['/videos/none.mp4', '/videos/..%2ftabl.db', address.replace('.mp4', '.webm'), '/videos/a/b']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404);
  }
  await app.close();

  expect((await exportVenue(store, join(dir, 'data'), 'small', join(dir, 'out'))).ok).toBe(true);
  expect((await readFile(join(dir, 'out/videos/grill.mp4'))).equals(MP4)).toBe(true);
});

test('venue texts: a document of an earlier build is still served, in its one language', async () => {
  await importing();
  const { document } = await store.read.selectFrom('places').select('document').executeTakeFirstOrThrow();
  const { pages: _, ...earlier } = JSON.parse(document) as { pages: unknown; settings: Record<string, unknown> };
  earlier.settings.footerHtml = 'Ела';
  delete earlier.settings.social;
  await store.write(0, (tx) =>
    tx.db
      .updateTable('places')
      .set({ document: JSON.stringify(earlier) })
      .execute(),
  );
  const { createPublishedPlaces } = await import('../../../server/services/place/published-places.ts');
  const { MENU_PARTS } = await import('../../../server/services/place/menu-parts.ts');
  const place = await createPublishedPlaces(store).find('small');
  if (!place) throw new Error('nothing is published');
  expect(MENU_PARTS.pages(place.document, ['en'])).toMatchObject({ about: { value: '' }, gallery: [] });
  expect(MENU_PARTS.settings(place.document)).toMatchObject({ footer_html: { value: 'Ела' } });
});
