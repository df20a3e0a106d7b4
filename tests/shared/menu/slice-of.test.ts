// The part of a menu that the page at an address carries.
import { expect, test } from 'vitest';
import type { Category, MenuTexts } from '#domain/menu/menu.ts';
import { NO_PAGES } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import { type SlicedDocument, sliceOf } from '#shared/menu/slice-of.ts';
import { cat, dish } from '../../domain/menu/menu-builder.ts';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from './snapshots.ts';

const category = (id: number, over: Partial<Category> = {}) =>
  buildCategory({ id: cat(id), slug: `c${id}`, priority: id, ...over });
const dishes = (id: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildProduct({ id: dish(id * 100 + at), slug: `d${id}-${at}`, categoryIds: [cat(id)] }),
  );
const GERMAN: MenuTexts = {
  language: 'de',
  version: '1',
  categories: {},
  products: { 200: { name: 'Suppe' } },
  variants: {},
  ingredients: {},
  allergens: {},
};
const documentOf = (settings: Partial<Settings> = {}): SlicedDocument => {
  const link = category(1, { type: 'link', links: ['https://example.org'] });
  const menu = {
    categories: [link, category(2), category(3), category(4)],
    products: [...dishes(2, 20), ...dishes(3, 10), ...dishes(4, 2)],
  };
  return { ...aSnapshot(menu, { settings }), texts: [GERMAN], pages: NO_PAGES };
};
const sliceAt = (url: string, settings: Partial<Settings> = {}, language: 'de' | 'en' = 'en') =>
  sliceOf({
    url,
    language,
    kind: 'phone',
    now: 1,
    document: documentOf(settings),
    client: { id: 'house', name: 'House', places: [] },
  });
const wholeAt = (...args: Parameters<typeof sliceAt>) => sliceAt(...args).place?.whole;

test.each([
  ['/bistro', [2]],
  ['/bistro/', [2]],
  ['/bistro/t/kxr4-8v2w', [2]],
  ['/bistro?lang=de', [2]],
  ['/bistro/c3', [3]],
  ['/bistro/c3/', [3]],
  ['/bistro/c%33', [3]],
  ['/bistro/c2/d3-1', [3]],
  ['/bistro/c2/gone', []],
  ['/bistro/gone', []],
  ['/bistro/all', [1, 2, 3]],
  ['/bistro/search', []],
  ['/bistro/about', []],
])('menu slice: the page at %s carries the dishes that it shows', (url, whole) => {
  expect(wholeAt(url)).toEqual(whole);
});

test('menu slice: a one-page menu carries its beginning at every category address', () => {
  for (const url of ['/bistro', '/bistro/c4', '/bistro/all']) {
    expect(wholeAt(url, { onePageMenu: true })).toEqual([1, 2, 3]);
    expect(wholeAt(url, { pdfMenu: true })).toEqual([1, 2, 3]);
  }
  expect(wholeAt('/bistro/c4/d4-0', { onePageMenu: true })).toEqual([4]);
});

test('menu slice: carries the pages beside the menu where they are shown', () => {
  for (const url of ['/bistro/about', '/bistro/gallery', '/bistro/custom-terms'])
    expect(sliceAt(url).place?.pages?.version).toBe('1');
  expect(sliceAt('/bistro').place?.pages).toBeUndefined();
});

test('menu slice: its texts are in the page’s language if the venue has them', () => {
  const nameIn = (language: 'de' | 'en') => sliceAt('/bistro', {}, language).place?.menu.products[0]?.name;
  expect([nameIn('de'), nameIn('en')]).toEqual(['Suppe', 'Shopska salad']);
});

test('menu slice: a page outside all places carries the owner with all places', () => {
  const client = { id: 'house', name: 'House', places: [] };
  const page = { url: '/', language: 'en', kind: 'kiosk', now: 1, document: undefined, client } as const;
  expect(sliceOf(page)).toMatchObject({ client, kind: 'kiosk', now: 1 });
  expect(sliceAt('/bistro').client).toBeUndefined();
});

test('menu slice: a page drawn outside a category’s hours carries the closed state', () => {
  const morning = Array.from({ length: 7 }, () => [{ from: 7 * 60, to: 11 * 60 }]);
  const document = documentOf();
  const [first, second, ...others] = document.menu.categories;
  if (!first || !second) throw new Error('The menu has no second category');
  const menu = { ...document.menu, categories: [first, { ...second, hours: morning }, ...others] };
  const rowsAt = (now: string) =>
    sliceOf({
      ...{ url: '/bistro', language: 'en', kind: 'phone', now: Date.parse(now) },
      document: { ...document, menu },
      client: { id: 'house', name: 'House', places: [] },
    }).place?.rows;
  expect(rowsAt('2026-06-01T10:59:59+03:00')).toEqual([]);
  expect(rowsAt('2026-06-01T11:00:00+03:00')).toMatchObject([
    { productId: 'category:2', until: Date.parse('2026-06-02T07:00:00+03:00') },
  ]);
});

test('menu slice: the menu’s own address carries the first category that can be ordered at that hour', () => {
  const menu = documentOf().menu;
  const breakfast = Array.from({ length: 7 }, () => [{ from: 390, to: 660 }]);
  const categories = menu.categories.map((one) => (one.id === cat(2) ? { ...one, hours: breakfast } : one));
  const wholeOf = (now: string) =>
    sliceOf({
      url: '/bistro',
      language: 'en',
      kind: 'tablet',
      now: Date.parse(now),
      document: { ...documentOf(), menu: { ...menu, categories } },
      client: { id: 'house', name: 'House', places: [] },
    }).place?.whole;
  expect(wholeOf('2026-11-28T03:00:00+02:00')).toEqual([3]);
  expect(wholeOf('2026-11-28T07:00:00+02:00')).toEqual([2]);
});
