// Parses amounts as people type them in each country: "1 234,50", "1.234,50", "1,234.50", "1'234.50".
import { currencyDecimals, formatAmountPlain, type Minor, parseAmount } from './money.ts';

/** Thousands separators other than point and comma; some of them are non-breaking spaces. */
const GAPS = /[\s\u00a0\u202f\u2009'’]/gu;

/** Groups of three digits after the first one to three. */
const isGrouped = (parts: readonly string[]): boolean =>
  parts.every((part, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));

/** Normalised to a decimal point without thousands separators; undefined: ambiguous or invalid. */
const plain = (text: string, decimals: number): string | undefined => {
  const marks = [...new Set(text.match(/[.,]/g))];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)];
  const [grouping = ''] = marks;
  if (marks.length === 0) return text;
  if (marks.length === 2)
    return isGrouped(whole.split(grouping)) ? `${whole.replaceAll(grouping, '')}.${fraction}` : undefined;
  const parts = text.split(grouping);
  if (!isGrouped(parts)) return parts.length === 2 ? `${whole}.${fraction}` : undefined;
  // "1.000" is a thousand in one country and one in another; in a currency without decimals it is a thousand.
  return parts.length > 2 || decimals === 0 ? parts.join('') : undefined;
};

/** Typed text as minor units. undefined: invalid, negative, or ambiguous. */
export const readTypedAmount = (typed: string, currency: string): Minor | undefined => {
  const text = plain(typed.trim().replace(/^\+/, '').replace(GAPS, ''), currencyDecimals(currency));
  return text === undefined ? undefined : parseAmount(text, currency);
};

/** An amount for a field with the mark of the language's prices: "7,90". `readTypedAmount` reads it back. */
export const amountToType = (amount: Minor, currency: string, locale: string): string => {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 1 }).formatToParts(
    1.5,
  );
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return formatAmountPlain(amount, currency).replace('.', mark);
};

/** In the venue file's format; an invalid or ambiguous amount is written so that no file accepts it. */
export const typedAmountText = (typed: string, currency: string): string => {
  const amount = readTypedAmount(typed, currency);
  return amount === undefined ? typed.trim().replace('.', ',') : formatAmountPlain(amount, currency);
};
