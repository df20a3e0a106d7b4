import type { Language } from '#domain/language/language.ts';
import { type Currency, currencyDecimals, type Minor } from '#domain/pricing/money.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, language: Language): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  // The style `currency` gives a language's decimal sign for money: Swiss French writes 8.80 for a price, and 8,80
  // otherwise.
  const digits = currencyDecimals(currency);
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
};

/** The lev's suffix uses the script of the reader's language. */
const spelling = (suffix: string, language: Language): string => {
  if (suffix !== 'lv.' && suffix !== 'лв.') return suffix;
  return language === 'bg' ? 'лв.' : 'lv.';
};

/**
 * Formats an amount: "7,90 €" in Bulgarian, "7.90 €" in English. The number follows language and currency; the place's own
 * suffix follows it, or by default the currency code. A negative amount has a true minus sign. The parts never break over
 * two lines.
 */
export const formatMoney = (
  amount: Minor,
  currency: Currency | string,
  language: Language,
  suffix: string | undefined,
): string => {
  const format = formatOf(currency, language);
  let number = '';
  for (const part of format.formatToParts(Math.abs(amount) / 10 ** currencyDecimals(currency))) {
    if (part.type === 'integer' || part.type === 'group' || part.type === 'decimal' || part.type === 'fraction')
      number += part.value;
  }
  const sign = amount < 0 ? MINUS : '';
  return `${sign}${number}${NO_BREAK_SPACE}${spelling(suffix?.trim() || currency, language)}`;
};
