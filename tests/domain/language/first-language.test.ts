import { expect, test } from 'vitest';
import { firstLanguage, offeredLanguages } from '#domain/language/first-language.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language/language.ts';

const all = { defaultLanguage: 'bg', languages: ['bg', 'en', 'es', 'de', 'fr-CH'] } as const;

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR'], 'fr-CH'],
  [['ja', 'en-US', 'de'], 'en'],
  [['bg-BG'], 'bg'],
  [['ja', 'tlh'], 'bg'],
  [['*', '', 'deutsch'], 'bg'],
  [[], 'bg'],
] as const)('of a browser’s languages %j the first one that the venue supports is used: %s', (wished, language) => {
  expect(firstLanguage(wished, offeredLanguages(all, undefined))).toBe(language);
});

test('the venue’s own language is used when no language of the browser matches', () => {
  const venue = { defaultLanguage: 'en', languages: ['bg', 'en'] } as const;
  expect(firstLanguage(['ja'], offeredLanguages(venue, undefined))).toBe('en');
});

test('a venue with one language uses it, whatever the browser asks for', () => {
  const venue = { defaultLanguage: 'en', languages: ['en'] } as const;
  expect(firstLanguage(['de', 'bg'], offeredLanguages(venue, undefined))).toBe('en');
});

test('the venue’s language for a first visit wins over the browser’s', () => {
  expect(firstLanguage(['de'], offeredLanguages(all, 'es'))).toBe('es');
});

test('Bulgarian is used when no venue is open and no language matches [S1.10, S9.15]', () => {
  expect(firstLanguage(['ja'], LANGUAGES)).toBe(DEFAULT_LANGUAGE);
});
