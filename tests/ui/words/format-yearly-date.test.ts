import { expect, test } from 'vitest';
import { formatYearlyDate } from '#ui/words/format-yearly-date.ts';

test.each([
  ['05-01', 'fr-CH', '1er mai'],
  ['05-02', 'fr-CH', '2 mai'],
  ['05-31', 'fr-CH', '31 mai'],
  ['05-01', 'de', '1. Mai'],
  ['05-01', 'en', '1 May'],
  ['02-29', 'es', '29 de febrero'],
])('yearly date: %s in %s is "%s"', (date, language, text) => {
  expect(formatYearlyDate(date, language)).toBe(text);
});
