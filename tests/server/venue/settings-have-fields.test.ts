// Every setting of a venue's file has a field on the owner's pages, or a reason for having none.
import { expect, test } from 'vitest';
import { DEVICE_SETTINGS } from '#contract/place/device-settings.ts';
import { settingsToWire, WORD_SETTINGS } from '#contract/place/settings.ts';
import { venueSchema } from '#contract/place/venue.ts';
import { isSettingField } from '#domain/owner/setting-fields.ts';
import { DEFAULT_SETTINGS, SOCIAL_SITES } from '#domain/place/settings.ts';

const KEYS_OF_PROVIDERS = 'the keys of a provider are with whoever runs the server, and so is what follows from them';
const FORMATTED = 'HTML stays with the folder, where its pictures lie';
const NEVER_OTHERWISE = 'another one would change what guests and printed codes bear in hand';

/** Settings that only the file can contain, each with the reason. */
const SETTINGS_OF_THE_FILE: Readonly<Record<string, string>> = {
  default_lang: 'it is the language of the menu, which the venue says once',
  promotions_html: FORMATTED,
  footer_html: FORMATTED,
  card_payment_providers: KEYS_OF_PROVIDERS,
  card_payment_requires_login: KEYS_OF_PROVIDERS,
  card_payment_tips: KEYS_OF_PROVIDERS,
  card_payment_before_kitchen: KEYS_OF_PROVIDERS,
  min_client_version: 'whoever runs the server decides it',
};

/** Parts of the file that are edited on another page, or only in the file, each with the reason. */
const PARTS_ELSEWHERE: Readonly<Record<string, string>> = {
  $schema: 'for editors of files',
  format: 'for the import',
  slug: NEVER_OTHERWISE,
  currency: NEVER_OTHERWISE,
  timeZone: NEVER_OTHERWISE,
  defaultLanguage: NEVER_OTHERWISE,
  logo: 'a picture of the folder',
  picture: 'a picture of the folder',
  gallery: 'pictures of the folder',
  city: 'how a place is found among its owner’s comes with the folder',
  tags: 'how a place is found among its owner’s comes with the folder',
  pages: FORMATTED,
  modules: 'cards are charged where the server has the keys of a provider, and whoever runs it decides that',
  settings: 'each of its keys by itself',
  service: 'each of its lists by itself',
  orderTypes: 'ways of ordering come with the folder; their discounts have a page of their own',
  promoCodes: 'the page of discounts',
  orderNumberDiscounts: 'the page of discounts',
  reservations: 'halls and what may be joined come with the folder, as the tables do that they name',
  tables: 'the page of tables and codes',
  categories: 'the page of the menu',
  products: 'the page of the menu',
  groups: 'the page of the menu',
  ingredients: 'prices on the page of the menu; what they hold comes with the folder',
  allergens: 'they are declared of dishes on the page of the menu, and named in the folder',
  allergenImages: 'pictures of the folder',
};

const everything = settingsToWire({
  ...DEFAULT_SETTINGS,
  secondCurrency: { currency: 'EUR', suffix: '€', rate: 1, from: '2026-01-01', to: '2026-01-01', first: false },
  chfRate: 1,
  firstLanguage: 'bg',
  minClientVersion: '1',
  social: Object.fromEntries(
    SOCIAL_SITES.map((site) => [site, 'https://example.com']),
  ) as typeof DEFAULT_SETTINGS.social,
});
const SETTINGS = [...new Set([everything, DEVICE_SETTINGS, WORD_SETTINGS].flatMap((keys) => Object.keys(keys)))];

test('settings pages: every setting has a field, or a reason to be in the file only', () => {
  expect(SETTINGS.filter((key) => !isSettingField(`settings.${key}`)).sort()).toEqual(
    Object.keys(SETTINGS_OF_THE_FILE).sort(),
  );
});

test('settings pages: every part of the file has a field or page, or a reason to be in the file only', () => {
  expect(
    Object.keys(venueSchema.entries)
      .filter((part) => !isSettingField(part))
      .sort(),
  ).toEqual(Object.keys(PARTS_ELSEWHERE).sort());
});

test('settings pages: every list of the table offer has a field', () => {
  const { service } = venueSchema.entries;
  expect(Object.keys(service.wrapped.entries).filter((list) => !isSettingField(`service.${list}`))).toEqual([]);
});

test('settings pages: every delivery term has a field, or a separate page', () => {
  const { item } = venueSchema.entries.orderTypes;
  // Discounts have their own page. Payment at the door and the cutlery question with its price are set in the folder;
  // places and numbers exist for pickup only, additional order types for rooms only.
  const ofOthers = ['pickupPlaces', 'additionalTypes', 'byNumber'];
  const elsewhere = ['type', 'discounts', 'asksCutlery', 'cutleryPrice', ...ofOthers];
  const missing = Object.keys(item.entries).filter((term) => !isSettingField(`orderTypes.delivery.${term}`));
  expect(missing).toEqual(elsewhere);
});
