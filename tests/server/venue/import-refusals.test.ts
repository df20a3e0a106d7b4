import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Change, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
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

const problemsOf = async (change: Change): Promise<string[]> => {
  const venue = smallVenue();
  change(venue);
  const result = await importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'venue'), venue));
  return result.ok ? [] : result.error.map(problemText);
};

const TWO = { show_prices_in_two_currency: 1 };

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
    'products[1].slug: "shopska" is the slug of another one already: products[0].slug',
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
    'a link in one language that runs a script',
    (v) => set(v, 'categories.0.links', [{ bg: 'https://small.example', en: 'javascript:alert(1)' }]),
    /^categories\[0\]\.links\[0\]\.en: must begin with https/,
  ],
  [
    'links that the default language does not have',
    (v) => set(v, 'categories.0.links', [{ en: 'https://small.example' }]),
    /^categories\[0\]\.links\[0\]: says nothing in bg/,
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
    'traces of what is no allergen',
    (v) => set(v, 'products.0.mayContain', ['x']),
    /^products\[0\]\.mayContain\[0\]: "x" is neither/,
  ],
  [
    'traces of what it contains',
    (v) => set(v, 'products.0.mayContain', ['milk']),
    'products[0].mayContain[0]: the dish contains "milk" already',
  ],
  [
    'a vegan dish with milk',
    (v) => set(v, 'products.0.diets', ['vegan']),
    'products[0].diets[0]: "vegan" and the allergen "milk" cannot both be true',
  ],
  [
    'a vegan ingredient with milk',
    (v) => set(v, 'ingredients.cheese.diets', ['vegan']),
    'ingredients.cheese.diets[0]: "vegan" and the allergen "milk" cannot both be true',
  ],
  ['a diet that there is not', (v) => set(v, 'products.1.diets', ['paleo']), /^products\[1\]\.diets\[0\]/],
  ['a diet twice', (v) => set(v, 'products.1.diets', ['vegan', 'vegan']), /^products\[1\]\.diets\[1\]: "vegan"/],
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
    'an app’s version that is none',
    (v) => set(v, 'settings.min_client_version', 'newest'),
    'settings.min_client_version: "newest" is not a version: numbers between dots, such as "1.4"',
  ],
  [
    'a rate of nothing',
    (v) => set(v, 'settings', { ...TWO, second_currency: 'USD', second_currency_rate: 0 }),
    'settings.second_currency_rate: 0 is not a value that it can have',
  ],
  [
    'a rate that leva and euro have not',
    (v) => set(v, 'settings', { ...TWO, second_currency: 'BGN', second_currency_rate: 19.5583 }),
    'settings.second_currency_rate: 19.5583 cannot be: a euro is 1.95583 leva; leave it out',
  ],
  [
    'another pair without a rate',
    (v) => set(v, 'settings', { ...TWO, second_currency: 'USD' }),
    'settings.second_currency_rate: is missing: how many USD one EUR is',
  ],
  [
    'its own currency beside itself',
    (v) => set(v, 'settings', TWO),
    "settings.second_currency: must be another currency than EUR, the venue's own",
  ],
  [
    'a second currency that is no code',
    (v) => set(v, 'settings', { ...TWO, second_currency: 'lv.' }),
    'settings.second_currency: "lv." is not a value that it can have',
  ],
  [
    'hours said twice',
    (v) => set(v, 'settings.working_hours_1', '-'),
    /^settings\.working_hours_1: the hours are said/,
  ],
  [
    'a night that lasts until the next day opens',
    (v) => set(v, 'hours.2', '18:00-11:00'),
    'hours.2: 18:00-11:00 ends at 11:00 of the next day; where that is so, write 18:00-24:00 here and 00:00-11:00 there',
  ],
  [
    'such a night among the settings',
    (v) => {
      set(v, 'hours', undefined);
      set(v, 'settings.working_hours_3', '18:00-11:00');
    },
    /^settings\.working_hours_3: 18:00-11:00 ends at 11:00 of the next day/,
  ],
  [
    'windows that overlap',
    (v) => set(v, 'hours.2', '11:00-19:00, 18:00-23:00'),
    'hours.2: 18:00-23:00 begins before 11:00-19:00 has ended',
  ],
  [
    'an evening before its noon',
    (v) => set(v, 'hours.2', '18:00-23:00, 11:00-15:00'),
    'hours.2: 11:00-15:00 begins before 18:00-23:00 has ended',
  ],
  [
    'a window without a minute',
    (v) => set(v, 'hours.2', '11:00-11:00'),
    'hours.2: 11:00-11:00 has no length; a whole day is 00:00-24:00',
  ],
  [
    'a night into the next opening',
    (v) => {
      set(v, 'hours.6', '18:00-04:00');
      set(v, 'hours.7', '03:00-24:00');
    },
    'hours.7: 03:00-24:00 begins before 18:00-04:00 of the day before has ended',
  ],
  [
    'a dish without a size or a price',
    (v) => set(v, 'products.1.variants', []),
    'products[1].variants: is empty: a dish needs one variant at least, with "price": null where there is no fixed price',
  ],
  [
    'a part that there is not',
    (v) => set(v, 'modules', ['payments', 'paymants']),
    'modules[1]: there is no module "paymants"; is "payments" meant?',
  ],
  [
    'a setting that is misspelt',
    (v) => set(v, 'settings.design_teme', 1),
    'settings.design_teme: there is no setting "design_teme"; is "design_theme" meant?',
  ],
  ['a day with three windows', (v) => set(v, 'hours.1', '01:00-02:00, 03:00-04:00, 05:00-06:00'), /^hours\.1: must be/],
];

test.each(WRONG)('import: rejects %s and keeps the old menu', async (_what, change, problem) => {
  expect(await problemsOf(() => {})).toEqual([]);
  const before = await readPublished(store, 'small');
  const problems = await problemsOf(change);
  expect(
    problems.some((one) => (typeof problem === 'string' ? one === problem : problem.test(one))),
    problems.join('\n'),
  ).toBe(true);
  expect(await readPublished(store, 'small')).toEqual(before);
});
