import { expect, test } from 'vitest';
import { lacksFrancRate } from '#domain/owner/settings/franc-rate.ts';

const swiss = { currency: 'EUR', languages: ['bg', 'fr-CH'] };

test('franc rate: is missing where the menu is in Swiss French and priced in another currency', () => {
  expect(lacksFrancRate(swiss)).toBe(true);
  expect(lacksFrancRate({ ...swiss, settings: { chf_rate: null } })).toBe(true);
  expect(lacksFrancRate({ ...swiss, settings: { chf_rate: 0.94 } })).toBe(false);
});

test('franc rate: is not asked of a venue without Swiss French, or with prices in francs', () => {
  expect(lacksFrancRate({ ...swiss, languages: ['bg', 'de'] })).toBe(false);
  expect(lacksFrancRate({ ...swiss, currency: 'CHF' })).toBe(false);
  expect(lacksFrancRate({})).toBe(false);
});
