import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmountPlain, minor } from '#domain/pricing/money.ts';
import { amountToType, readTypedAmount, typedAmountText } from '#domain/pricing/typed-amount.ts';

test.each([
  ['7', 'EUR', 700],
  ['7,9', 'EUR', 790],
  ['7.90', 'EUR', 790],
  ['+7.90', 'EUR', 790],
  ['1 234,50', 'EUR', 123_450],
  ['1\u00a0234,50', 'EUR', 123_450],
  ['1\u202f234,50', 'EUR', 123_450],
  ['1.234,50', 'EUR', 123_450],
  ['1,234.50', 'EUR', 123_450],
  ['1’234.50', 'CHF', 123_450],
  ['1.234.567', 'EUR', 123_456_700],
  ['1,000', 'JPY', 1000],
  ['1.000', 'JPY', 1000],
  ['0,500', 'EUR', 50],
])('“%s” of %s is read', (typed, currency, amount) => {
  expect(readTypedAmount(typed, currency)).toBe(amount);
});

test.each([
  ['1,000', 'EUR'],
  ['12.500', 'EUR'],
  ['1,234', 'KWD'],
  ['1.5', 'JPY'],
  ['12,34,56', 'EUR'],
  ['1,2345.00', 'EUR'],
  ['-7.90', 'EUR'],
  ['7.90-', 'EUR'],
  ['7.905', 'EUR'],
  ['ten', 'EUR'],
  ['', 'EUR'],
])('“%s” of %s is ambiguous or invalid, and not guessed', (typed, currency) => {
  expect(readTypedAmount(typed, currency)).toBeUndefined();
});

test('an ambiguous amount is written so that no file accepts it', () => {
  expect(typedAmountText('1.000', 'EUR')).toBe('1,000');
  expect(typedAmountText('1.234,5', 'EUR')).toBe('1234.50');
});

test('an amount is read back from each language’s own notation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_99 }),
      fc.constantFrom('bg', 'en', 'es', 'de', 'fr-CH', 'de-CH'),
      fc.constantFrom('EUR', 'CHF', 'JPY'),
      (amount, language, currency) => {
        const written = new Intl.NumberFormat(language, {
          ...{ style: 'currency', currency },
        })
          .formatToParts(Number(formatAmountPlain(minor(amount), currency)))
          .filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
          .map(({ value }) => value)
          .join('');
        expect(readTypedAmount(written, currency)).toBe(amount);
      },
    ),
  );
});

test.each([
  ['bg', '12,15'],
  ['de', '12,15'],
  ['en', '12.15'],
])('an amount for a field has the decimal mark of %s, and is read back', (language, written) => {
  expect(amountToType(minor(1215), 'EUR', language)).toBe(written);
  expect(amountToType(minor(1_234_500), 'EUR', language)).toMatch(/^12345[.,]00$/);
  expect(readTypedAmount(written, 'EUR')).toBe(1215);
});
