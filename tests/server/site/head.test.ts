// @vitest-environment jsdom
// What search engines and those who get an address sent see of the demo venues.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { type FoundSite, ORIGIN, openFoundSite } from '../support/found-site.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
const LANGUAGES = ['bg', 'en', 'es', 'de', 'fr-CH'];

let site: FoundSite;
beforeAll(async () => {
  site = await openFoundSite(async (store, dataDir) => {
    for (const name of ['neven', 'hotel-rila', 'beach-bar']) {
      const imported = await importVenue(store, dataDir, join(DEMO, name));
      if (!imported.ok) throw new Error(name);
    }
  });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('head: every place has its name, kind and location, in the place’s language [S1.10]', async () => {
  for (const [path, name] of [
    ['/neven', 'Невен'],
    ['/hotel-rila', 'Хотел'],
    ['/briz', 'Бриз'],
  ] as const) {
    const page = await site.page(path);
    expect(page.status).toBe(200);
    expect(page.document.title).toContain(name);
    expect(page.document.title).toMatch(/ · Меню$/);
    expect(page.document.documentElement.lang).toBe('bg');
    expect(page.headers['content-language']).toBe('bg');
    expect(page.meta('description')?.length).toBeGreaterThan(20);
    expect(page.canonical).toBe(ORIGIN + path);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.meta('og:title')).toBe(page.document.title);
    expect(page.meta('og:url')).toBe(ORIGIN + path);
    expect(page.meta('og:locale')).toBe('bg_BG');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    const manifest = page.document.querySelector('link[rel="manifest"]')?.getAttribute('href');
    expect(manifest).toBe(`${path}/manifest.webmanifest`);
    expect(page.document.querySelectorAll('title')).toHaveLength(1);
    expect(page.document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  }
});

test('head: a page lists the languages of its place, the page’s own language first', async () => {
  const offered = async (path: string) => (await site.page(path)).document.documentElement.dataset.languages;
  for (const path of ['/', '/neven', '/neven/salati', '/neven/t/code', '/neven?lang=de', '/nowhere'])
    expect([path, await offered(path)]).toEqual([path, 'bg en es de fr-CH']);
});

test('structured data: a place is a Restaurant with address, hours and menu, a category a MenuSection, a dish a MenuItem', async () => {
  const place = await site.page('/neven');
  expect(place.thing('Restaurant')).toMatchObject({
    '@id': `${ORIGIN}/neven#place`,
    name: 'Невен',
    url: `${ORIGIN}/neven`,
    address: 'ул. „Под липите“ 12, 1504 София',
    telephone: '+359 2 555 01 12',
    currenciesAccepted: 'EUR',
    hasMenu: { '@id': `${ORIGIN}/neven#menu` },
  });
  expect(place.thing('Restaurant')).not.toHaveProperty('servesCuisine');
  expect(place.thing('Restaurant')).not.toHaveProperty('acceptsReservations');
  // Friday and Saturday end after midnight, on the next day.
  expect(place.thing('Restaurant').openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['https://schema.org/Friday'],
    opens: '17:30',
    closes: '01:00',
  });
  expect(place.thing('Restaurant').openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
    opens: '11:00',
    closes: '15:00',
  });
  expect(place.thing('Menu')).toMatchObject({ inLanguage: 'bg', url: `${ORIGIN}/neven/all` });
  expect(place.thing('Menu').hasMenuSection).toContainEqual({
    '@type': 'MenuSection',
    name: 'Салати',
    url: `${ORIGIN}/neven/salati`,
  });

  const category = await site.page('/neven/salati');
  expect(category.document.title).toBe('Салати · Невен');
  expect(category.types).toEqual(['MenuSection', 'BreadcrumbList']);
  const dish = {
    '@type': 'MenuItem',
    name: 'Шопска салата',
    url: `${ORIGIN}/neven/salati/shopska-salata`,
    image: expect.stringMatching(/^https:\/\/menu\.example\/pictures\/[0-9a-f]{32}\/\d+\.webp$/),
    offers: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'EUR',
      }),
    ]),
  };
  expect(category.thing('MenuSection').hasMenuItem).toContainEqual(expect.objectContaining(dish));

  const product = await site.page('/neven/salati/shopska-salata');
  expect(product.document.title).toBe('Шопска салата · Невен');
  expect(product.thing('MenuItem')).toMatchObject(dish);
  expect(product.thing('BreadcrumbList').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Невен', item: `${ORIGIN}/neven` },
    { '@type': 'ListItem', position: 2, name: 'Салати', item: `${ORIGIN}/neven/salati` },
    { '@type': 'ListItem', position: 3, name: 'Шопска салата', item: `${ORIGIN}/neven/salati/shopska-salata` },
  ]);
});

test('structured data: a bell category is not a menu section, and its page is not indexed', async () => {
  const bell = '/neven/servityor';
  for (const path of ['/neven', '/neven/all']) {
    const page = await site.page(path);
    expect(JSON.stringify(page.thing('Menu').hasMenuSection)).toContain('/neven/salati');
    expect(JSON.stringify(page.thing('Menu').hasMenuSection)).not.toContain(bell);
  }
  expect(await site.page(bell)).toMatchObject({ status: 200 });
  expect((await site.page(bell)).meta('robots')).toBe('noindex');
  const sitemap = await site.app.inject({ url: '/sitemap.xml' });
  expect(sitemap.body).toContain('/neven/salati<');
  expect(sitemap.body).not.toContain(bell);
});

test('structured data: the whole menu is on its own page, and no page exceeds the size limit for a phone', async () => {
  for (const slug of ['neven', 'hotel-rila', 'briz']) {
    const all = await site.page(`/${slug}/all`);
    expect(JSON.stringify(all.thing('Menu').hasMenuSection).match(/"MenuItem"/g)?.length).toBeGreaterThan(15);
    expect(all.html.length).toBeLessThan(120_000);
    expect((await site.page(`/${slug}`)).html.length).toBeLessThan(12_000);
  }
});

test('head: uses the address’s language, and all languages of a page link to each other [S1.10]', async () => {
  for (const path of ['/', '/neven', '/neven/salati', '/neven/salati/shopska-salata', '/neven/all', '/neven/about']) {
    const plain = await site.page(path);
    expect(Object.keys(plain.alternates).sort()).toEqual([...LANGUAGES, 'x-default'].sort());
    expect(plain.alternates['x-default']).toBe(ORIGIN + path);
    for (const language of LANGUAGES) {
      const address = plain.alternates[language] ?? '';
      const other = await site.page(address.slice(ORIGIN.length));
      expect(other.document.documentElement.lang).toBe(language);
      expect(other.headers['content-language']).toBe(language);
      // Mutual: each alternate is canonical at its address and lists the same alternates.
      expect(other.canonical).toBe(address);
      expect(other.alternates).toEqual(plain.alternates);
    }
  }
  const german = await site.page('/neven/salati/shopska-salata?lang=de');
  expect(german.document.title).toMatch(/ · Neven$/);
  expect(german.thing('MenuItem').url).toBe(`${ORIGIN}/neven/salati/shopska-salata?lang=de`);
  expect(german.meta('og:locale')).toBe('de_DE');
  expect(german.document.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe(
    '/neven/manifest.webmanifest?lang=de',
  );
  for (const odd of ['?lang=xx', '?lang=', '?lang=de&lang=en', '?lang[]=de']) {
    const page = await site.page(`/neven${odd}`);
    expect([odd, page.status, page.canonical]).toEqual([odd, 200, `${ORIGIN}/neven`]);
  }
});

test('head: a shared link has an existing picture of the declared size', async () => {
  for (const path of ['/', '/neven', '/neven/salati', '/neven/salati/shopska-salata', '/hotel-rila', '/briz']) {
    const page = await site.page(path);
    const image = page.meta('og:image') ?? '';
    expect(image.startsWith(`${ORIGIN}/`)).toBe(true);
    const answer = await site.app.inject({ url: image.slice(ORIGIN.length) });
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, page.meta('og:image:type')]);
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([String(width), String(height)]).toEqual([page.meta('og:image:width'), page.meta('og:image:height')]);
    expect(width).toBeGreaterThanOrEqual(600);
    expect(page.meta('og:image:alt')).toBe(page.document.title);
  }
});

test('head: the venue’s own pages have their text and pictures [S2.12, S2.15]', async () => {
  const about = await site.page('/neven/about?lang=de');
  expect(about.document.title).toBe('Über uns · Neven');
  const [place, told] = [(await site.page('/neven?lang=de')).meta('description'), about.meta('description')];
  expect(told?.length).toBeGreaterThan(60);
  expect(told).not.toBe(place);
  expect(told).not.toMatch(/<|&[a-z]+;/);
  const gallery = await site.page('/neven/gallery');
  expect([gallery.status, gallery.meta('robots')]).toEqual([200, undefined]);
  expect(gallery.document.title).toBe('Снимки · Невен');
});

test('head: a private page is not indexed, and a table’s code is not repeated [S2.17]', async () => {
  for (const path of ['/neven/search', '/neven/profile', '/neven/t/demo-neven-table-12-open-me', '/join', '/404']) {
    const page = await site.page(path);
    expect([path, page.status, page.meta('robots'), page.canonical]).toEqual([path, 200, 'noindex', undefined]);
    expect(page.html).not.toContain('open-me');
  }
  for (const path of ['/nowhere', '/neven/nothing', '/neven/salati/nothing', '/neven/about/more']) {
    const page = await site.page(path);
    expect([path, page.status, page.meta('robots'), page.types]).toEqual([path, 404, 'noindex', []]);
  }
});

test('head: a dish under another category has the same canonical page', async () => {
  const page = await site.page('/neven/supi/shopska-salata');
  expect(page.canonical).toBe(`${ORIGIN}/neven/salati/shopska-salata`);
});

test('head: an unchanged page keeps its ETag and gets 304', async () => {
  const first = await get('/neven/salati', { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers.vary).toBe('accept-encoding, accept-language, cookie, user-agent');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('/neven/salati', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  const other = await get('/neven/salati?lang=de');
  expect(other.headers.etag).not.toBe(first.headers.etag);
  expect((await get('/neven/salati?utm_source=x')).headers.etag).toBe(first.headers.etag);
});

test('head: without a public address, the request’s host is used, unless it is malformed', async () => {
  const { createApp } = await import('../../../server/app.ts');
  const { DEFAULTS } = await import('../support/server.ts');
  const config = { ...DEFAULTS, dataDir: join(site.folder, 'data') };
  const app = await createApp({ store: site.store, config, distDir: join(site.folder, 'dist') });
  const canonicalAt = async (host: string) => {
    const answer = await app.inject({ url: '/neven', headers: { accept: 'text/html', host } });
    return /rel="canonical" href="([^"]*)"/.exec(answer.body)?.[1];
  };
  expect(await canonicalAt('menu.local:8080')).toBe('http://menu.local:8080/neven');
  expect(await canonicalAt('"><script>')).toBe('http://localhost/neven');
  await app.close();
});

test('head: without a public address, a forged public host name is not repeated', async () => {
  const { createApp } = await import('../../../server/app.ts');
  const { DEFAULTS } = await import('../support/server.ts');
  const config = { ...DEFAULTS, dataDir: join(site.folder, 'data') };
  const app = await createApp({ store: site.store, config, distDir: join(site.folder, 'dist') });
  const at = (url: string, host: string) => app.inject({ url, headers: { accept: 'text/html', host } });
  for (const host of ['evil.example', 'evil.example:8080', '8.8.8.8.evil.example', 'localhost.evil.example']) {
    const { body } = await at('/neven', host);
    expect(body).not.toContain('evil');
    // The link needs no host, because its reader has the address.
    expect(body).toContain('rel="canonical" href="/neven"');
    expect((await at('/robots.txt', host)).body).not.toContain('evil');
    expect((await at('/sitemap.xml', host)).statusCode).toBe(404);
  }
  for (const host of ['localhost:8080', '127.0.0.1:8080', '192.168.1.7:8080', '[fd00::7]:8080', 'tabl', 'menu.lan']) {
    expect((await at('/neven', host)).body).toContain(`rel="canonical" href="http://${host}/neven"`);
    expect((await at('/robots.txt', host)).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
  }
  await app.close();
});

test('head: the shell cached by the worker has no place’s head', async () => {
  const plain = await get('/index.html');
  expect(plain.body).toContain('<title>Tabl</title>');
  expect(plain.body).not.toContain('ld+json');
});
