import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseLanguages } from '#contract/language/language.ts';
import { parseHierarchy } from '#contract/menu/category.ts';
import { parseCategoriesWithSubcategories, parseSubcategories } from '#contract/menu/subcategory.ts';
import { parseClient } from '#contract/place/client.ts';
import { parsePlacePages } from '#contract/place/place-pages.ts';
import { parseSettings } from '#contract/place/settings.ts';
import { parseAccumulatedAmount } from '#contract/pricing/accumulated-amount.ts';
import { parseIngredients } from '#contract/product/ingredient.ts';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts } from '#contract/product/product.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { withServer } from './support/one-server.ts';
import { messageOf } from './support/server.ts';
import { publish } from './support/venues.ts';

const { server, start } = withServer();
const EUR = { currency: 'EUR' as Currency, defaultLanguage: 'en' as const };
const PARTS = [
  'settings',
  'languages',
  'categoriesWithSubcategories',
  'categoriesHierarchy',
  'ingredients',
  'products',
  'pages',
];

test('client: the answer lists the client’s places with all their fields [S3.19, S3.20]', async () => {
  await start({ slug: 'hotel' });
  const answer = await server().get('/api/client', { 'x-place': '' });
  const client = parseClient(answer.json);
  expect(client).toMatchObject({
    ok: true,
    value: {
      id: 'tabl',
      places: [
        { slug: 'bistro', currency: 'EUR', timeZone: 'Europe/Sofia', orderTypes: [{ type: 'spot' }, {}, {}] },
        { slug: 'hotel' },
      ],
    },
  });
});

test('menu: every part matches the contract [S7.02, S7.04, S7.06, S7.07, S7.08, S7.09, S3.36]', async () => {
  const part = async (name: string) => (await server().get(`/api/${name}`)).json;
  expect(parseSettings(await part('settings'))).toMatchObject({ ok: true, value: { defaultLanguage: 'en' } });
  expect(parseLanguages(await part('languages'))).toEqual(['en', 'de', 'bg']);
  const categories = parseHierarchy(await part('categoriesHierarchy?active=1'), 'en');
  expect(categories).toMatchObject({ items: [{ category: { slug: 'kitchen' } }, {}], rejected: [] });
  const products = parseProducts(await part('products?active=1'), { ...EUR, readGroups: readModifierGroups });
  expect(products?.items.map(({ product }) => product.slug)).toContain('salad');
  expect(products?.rejected).toEqual([]);
  expect(parseIngredients(await part('ingredients'), EUR.currency)?.items).toHaveLength(6);
  const tags = { items: [{ slug: 'kitchen', subcategories: [{ name: 'Cold' }] }, {}] };
  const withTags = await part(
    'categoriesWithSubcategories?active=1&subcatRequired=1&productRequired=1&productActive=1',
  );
  expect(parseCategoriesWithSubcategories(withTags)).toMatchObject(tags);
  const kitchen = server().id('category', 'kitchen');
  expect(parseSubcategories(await part(`subcategories/${kitchen}`))).toMatchObject({ items: [{ name: 'Cold' }] });
  expect(messageOf(await server().get('/api/subcategories/999'))).toBe('unknown_category');
});

test('categoriesWithSubcategories: includes tags and omits empty categories when its flags say so [S7.05]', async () => {
  await start({ without: ['souvenir'] });
  const ask = async (query: string) => {
    const answer = await server().get(`/api/categoriesWithSubcategories?active=1${query}`);
    const found = parseCategoriesWithSubcategories(answer.json)?.items ?? [];
    return found.map(({ slug, subcategories }) => [slug, subcategories.map(({ name }) => name)]);
  };
  const bare = [
    ['kitchen', []],
    ['shop', []],
  ];
  expect(await ask('')).toEqual(bare);
  expect(await ask('&subcatRequired=0&productRequired=0&productActive=0')).toEqual(bare);
  expect(await ask('&subcatRequired=1')).toEqual([['kitchen', ['Cold']], bare[1]]);
  expect(await ask('&productRequired=1')).toEqual([bare[0]]);
  // Published dishes count as active, sold out or not.
  expect(await ask('&productActive=1')).toEqual([bare[0]]);
  expect(await ask('&subcatRequired=1&productRequired=1&productActive=1')).toEqual([['kitchen', ['Cold']]]);
});

test('menu: the percentage that registered guests collect at a place can be read [S7.03]', async () => {
  const amount = async () => (await server().get('/api/accumulated-order-amount-setting-place')).json;
  expect(parseAccumulatedAmount(await amount())).toEqual({ ok: true, value: { percent: 0 } });
  await start({ settings: { accumulatedPercent: 2.5 } });
  expect(parseAccumulatedAmount(await amount())).toEqual({ ok: true, value: { percent: 2.5 } });
});

test('menu: a device with the current version gets no second copy [S7.09]', async () => {
  for (const name of PARTS) {
    const first = await server().get(`/api/${name}`);
    const { etag } = first.headers;
    const again = await server().get(`/api/${name}`, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['x-menu-version']).toBe(first.headers['x-menu-version']);
    expect(first.headers.vary).toBe('x-place, accept-encoding');
    expect(first.headers['cache-control']).toBe('no-cache');
  }
  const { etag } = (await server().get('/api/products')).headers;
  await publish(server().store, { saladPrice: 800 });
  const changed = await server().get('/api/products', { 'if-none-match': String(etag) });
  expect([changed.status, changed.text.includes('"8.00"')]).toEqual([200, true]);
});

test('menu: two places never share an answer', async () => {
  const other = await start({ slug: 'hotel', saladPrice: 1234 });
  const mine = await server().get('/api/products', { 'x-place': 'bistro' });
  const theirs = await server().get('/api/products', { 'x-place': String(other.placeId) });
  expect([mine.text.includes('"7.90"'), theirs.text.includes('"12.34"')]).toEqual([true, true]);
  expect(mine.headers.etag).not.toBe(theirs.headers.etag);
});

test('menu: includes only the requested languages, or all when none is named', async () => {
  const languages = async (query: string) => {
    const { text } = await server().get(`/api/products${query}`);
    return [text.includes('Salat'), text.includes('Салата')];
  };
  expect(await languages('')).toEqual([true, true]);
  expect(await languages('?lang=de')).toEqual([true, false]);
  expect(await languages('?lang=bg,de')).toEqual([true, true]);
  expect(await languages('?lang=')).toEqual([false, false]);
  expect(await languages('?lang=xx,en')).toEqual([false, false]);
  const [one, other] = [await server().get('/api/products?lang=de,bg'), await server().get('/api/products?lang=bg,de')];
  expect(one.headers.etag).toBe(other.headers.etag);
});

test('menu: a large answer is compressed by the device’s preference', async () => {
  const raw = async (acceptEncoding: string) => {
    const { headers, rawPayload } = await server().app.inject({
      url: '/api/products',
      headers: { 'x-place': 'bistro', 'accept-encoding': acceptEncoding },
    });
    return { encoding: headers['content-encoding'], bytes: rawPayload };
  };
  const plain = await raw('identity');
  expect(plain.encoding).toBeUndefined();
  const br = await raw('gzip, deflate, br, zstd');
  const gzip = await raw('gzip;q=1.0, br;q=0');
  expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
});

test('server time: is in every answer under our header, and the ping is recognised', async () => {
  const answer = await server().get('/api/ping?nonce=abc');
  expect(answer.json).toEqual({ mark: 'tabl', nonce: 'abc', now: server().clock.now });
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const url of ['/api/ping', '/api/products', '/api/nothing', '/healthz']) {
    const { headers } = await server().get(url);
    expect([headers.date, headers['x-tabl']]).toEqual([new Date(server().clock.now).toUTCString(), 'tabl']);
  }
  const head = await server().app.inject({ method: 'HEAD', url: '/api/ping' });
  expect(head.statusCode).toBe(200);
});

test('pages: the place’s own pages are one more part, in the requested languages [S2.12, S2.15]', async () => {
  const about = { text: '<p>Us</p>', by: { de: '<p>Wir</p>', bg: '<p>Ние</p>' } };
  await start({ pages: { about } });
  const pages = async (query = '') => {
    const answer = await server().get(`/api/pages${query}`);
    const parsed = parsePlacePages(answer.json, {
      placeId: server().placeId as PlaceId,
      version: String(answer.headers['x-menu-version']),
    });
    return parsed.ok ? parsed.value : undefined;
  };
  expect(await pages()).toMatchObject({ about, terms: { text: '' }, gallery: [] });
  expect((await pages('?lang=de'))?.about).toEqual({ text: '<p>Us</p>', by: { de: '<p>Wir</p>' } });
});
