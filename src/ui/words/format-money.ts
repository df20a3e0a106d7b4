import type { Language } from '#domain/language/language.ts';
import { type Currency, currencyDecimals, type Minor } from '#domain/pricing/money.ts';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, language: Language): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  // The style `currency` gives the decimal sign that a language uses for money:
  // Swiss French writes 8.80 for a price, and 8,80 for anything else.
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

/** The lev is written in the letters of the reader's own language. */
const spelling = (suffix: string, language: Language): string => {
  if (suffix !== 'lv.' && suffix !== 'лв.') return suffix;
  return language === 'bg' ? 'лв.' : 'lv.';
};

/**
 * An amount in words: "7,90 €" in Bulgarian, "7.90 €" in English. The number is formatted by language and currency; the
 * suffix is the place's own spelling and stands behind it. Without a suffix the currency's code stands there. A negative
 * amount bears a true minus. The parts never break over two lines.
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
