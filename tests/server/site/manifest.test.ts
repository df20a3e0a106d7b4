// Files beside the pages: manifests, the sitemap, and the rules for robots.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Picture } from '#domain/picture.ts';
import { isSlug } from '#domain/slug.ts';
import { storePicture } from '../../../server/venue/picture-files.ts';
import { type FoundSite, ORIGIN, openFoundSite } from '../support/found-site.ts';
import { publish } from '../support/venues.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');

const size = v.pipe(v.string(), v.regex(/^\d+x\d+$/));
const icon = v.object({
  src: v.string(),
  sizes: size,
  type: v.picklist(['image/png', 'image/webp']),
  purpose: v.picklist(['any', 'maskable']),
});
/** Members that a browser requires before it offers an installation, and recommended ones. */
const manifestSchema = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.minLength(1)),
  short_name: v.pipe(v.string(), v.minLength(1), v.maxLength(22)),
  description: v.pipe(v.string(), v.minLength(1)),
  lang: v.string(),
  dir: v.literal('ltr'),
  start_url: v.string(),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  display_override: v.pipe(v.array(v.string()), v.minLength(1)),
  background_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  theme_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  categories: v.array(v.string()),
  icons: v.pipe(v.array(icon), v.minLength(1)),
  screenshots: v.array(
    v.object({
      src: v.string(),
      sizes: size,
      type: v.literal('image/webp'),
      form_factor: v.picklist(['narrow', 'wide']),
      label: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string(), icons: v.array(icon) })),
  launch_handler: v.object({ client_mode: v.literal('navigate-existing') }),
});

let site: FoundSite;
beforeAll(async () => {
  site = await openFoundSite(async (store, dataDir) => {
    const logo = async (width: number, height: number): Promise<Picture> => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#b3202a' } })
        .webp()
        .toBuffer();
      const hash = await storePicture(dataDir, [{ width, format: 'webp', bytes }]);
      const frame = { placeholder: undefined, positionY: 50, scale: 100 };
      return { path: `/pictures/${hash}`, width, height, widths: [width], ...frame };
    };
    await publish(store, {
      place: { name: 'The bistro at the corner of the street', translations: { de: { name: 'Das Bistro' } } },
      settings: { darkerTheme: 1 },
    });
    await publish(store, { slug: 'square', place: { logo: await logo(512, 512) } });
    await publish(store, { slug: 'broad', place: { logo: await logo(600, 200) } });
  });
});
afterAll(() => site.close());

const manifestAt = async (url: string) => {
  const answer = await site.app.inject({ url });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  return v.parse(manifestSchema, answer.json());
};

test('manifest: a place’s manifest has every field that a browser needs, in the requested language', async () => {
  const english = await manifestAt('/bistro/manifest.webmanifest');
  expect(english).toMatchObject({
    id: '/bistro',
    start_url: '/bistro',
    lang: 'en',
    name: 'The bistro at the corner of the street',
    theme_color: '#0f1814',
    background_color: '#0f1814',
  });
  expect(english.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Menu', '/bistro'],
    ['Search', '/bistro/search'],
    ['My orders', '/bistro?show=orders'],
  ]);
  // The id is equal in all languages, so the home screen has one app.
  const german = await manifestAt('/bistro/manifest.webmanifest?lang=de');
  expect(german).toMatchObject({ id: '/bistro', start_url: '/bistro', lang: 'de', name: 'Das Bistro' });
  expect(german.shortcuts[0]?.name).toBe('Speisekarte');
  expect(await manifestAt('/bistro/manifest.webmanifest?lang=es')).toEqual(english);
});

test('manifest: exists for the app without a place too', async () => {
  const house = await manifestAt('/manifest.webmanifest');
  expect(house).toMatchObject({ id: '/', start_url: '/', name: 'Tabl', lang: 'bg' });
  expect(house.shortcuts.map(({ url }) => url)).toEqual(['/bistro', '/broad', '/square']);
  expect(await manifestAt('/manifest.webmanifest?lang=fr-CH')).toMatchObject({ lang: 'fr-CH', id: '/' });
});

test('manifest: the staff app has its own scope at the place’s staff pages, beside the guest app', async () => {
  const answer = await site.app.inject({ url: '/bistro/staff/manifest.webmanifest' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  expect(answer.json()).toMatchObject({
    id: '/bistro/staff',
    start_url: '/bistro/staff',
    scope: '/bistro/staff',
    display: 'standalone',
    lang: 'en',
    name: 'The bistro at the corner of the street · Staff',
    // A second start leaves the open board unchanged.
    launch_handler: { client_mode: 'focus-existing' },
    shortcuts: [],
    screenshots: [],
  });
  expect((await site.app.inject({ url: '/bistro/staff/manifest.webmanifest?lang=de' })).json()).toMatchObject({
    id: '/bistro/staff',
    name: 'Das Bistro · Team',
  });
  expect((await site.app.inject({ url: '/nowhere/staff/manifest.webmanifest' })).statusCode).toBe(404);
});

test('manifest: staff pages link the staff app, all others the guest app', async () => {
  const named = async (url: string) =>
    /<link rel="manifest" href="([^"]*)"/.exec(
      (await site.app.inject({ url, headers: { accept: 'text/html' } })).body,
    )?.[1];
  expect(await named('/bistro/staff')).toBe('/bistro/staff/manifest.webmanifest');
  expect(await named('/bistro/staff/kitchen')).toBe('/bistro/staff/manifest.webmanifest');
  for (const path of ['/bistro', '/bistro/kitchen', '/bistro/payment', '/bistro/t/a-code']) {
    expect(await named(path), path).toBe('/bistro/manifest.webmanifest');
  }
});

test('manifest: every icon and screenshot exists with the declared type and size', async () => {
  const { icons, screenshots } = await manifestAt('/bistro/manifest.webmanifest');
  for (const purpose of ['any', 'maskable']) {
    const sizes = icons.filter((one) => one.purpose === purpose).map(({ sizes: one }) => one);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'wide', 'wide']);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(await readFile(join(PUBLIC, src))).metadata();
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
  }
});

test('manifest: the icon is the venue’s logo when it is square, else the default', async () => {
  const [own, ...others] = (await manifestAt('/square/manifest.webmanifest')).icons;
  expect(others).toEqual([]);
  expect(own).toMatchObject({ sizes: '512x512', type: 'image/webp', purpose: 'any' });
  expect((await site.app.inject({ url: own?.src ?? '' })).headers['content-type']).toBe('image/webp');
  expect((await manifestAt('/broad/manifest.webmanifest')).icons[0]?.src).toBe('/icons/icon-192.png');
});

test('manifest: is revalidated each time and sent only if changed; an unknown place has none', async () => {
  const first = await site.app.inject({ url: '/bistro/manifest.webmanifest' });
  expect(first.headers['cache-control']).toBe('no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await site.app.inject({ url: '/bistro/manifest.webmanifest', headers })).statusCode).toBe(304);
  expect((await site.app.inject({ url: '/nowhere/manifest.webmanifest' })).statusCode).toBe(404);
});

test('sitemap: lists every public page in each of its languages, and no table', async () => {
  const robots = await site.app.inject({ url: '/robots.txt' });
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /*/t/', `Sitemap: ${ORIGIN}/sitemap.xml`]),
  );
  const answer = await site.app.inject({ url: '/sitemap.xml' });
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const entries = [...answer.body.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
  const links = new Map(
    entries.map(([, address = '', rest = '']) => [
      address,
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ]),
  );
  for (const path of ['', '/kitchen', '/kitchen/salad', '/shop/souvenir', '/all', '/kitchen/for-lookers']) {
    expect(links.get(`${ORIGIN}/bistro${path}`)).toEqual([
      ['en', `${ORIGIN}/bistro${path}`],
      ['de', `${ORIGIN}/bistro${path}?lang=de`],
      ['bg', `${ORIGIN}/bistro${path}?lang=bg`],
      ['x-default', `${ORIGIN}/bistro${path}`],
    ]);
    expect(links.get(`${ORIGIN}/bistro${path}?lang=de`)).toEqual(links.get(`${ORIGIN}/bistro${path}`));
  }
  expect([...links.keys()].filter((address) => /\/(?:t|search|staff)(?:\/|$)/.test(address))).toEqual([]);
});

test('place: cannot have the slug of a file of the site', () => {
  for (const name of ['manifest.webmanifest', 'sitemap.xml', 'robots.txt', 'share.png', 'sw.js']) {
    expect(isSlug(name)).toBe(false);
  }
});
