import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { ALLERGEN_NAMES } from '../../../server/texts/allergen-names.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Change, type Json, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const importing = async (change: Change = () => {}, pictures: string[] = []) => {
  const venue = smallVenue();
  change(venue);
  await rm(join(dir, 'venue'), { recursive: true, force: true });
  return importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'venue'), venue, pictures));
};
const problemsOf = async (change: Change, pictures: string[] = []): Promise<string[]> => {
  const result = await importing(change, pictures);
  return result.ok ? [] : result.error.map(problemText);
};
test('import: publishes the hours of single days, of holidays and of a breakfast card', async () => {
  const imported = await importing((v) => {
    set(v, 'datedHours', { '2026-12-24/2026-12-26': '-', '2026-12-25': '18:00-23:00', '12-31': '19:00-04:00' });
    set(v, 'categories.1.hours', '07:00-11:00');
  });
  const published = await readPublished(store, 'small');
  const datedHours = {
    '2026-12-24': [],
    '2026-12-25': [{ from: 1080, to: 1380 }],
    '2026-12-26': [],
    '12-31': [{ from: 1140, to: 240 }],
  };
  expect(imported.ok && imported.value.place.datedHours).toEqual(datedHours);
  expect(published?.settings.datedHours).toEqual(datedHours);
  expect(published?.menu.categories.map(({ hours }) => hours)).toEqual([
    undefined,
    Array.from({ length: 7 }, () => [{ from: 420, to: 660 }]),
  ]);
});

test('import: publishes address, city and kinds of a place by language, with a fallback to the original', async () => {
  await importing((v) => {
    set(v, 'address', { bg: 'ул. Морска 1', en: '1 Morska St' });
    set(v, 'city', { bg: 'Варна', en: 'Varna' });
    set(v, 'tags', [{ bg: 'Хотел', en: 'Hotel' }, 'На плажа']);
  });
  const published = await readPublished(store, 'small');
  expect(published?.place).toMatchObject({
    ...{ address: 'ул. Морска 1', city: 'Варна', tags: ['Хотел', 'На плажа'] },
    translations: { en: { address: '1 Morska St', city: 'Varna', tags: ['Hotel', 'На плажа'] } },
  });
  expect(await problemsOf((v) => set(v, 'city', { en: 'Varna' }))).toEqual([
    'city: says nothing in bg, the default language',
  ]);
});

test('import: publishes the file’s content in every language [S3.01, S3.08, S3.09, S3.10, S3.19]', async () => {
  const imported = await importing();
  expect(imported.ok && imported.value.place.name).toBe('Малкото');
  const published = await readPublished(store, 'small');
  if (!published) throw new Error('nothing published');
  const { place, menu, texts, settings, subcategories, tables } = published;

  expect(place).toMatchObject({ slug: 'small', currency: 'EUR', timeZone: 'Europe/Sofia', languages: ['bg', 'en'] });
  expect(place.orderTypes[0]).toMatchObject({ type: 'spot', discounts: [{ priceOver: 2000, value: 10 }] });
  expect(settings.currencySuffix).toBe('€');
  expect(settings.openingHours?.[1]).toEqual([
    { from: 660, to: 900 },
    { from: 1080, to: 60 },
  ]);
  expect(settings.openingHours?.[0]).toEqual([]);

  const [food, salads] = menu.categories;
  expect(salads).toMatchObject({ slug: 'salads', name: 'Салати', parentId: food?.id, cloth: 'salad', priority: 1 });
  expect(food?.childIds).toEqual([salads?.id]);
  const [shopska, fish] = menu.products;
  expect(shopska).toMatchObject({
    name: 'Шопска салата',
    description: 'Домати и краставици',
    label: 'Ново',
    categoryIds: [salads?.id],
    subcategory: { name: 'Леки' },
    variants: [
      { size: '250 g', price: 520, additionalPrice: 0 },
      { size: '400 г', price: 790, additionalPrice: 30 },
    ],
    allergens: [
      { code: 'milk', name: 'Мляко (вкл. лактоза)' },
      { code: 'pork', name: 'Свинско' },
    ],
    minAddable: 0,
    maxAddable: 1,
    discountPercent: 10,
  });
  expect(shopska?.ingredients.map(({ role }) => role)).toEqual(['addable', 'removable']);
  expect(fish?.variants[0]?.price).toBeNull();
  // Undeclared allergens of the fish are not the same as none. [S3.02]
  expect(fish).toMatchObject({ mayContain: [] });
  expect(fish?.allergens).toBeUndefined();
  expect(menu.ingredients.map(({ allergens }) => allergens)).toEqual([['milk'], undefined]);

  const english = texts.find(({ language }) => language === 'en');
  expect(english?.products[shopska?.id ?? 0]).toEqual({ name: 'Shopska salad', label: 'New', subcategory: 'Light' });
  expect(english?.products[fish?.id ?? 0]).toBeUndefined();
  expect(english?.variants[shopska?.variants[1]?.id ?? 0]).toEqual({ size: '400 g' });
  expect(english?.allergens).toEqual({ milk: { name: 'Milk (incl. lactose)' }, pork: { name: 'Pork' } });
  expect(english?.ingredients[menu.ingredients[0]?.id ?? 0]).toEqual({ name: 'Cheese' });
  expect(subcategories).toMatchObject([{ categoryId: salads?.id, name: 'Леки', translations: { en: 'Light' } }]);
  expect(tables.map(({ name }) => name)).toEqual(['1', '2']);
  expect(tables[0]?.code?.length).toBeGreaterThanOrEqual(22);
});

test('import: keeps ids and printed codes when a changed file is imported', async () => {
  await importing();
  const before = await readPublished(store, 'small');
  await importing((venue) => {
    (venue.products as Json[]).reverse();
    set(venue, 'products.1.variants.0.price', '5.50');
  });
  const after = await readPublished(store, 'small');
  const idOf = (venue: typeof before, slug: string) => venue?.menu.products.find((one) => one.slug === slug)?.id;
  expect(idOf(after, 'shopska')).toBe(idOf(before, 'shopska'));
  expect(after?.tables).toEqual(before?.tables);
  expect(after?.version).not.toBe(before?.version);
  expect(after?.menu.products.find(({ slug }) => slug === 'shopska')?.variants[0]?.price).toBe(550);
});

test('import: an equal folder has an equal version', async () => {
  const first = await importing();
  const second = await importing();
  expect(first.ok && first.value.menuVersion).toBe(second.ok && second.value.menuVersion);
});

test('import: lists all errors at once, each with its path', async () => {
  const problems = await problemsOf((venue) => {
    set(venue, 'currency', undefined);
    set(venue, 'adress', 'x');
    set(venue, 'products.0.variants.0.price', 5.2);
    set(venue, 'products.0.variants.1.price', '7,90');
    set(venue, 'products.1.name', { en: 'Fish', fr: 'Poisson' });
    set(venue, 'categories.0.typ', 'normal');
    set(venue, 'categories.1.name', 5);
  });
  expect(problems).toEqual([
    'currency: is missing',
    'categories[0].typ: there is no such field',
    'categories[1].name: must be text, or texts by language, not 5',
    'products[0].variants[0].price: must be string, not 5.2 (write it in quotes)',
    'products[0].variants[1].price: must be an amount such as "7.90", not "7,90"',
    'products[1].name.fr: must be ("bg" | "en" | "es" | "de" | "fr-CH"), not "fr"',
    'adress: there is no such field',
    'products[1].name: says nothing in bg, the default language',
  ]);
});

test('import: checks references beside misspelt fields, without reporting what those hide', async () => {
  const problems = await problemsOf((venue) => {
    set(venue, 'categories.1.name', 5);
    set(venue, 'products.0.slug', 'Shopska');
    set(venue, 'products.1.categories', ['salads', 'nowhere']);
  });
  expect(problems).toContain('products[1].categories[1]: there is no category "nowhere"');
  expect(problems.filter((one) => one.includes('salads'))).toEqual([]);
});

test('import: reads pictures in every listed width, and only real ones', async () => {
  const withPicture: Change = (venue) => set(venue, 'products.0.images', [{ name: 'salad', positionY: 40 }]);
  expect(await problemsOf(withPicture, ['salad'])).toEqual([]);
  const image = (await readPublished(store, 'small'))?.menu.products[0]?.images[0];
  expect(image).toMatchObject({ width: 32, height: 24, widths: [32], positionY: 40 });
  expect(image?.path).toMatch(/^\/pictures\/[0-9a-f]{32}$/);
  expect(await readdir(join(dir, 'data', image?.path ?? ''))).toEqual(['32.avif', '32.webp']);

  const folder = join(dir, 'venue');
  await rm(join(folder, 'pictures/salad-32.avif'));
  await writeFile(join(folder, 'pictures/salad-32.webp'), '<svg onload="alert(1)"/>');
  const broken = await importVenue(store, join(dir, 'data'), folder);
  expect(broken.ok ? [] : broken.error.map(problemText)).toEqual([
    'pictures.json → salad: pictures/salad-32.avif is missing',
    'pictures.json → salad: pictures/salad-32.webp is not a picture of the format webp',
  ]);
});

test('import: a venue’s own allergen has the venue’s picture [S3.02]', async () => {
  await importing((venue) => set(venue, 'allergenImages', { pork: { name: 'pig' } }), ['pig']);
  const allergens = (await readPublished(store, 'small'))?.menu.products[0]?.allergens;
  expect(allergens?.find(({ code }) => code === 'milk')?.image).toBeUndefined();
  const image = allergens?.find(({ code }) => code === 'pork')?.image ?? '';
  expect(image).toMatch(/^\/pictures\/[0-9a-f]{32}\/32\.webp$/);
  expect(await readFile(join(dir, 'data', image))).toEqual(await readFile(join(dir, 'venue/pictures/pig-32.webp')));
});

test('import: reports a picture of an unknown allergen, and a missing one', async () => {
  const images = { pork: { name: 'pig' }, milk: { name: 'cow' } };
  expect(await problemsOf((venue) => set(venue, 'allergenImages', images), ['cow'])).toEqual([
    'allergenImages.pork.name: there is no picture "pig" in pictures.json',
    'allergenImages.milk: is none of the allergens of this file',
  ]);
});

test('import: explains why a folder is not a venue folder', async () => {
  const missing = await importVenue(store, join(dir, 'data'), join(dir, 'nowhere'));
  expect(missing.ok ? [] : missing.error.map(problemText)).toEqual([`there is no folder "${join(dir, 'nowhere')}"`]);
  await mkdir(join(dir, 'empty'));
  const empty = await importVenue(store, join(dir, 'data'), join(dir, 'empty'));
  expect(empty.ok ? [] : empty.error.map(problemText)).toEqual(['venue.json: is missing']);
  await writeVenueFolder(join(dir, 'venue'), {});
  await writeFile(join(dir, 'venue/venue.json'), '{ "format": 1, }');
  const broken = await importVenue(store, join(dir, 'data'), join(dir, 'venue'));
  expect(broken.ok ? '' : problemText(broken.error[0] ?? { path: '', message: '' })).toMatch(
    /^venue\.json: is not JSON/,
  );
});

test('import: accepts a file with a byte-order mark', async () => {
  await writeVenueFolder(join(dir, 'venue'), smallVenue());
  await writeFile(join(dir, 'venue/venue.json'), `\uFEFF${JSON.stringify(smallVenue())}`);
  expect((await importVenue(store, join(dir, 'data'), join(dir, 'venue'))).ok).toBe(true);
});

test('import: reports a setting of the specification that has no effect here', async () => {
  const imported = await importing((venue) => set(venue, 'settings.translations_type', 1));
  expect(imported.ok && imported.value.notes).toEqual(['settings.translations_type: it has no effect in this app']);
});

test('import: formats prices in the venue’s currency when no suffix is set', async () => {
  await importing((venue) => set(venue, 'settings', {}));
  expect((await readPublished(store, 'small'))?.settings.currencySuffix).toBe('€');
});

test('import: accepts the example of the documentation', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/venue-folder.md'), 'utf8');
  const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const folder = await writeVenueFolder(join(dir, 'venue'), JSON.parse(example));
  const imported = await importVenue(store, join(dir, 'data'), folder);
  expect(imported.ok ? imported.value.notes : imported.error).toEqual([]);
});

test('import: the 14 allergens of the law have distinct names in every language', () => {
  for (const language of LANGUAGES) {
    const names = EU_ALLERGENS.map((code) => ALLERGEN_NAMES[code][language]);
    expect(new Set(names).size).toBe(14);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
  }
});

test('import: a category’s links may differ by language, and are shared otherwise [S3.12]', async () => {
  const site = 'https://small.example/';
  const imported = await importing((venue) => {
    set(venue, 'categories.0.type', 'link');
    set(venue, 'categories.0.links', [
      { bg: `${site}bg`, en: `${site}en` },
      'tel:+35921234567',
      { bg: `${site}karta` },
    ]);
  });
  expect(imported.ok).toBe(true);
  const published = await readPublished(store, 'small');
  const [food] = published?.menu.categories ?? [];
  expect(food?.links).toEqual([`${site}bg`, 'tel:+35921234567', `${site}karta`]);
  const english = published?.texts.find(({ language }) => language === 'en');
  expect(food && english?.categories[food.id]?.links).toEqual([`${site}en`, 'tel:+35921234567', `${site}karta`]);
  const plain = await importing((venue) => set(venue, 'categories.0.links', [site]));
  expect(plain.ok).toBe(true);
  const again = await readPublished(store, 'small');
  expect(
    again?.texts.flatMap(({ categories }) => Object.values(categories).flatMap(({ links = [] }) => links)),
  ).toEqual([]);
});
