// The demo venues are a buyer's first impression, so they must be complete.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Venue } from '#contract/place/venue.ts';
import { isLanguage, LANGUAGES } from '#domain/language/language.ts';
import { indexMenu } from '#domain/menu/menu-index.ts';
import { visibleCategories } from '#domain/menu/visibility.ts';
import { isOrderingOpen } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import { termsFault } from '#domain/promotion/promo-code.ts';
import { picturesOf } from '../../../server/cli/pictures.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { type PublishedDocument, readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { type Imported, importVenue } from '../../../server/venue/import-venue.ts';
import { filesOf } from '../../../server/venue/picture/encode-picture.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { readVenueFolder, type VenueFolder } from '../../../server/venue/read-folder.ts';

const DEMO = fileURLToPath(new URL('../../../demo', import.meta.url));
const VENUES = { neven: 'neven', hotel: 'hotel-rila', beach: 'beach-bar' } as const;
type Which = keyof typeof VENUES;
const ALL: readonly Which[] = ['neven', 'hotel', 'beach'];

let dir: string;
let store: Store;
const folders = new Map<Which, VenueFolder>();
const imported = new Map<Which, Imported>();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-'));
  store = await openStore({ url: undefined, file: ':memory:' });
  for (const which of ALL) {
    const path = join(DEMO, VENUES[which]);
    const folder = await readVenueFolder(path);
    const result = await importVenue(store, dir, path);
    if (!folder.ok || !result.ok) {
      throw new Error([folder, result].flatMap((one) => (one.ok ? [] : one.error.map(problemText))).join('\n'));
    }
    folders.set(which, folder.value);
    imported.set(which, result.value);
  }
});
afterAll(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const existing = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};
const venueOf = (which: Which): Venue => existing(folders.get(which)).venue;
const publishedOf = async (which: Which): Promise<PublishedDocument> =>
  existing(await readPublished(store, venueOf(which).slug));
/** Products that are dishes: all except the banners of an info category. */
const dishesOf = (venue: Venue): Venue['products'] => {
  const info = new Set(venue.categories.filter(({ type }) => type === 'info').map(({ slug }) => slug));
  return venue.products.filter(({ categories }) => !categories.some((slug) => info.has(slug)));
};
/** Every record of translations in a venue file, with its path. */
function* wordsIn(value: unknown, path: string): Generator<[path: string, words: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if (entries.some(([key]) => isLanguage(key))) yield [path, Object.fromEntries(entries)];
  else for (const [key, each] of entries) yield* wordsIn(each, `${path}.${key}`);
}
const TEXT_FIELDS: readonly string[] = ['name', 'description', 'label', 'size', 'commentPlaceholder'];
/** Texts in one language only. Names of pictures, tables and printers are no texts. */
function* bareTexts(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (['images', 'image', 'picture', 'logo', 'tables', 'printers', 'settings'].includes(key)) continue;
    if (typeof each === 'string' && TEXT_FIELDS.includes(key)) yield `${path}.${key}`;
    else yield* bareTexts(each, `${path}.${key}`);
  }
}

test('demo venues: all are imported in euro and Bulgarian time without notes', () => {
  for (const which of ALL) {
    expect(existing(imported.get(which)).notes, which).toEqual([]);
    expect(venueOf(which)).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Sofia', defaultLanguage: 'bg' });
  }
  expect(ALL.map((which) => venueOf(which).slug)).toEqual(['neven', 'hotel-rila', 'briz']);
});

test.each(ALL)('demo venue %s: every text exists in all five languages [S1.10, S3.01, S3.09]', async (which) => {
  expect(venueOf(which).languages).toEqual([...LANGUAGES]);
  const raw: unknown = JSON.parse(await readFile(join(DEMO, VENUES[which], 'venue.json'), 'utf8'));
  expect([...bareTexts(raw, which)]).toEqual([]);
  const found = [...wordsIn(raw, which)];
  expect(found.length).toBeGreaterThan(venueOf(which).products.length);
  for (const [path, words] of found) {
    expect(Object.keys(words), path).toEqual([...LANGUAGES]);
    for (const [language, text] of Object.entries(words)) {
      expect(String(text).trim(), `${path} in ${language}`).not.toBe('');
      if (language !== 'bg') expect(text, `${path} in ${language}`).not.toMatch(/[а-яА-Я]/);
      if (language !== 'de') expect(text, `${path} in ${language}`).not.toContain('ß');
    }
  }
});

test.each(ALL)('demo venue %s: has exactly the pictures that it uses, each in its sizes', async (which) => {
  const { venue, pictures } = existing(folders.get(which));
  expect(Object.keys(pictures).sort()).toEqual(picturesOf(venue));
  const folder = join(DEMO, VENUES[which], 'pictures');
  expect((await readdir(folder)).sort()).toEqual(filesOf(pictures).sort());
  for (const [name, { width, height, placeholder }] of Object.entries(pictures)) {
    expect(placeholder, name).toBeTruthy();
    const metadata = await sharp(await readFile(join(folder, `${name}-640.webp`))).metadata();
    expect([metadata.width, metadata.height], name).toEqual([640, Math.round((640 * height) / width)]);
  }
});

test.each(ALL)('demo venue %s: every dish and drink has a picture', (which) => {
  // Treatments, reservations and vouchers need no picture.
  const services = ['klasicheski-masazh', 'masazh-za-dvama', 'chasten-baseyn', 'masa-ezerata', 'gladene', 'transfer'];
  const edible = dishesOf(venueOf(which)).filter((one) => !one.withdrawalRight && !services.includes(one.slug));
  const bare = edible.filter(({ images }) => images.length === 0);
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});

test('demo venues: are at most 9 MB in total', async () => {
  let bytes = 0;
  for (const entry of await readdir(DEMO, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  expect(bytes).toBeLessThan(9_000_000);
});

test('demo venues: the bistro has about sixty dishes, the hotel thirty-five, the beach bar twenty-five', () => {
  const counts = ALL.map((which) => dishesOf(venueOf(which)).length);
  expect(counts[0]).toBeGreaterThanOrEqual(60);
  expect(counts[1]).toBeGreaterThanOrEqual(35);
  expect(counts[2]).toBeGreaterThanOrEqual(25);
  expect(venueOf('neven').tables.length).toBeGreaterThanOrEqual(12);
});

test.each([
  ['neven', ['spot', 'served_on_spot']],
  ['hotel', ['room']],
  ['beach', ['spot_browse']],
] as const)(
  'demo venue %s: a document can name one code for each kind of table; the others are secret',
  (which, types) => {
    const named = venueOf(which).tables.filter(({ code }) => code !== undefined);
    expect(named.map(({ orderType = 'spot' }) => orderType)).toEqual(types);
  },
);

test.each(ALL)('demo venue %s: no vegan dish contains an animal product', (which) => {
  const venue = venueOf(which);
  const animal = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'pork'];
  const vegan = venue.products.filter(({ label }) => typeof label === 'object' && label.en === 'Vegan');
  expect(vegan.length).toBeGreaterThan(0);
  for (const product of vegan) {
    // Ingredients that come by default; an extra is the guest's choice.
    const inside = [...(product.ingredients?.required ?? []), ...(product.ingredients?.removable ?? [])];
    const codes = [...(product.allergens ?? []), ...inside.flatMap((key) => venue.ingredients[key]?.allergens ?? [])];
    expect(
      codes.filter((code) => animal.includes(code)),
      product.slug,
    ).toEqual([]);
  }
});

test.each(ALL)('demo venue %s: a removable ingredient is declared with its dish', (which) => {
  const venue = venueOf(which);
  for (const { slug, allergens, ingredients } of venue.products) {
    for (const key of ingredients?.removable ?? []) {
      expect(allergens, `${slug} with ${key}`).toEqual(expect.arrayContaining(venue.ingredients[key]?.allergens ?? []));
    }
  }
});

test('demo bistro: shows every feature of a dish [S3.01, S3.03, S3.04, S3.06, S3.08, S3.09, S3.10]', () => {
  const venue = venueOf('neven');
  const { products } = venue;
  expect(products.some(({ variants }) => variants.length === 3)).toBe(true);
  expect(products.some(({ variants }) => variants.some(({ price }) => price === null))).toBe(true);
  expect(products.some(({ variants }) => variants.some(({ additionalPrice }) => Number(additionalPrice) > 0))).toBe(
    true,
  );
  for (const role of ['required', 'addable', 'removable'] as const) {
    expect(products.filter(({ ingredients }) => (ingredients?.[role].length ?? 0) > 0).length, role).toBeGreaterThan(3);
  }
  expect(products.some(({ ingredients }) => (ingredients?.min ?? 0) > 0 && ingredients?.max !== undefined)).toBe(true);
  expect(products.some(({ discountPercent }) => discountPercent > 0)).toBe(true);
  expect(products.some(({ discountMoney }) => Number(discountMoney) > 0)).toBe(true);
  expect(products.some(({ inStock }) => !inStock)).toBe(true);
  expect(products.some(({ liquid }) => liquid)).toBe(true);
  expect(products.some(({ minimumDurability }) => minimumDurability !== undefined)).toBe(true);
  expect(products.some(({ subcategory }) => subcategory !== undefined)).toBe(true);
  expect(products.some(({ label }) => label !== undefined)).toBe(true);
  // A product that is no food has no picture, and shows a generated flower.
  expect(dishesOf(venueOf('hotel')).some(({ images }) => images.length === 0)).toBe(true);
  expect(Object.values(venue.ingredients).some(({ active }) => !active)).toBe(true);
});

test('demo bistro: has an info and a link category, and a tree of drinks [S3.11]', () => {
  const { categories } = venueOf('neven');
  expect(categories.some(({ type }) => type === 'info')).toBe(true);
  const links = existing(categories.find(({ type }) => type === 'link')).links;
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(new URL(String(link)).protocol).toBe('https:');
  expect(categories.filter(({ parent }) => parent === 'napitki').length).toBeGreaterThan(2);
  expect(categories.every(({ type, cloth }) => type !== 'normal' || cloth !== undefined)).toBe(true);
});

test('demo bistro: takes orders in five ways, cheaper at lunch [S3.20, S3.21, S3.22, S3.23, S3.24]', () => {
  const { orderTypes } = venueOf('neven');
  expect(orderTypes.map(({ type }) => type)).toEqual(['spot', 'spot_browse', 'delivery', 'preorder', 'served_on_spot']);
  const spot = existing(orderTypes.find(({ type }) => type === 'spot'));
  expect(spot.discounts).toContainEqual({
    priceOver: '0',
    valueType: 'percent',
    value: '15',
    activeFrom: '12:00',
    activeTo: '15:00',
  });
  const delivery = existing(orderTypes.find(({ type }) => type === 'delivery'));
  for (const part of [delivery.discounts, delivery.prices, delivery.radiuses, delivery.shapes]) {
    expect(part.length).toBeGreaterThan(0);
  }
});

test('demo bistro: has promo codes for all guests, from a minimum once per guest, and an expired one [S1.07, S3.26]', async () => {
  const { promoCodes = [], place } = await publishedOf('neven');
  expect(promoCodes.map(({ code }) => code)).toEqual(['NEIGHBOURS', 'GARDEN-5', 'LASTSUMMER']);
  const order = {
    orderType: 'spot',
    subtotal: minor(3000),
    now: Date.UTC(2026, 10, 24),
    timeZone: place.timeZone,
  } as const;
  expect(promoCodes.map((code) => termsFault(code, order))).toEqual([undefined, undefined, 'expired']);
  expect(promoCodes.map((code) => termsFault(code, { ...order, subtotal: minor(2999) }))).toEqual([
    undefined,
    'below_minimum',
    'expired',
  ]);
  expect(promoCodes.map(({ usesPerGuest }) => usesPerGuest)).toEqual([undefined, 1, undefined]);
  expect(place.orderNumberDiscounts).toEqual([{ onOrderNumber: 5, valueType: 'percent', value: 10 }]);
  const readme = await readFile(join(DEMO, 'README.md'), 'utf8');
  expect(promoCodes.filter(({ code }) => !readme.includes(`\`${code}\``))).toEqual([]);
  for (const which of ['hotel', 'beach'] as const) {
    expect((await publishedOf(which)).place.takesPromoCodes, which).toBeFalsy();
  }
});

test('demo bistro: has hours with a break and past midnight, and takes orders at any hour', async () => {
  const { hours } = venueOf('neven');
  expect(hours?.[1]).toContain(', ');
  expect(hours?.[6]).toMatch(/-0\d:\d\d$/);
  const { settings, place } = await publishedOf('neven');
  expect(settings.openingHours).toHaveLength(7);
  const monday = Date.UTC(2026, 5, 1);
  for (let hour = 0; hour < 7 * 24; hour++) {
    expect(isOrderingOpen(settings, place.timeZone, monday + hour * 3_600_000), `hour ${hour}`).toBe(true);
  }
});

test('demo bistro: shows leva beside the euro and delivers no alcohol [S3.13]', async () => {
  const { settings, menu } = await publishedOf('neven');
  expect(settings).toMatchObject({
    currencySuffix: '€',
    secondCurrency: { currency: 'BGN', suffix: 'лв.', rate: 1.95583 },
    orderExpireHours: 3,
  });
  const index = indexMenu(menu);
  const drinks = existing(menu.categories.find(({ slug }) => slug === 'napitki')).id;
  const seen = (orderType: 'spot' | 'delivery') => visibleCategories(index, drinks, orderType).map(({ slug }) => slug);
  expect(seen('spot')).toEqual(['kafe-i-chay', 'bezalkoholni', 'bira', 'vino-i-rakiya']);
  expect(seen('delivery')).toEqual(['kafe-i-chay', 'bezalkoholni']);
});

test('demo hotel: serves rooms and tablets, takes bookings and knows the franc [S3.09]', async () => {
  const venue = venueOf('hotel');
  expect(venue.orderTypes.map(({ type }) => type)).toEqual(['room', 'tablet_mode', 'spot', 'booking']);
  const rooms = venue.tables.filter(({ orderType }) => orderType === 'room');
  expect(rooms.length).toBeGreaterThan(9);
  for (const { name, room } of rooms) expect(room).toBe(name);
  const bookings = venue.products.filter(({ type }) => type === 'booking');
  expect(bookings.length).toBeGreaterThan(2);
  for (const { slug, variants } of bookings) {
    for (const { bookingMinutes } of variants) expect(bookingMinutes, slug).toBeGreaterThan(0);
  }
  const { settings, place } = await publishedOf('hotel');
  expect(settings.chfRate).toBe(0.94);
  expect(isOrderingOpen(settings, place.timeZone, Date.UTC(2026, 0, 1, 3))).toBe(true);
});

test('demo beach bar: is view-only [S1.11]', async () => {
  const venue = venueOf('beach');
  expect(venue.orderTypes.map(({ type }) => type)).toEqual(['spot_browse']);
  expect(new Set(venue.tables.map(({ orderType }) => orderType))).toEqual(new Set(['spot_browse']));
  const { settings } = await publishedOf('beach');
  expect(settings).toMatchObject({ ordersAllowed: false, hideAddToCart: 2 });
});
