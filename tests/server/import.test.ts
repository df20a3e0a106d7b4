import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language.ts';
import { EU_ALLERGENS } from '#domain/menu.ts';
import { openStore } from '../../server/store/open-store.ts';
import { readPublished } from '../../server/store/places.ts';
import type { Store } from '../../server/store/store.ts';
import { ALLERGEN_NAMES } from '../../server/venue/allergen-names.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { problemText } from '../../server/venue/problem.ts';
import { type Json, smallVenue, writeVenueFolder } from '../support/small-venue.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-'));
  store = await openStore({ url: undefined, file: ':memory:' });
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

type Change = (venue: { [key: string]: Json }) => void;
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
/** `set(venue, 'products.0.slug', 'x')`; undefined takes the field out. */
const set = (venue: { [key: string]: Json }, path: string, value: Json | undefined) => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: unknown = venue;
  for (const step of steps) at = (at as Record<string, unknown>)[step];
  if (value === undefined) delete (at as Record<string, unknown>)[last];
  else (at as Record<string, unknown>)[last] = value;
};

test('publishes what the file says, in the words of every language [S3.01, S3.08, S3.09, S3.10, S3.19]', async () => {
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

test('keeps ids and printed codes over an import of a changed file', async () => {
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

test('an equal folder is an equal version', async () => {
  const first = await importing();
  const second = await importing();
  expect(first.ok && first.value.menuVersion).toBe(second.ok && second.value.menuVersion);
});

test('tells all that is wrong at once, each with its path', async () => {
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
  ]);
});

test('checks what points where even beside misspellings, without blaming what they hide', async () => {
  const problems = await problemsOf((venue) => {
    set(venue, 'categories.1.name', 5);
    set(venue, 'products.0.slug', 'Shopska');
    set(venue, 'products.1.categories', ['salads', 'nowhere']);
  });
  expect(problems).toContain('products[1].categories[1]: there is no category "nowhere"');
  expect(problems.filter((one) => one.includes('salads'))).toEqual([]);
});

const WRONG: readonly [what: string, change: Change, problem: string | RegExp][] = [
  ['a reserved place', (v) => set(v, 'slug', 'api'), 'slug: "api" is an address of the app itself'],
  [
    'a reserved category',
    (v) => set(v, 'categories.0.slug', 'search'),
    /^categories\[0\]\.slug: "search" is an address/,
  ],
  ['a zone that nobody knows', (v) => set(v, 'timeZone', 'Europe/Sofiya'), /^timeZone: "Europe\/Sofiya" is not/],
  ['a zone without summer time', (v) => set(v, 'timeZone', '+02:00'), /^timeZone:/],
  ['a currency that there is not', (v) => set(v, 'currency', 'EUX'), /^currency: "EUX"/],
  [
    'cents that the currency has not',
    (v) => set(v, 'currency', 'JPY'),
    /^products\[0\]\.variants\[0\]\.price: 5.20 has more decimals than JPY/,
  ],
  ['an unspoken default language', (v) => set(v, 'languages', ['en']), /^defaultLanguage: bg is not among/],
  [
    'a language that is not announced',
    (v) => set(v, 'products.0.name', { bg: 'x', de: 'y' }),
    /^products\[0\]\.name\.de: de is not among/,
  ],
  [
    'words without the default language',
    (v) => set(v, 'products.0.label', { en: 'New' }),
    'products[0].label: says nothing in bg, the default language',
  ],
  ['an empty name', (v) => set(v, 'categories.0.name', ' '), 'categories[0].name: is empty'],
  [
    'two dishes of one slug',
    (v) => set(v, 'products.1.slug', 'shopska'),
    'products[1].slug: "shopska" is the slug of another one already',
  ],
  [
    'two categories of one slug',
    (v) => set(v, 'categories.1.slug', 'food'),
    /^categories\[1\]\.slug: "food" is the slug of another/,
  ],
  [
    'two variants of one key',
    (v) => set(v, 'products.0.variants.1.key', 'small'),
    /^products\[0\]\.variants\[1\]\.key/,
  ],
  ['two tables of one name', (v) => set(v, 'tables.1.name', '1'), /^tables\[1\]\.name/],
  [
    'a parent that is not there',
    (v) => set(v, 'categories.1.parent', 'drinks'),
    'categories[1].parent: there is no category "drinks"',
  ],
  [
    'categories in a ring',
    (v) => set(v, 'categories.0.parent', 'salads'),
    /^categories\[0\]\.parent: "food" hangs under itself/,
  ],
  [
    'a link that runs a script',
    (v) => set(v, 'categories.0.links', ['javascript:alert(1)']),
    /^categories\[0\]\.links\[0\]: must begin with https/,
  ],
  [
    'a link category without a link',
    (v) => set(v, 'categories.0.type', 'link'),
    /^categories\[0\]\.links: .* needs a link/,
  ],
  [
    'an unknown subcategory',
    (v) => set(v, 'products.0.subcategory', 'heavy'),
    'products[0].subcategory: "salads" has no subcategory "heavy"',
  ],
  [
    'an unknown ingredient',
    (v) => set(v, 'products.0.ingredients.addable', ['ham']),
    'products[0].ingredients.addable[0]: there is no ingredient "ham"',
  ],
  [
    'an ingredient in two roles',
    (v) => set(v, 'products.0.ingredients.removable', ['cheese']),
    /^products\[0\]\.ingredients\.removable\[0\]: "cheese"/,
  ],
  [
    'an unknown allergen',
    (v) => set(v, 'products.0.allergens.0', 'constructor'),
    /^products\[0\]\.allergens\[0\]: "constructor" is neither/,
  ],
  [
    'an unknown allergen of an ingredient',
    (v) => set(v, 'ingredients.onion.allergens', ['x']),
    /^ingredients\.onion\.allergens\[0\]/,
  ],
  [
    'more extras than there are',
    (v) => set(v, 'products.0.ingredients.min', 2),
    'products[0].ingredients.min: asks for 2 extras of 1',
  ],
  [
    'a minimum over the maximum',
    (v) => {
      set(v, 'products.0.ingredients.addable', ['cheese', 'onion']);
      set(v, 'products.0.ingredients.removable', []);
      set(v, 'products.0.ingredients.min', 2);
    },
    /^products\[0\]\.ingredients\.max: 1 is less than min/,
  ],
  [
    'a picture that is not there',
    (v) => set(v, 'products.0.images', [{ name: 'salad' }]),
    'products[0].images[0].name: there is no picture "salad" in pictures.json',
  ],
  [
    'a discount over all',
    (v) => set(v, 'orderTypes.0.discounts.0.value', '101'),
    /^orderTypes\[0\]\.discounts\[0\]\.value: 101 is over/,
  ],
  [
    'half a window',
    (v) => set(v, 'orderTypes.0.discounts.0.activeFrom', '12:00'),
    /^orderTypes\[0\]\.discounts\[0\]: activeFrom and activeTo/,
  ],
  [
    'a table of an order type that is not taken',
    (v) => set(v, 'tables.0.orderType', 'room'),
    /^tables\[0\]\.orderType: "room" is not among/,
  ],
  [
    'a setting out of its range',
    (v) => set(v, 'settings.design_theme', 9),
    'settings.design_theme: 9 is not a value that it can have',
  ],
  [
    'hours said twice',
    (v) => set(v, 'settings.working_hours_1', '-'),
    /^settings\.working_hours_1: the hours are said/,
  ],
  ['a day with three windows', (v) => set(v, 'hours.1', '01:00-02:00, 03:00-04:00, 05:00-06:00'), /^hours\.1: must be/],
];

test.each(WRONG)('refuses %s and keeps the old menu', async (_what, change, problem) => {
  await importing();
  const before = await readPublished(store, 'small');
  const problems = await problemsOf(change);
  expect(
    problems.some((one) => (typeof problem === 'string' ? one === problem : problem.test(one))),
    problems.join('\n'),
  ).toBe(true);
  expect(await readPublished(store, 'small')).toEqual(before);
});

test('takes pictures in every width that is listed, and only real ones', async () => {
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

test('says what is wrong with a folder that is none', async () => {
  const missing = await importVenue(store, join(dir, 'data'), join(dir, 'nowhere'));
  expect(missing.ok ? [] : missing.error.map(problemText)).toEqual(['venue.json: is missing']);
  await writeVenueFolder(join(dir, 'venue'), {});
  await writeFile(join(dir, 'venue/venue.json'), '{ "format": 1, }');
  const broken = await importVenue(store, join(dir, 'data'), join(dir, 'venue'));
  expect(broken.ok ? '' : problemText(broken.error[0] ?? { path: '', message: '' })).toMatch(
    /^venue\.json: is not JSON/,
  );
});

test('reads a file that begins with a byte-order mark', async () => {
  await writeVenueFolder(join(dir, 'venue'), smallVenue());
  await writeFile(join(dir, 'venue/venue.json'), `\uFEFF${JSON.stringify(smallVenue())}`);
  expect((await importVenue(store, join(dir, 'data'), join(dir, 'venue'))).ok).toBe(true);
});

test('takes the tags out of what would be shown as HTML, and says so', async () => {
  const imported = await importing((venue) =>
    set(
      venue,
      'settings.footer_html',
      '<b>Ела</b><script>alert(1)</script> <img src=x onerror=alert(1)> <<b>script>x & y',
    ),
  );
  const footer = (await readPublished(store, 'small'))?.settings.footerHtml ?? '';
  expect(footer).toContain('Ела');
  expect(footer).not.toMatch(/[<>]|alert/);
  expect(imported.ok && imported.value.notes).toEqual(['settings.footer_html: tags were taken out, its words stay']);
});

test('tells of settings that do nothing, and of a suffix that belies the currency [S9.15]', async () => {
  const imported = await importing((venue) => set(venue, 'settings', { design_teme: 1 }));
  expect(imported.ok && imported.value.notes).toEqual([
    'settings.design_teme: there is no such setting; it does nothing',
    'settings.default_currency_suffix: is not set, so prices in EUR show "lv."',
  ]);
});

test('names the fourteen allergens of the law in every language, no two alike', () => {
  for (const language of LANGUAGES) {
    const names = EU_ALLERGENS.map((code) => ALLERGEN_NAMES[code][language]);
    expect(new Set(names).size).toBe(14);
    expect(names.every((name) => name.trim() !== '')).toBe(true);
  }
});
