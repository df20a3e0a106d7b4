import { expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { minor } from '#domain/pricing/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';

const shown = (amount: number, language: Language, currency = 'EUR', suffix: string | undefined = '€') =>
  formatMoney(minor(amount), currency, language, suffix).replaceAll('\u00a0', ' ');

test('money format: a price follows each language’s rules, with the suffix behind it [S1.10]', () => {
  expect(shown(790, 'bg')).toBe('7,90 €');
  expect(shown(790, 'en')).toBe('7.90 €');
  expect(shown(790, 'es')).toBe('7,90 €');
  expect(shown(790, 'de')).toBe('7,90 €');
  expect(shown(790, 'fr-CH')).toBe('7.90 €');
});

test('money format: the lev is spelt in the script of the reader’s language [S1.10]', () => {
  expect(shown(1545, 'bg', 'BGN', 'lv.')).toBe('15,45 лв.');
  expect(shown(1545, 'en', 'BGN', 'лв.')).toBe('15.45 lv.');
});

test('money format: a currency without minor units has no decimals', () => {
  expect(shown(1500, 'en', 'JPY', '¥')).toBe('1,500 ¥');
});

test('money format: a deduction has a true minus sign and never breaks over two lines', () => {
  expect(formatMoney(minor(-144), 'EUR', 'bg', '€')).toBe('−1,44\u00a0€');
});

test('money format: Swiss guests see the franc’s code when no suffix is set [S1.10]', () => {
  expect(shown(880, 'fr-CH', 'CHF', '')).toBe('8.80 CHF');
});
