// An amount as people type it, each in the way of their country: "1 234,50", "1.234,50", "1,234.50", "1'234.50".
import { currencyDecimals, formatAmountPlain, type Minor, parseAmount } from './money.ts';

/** Thousands are set apart by these where no point or comma does it; some of them do not break a line. */
const GAPS = /[\s\u00a0\u202f\u2009'’]/gu;

/** Digits in threes behind the first one to three. */
const isGrouped = (parts: readonly string[]): boolean =>
  parts.every((part, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));

/** With a point for the decimals and nothing between the thousands; undefined: it can be read in two ways, or in none. */
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
  // "1.000" is a thousand in one country and one in another; of a currency without decimals it is a thousand.
  return parts.length > 2 || decimals === 0 ? parts.join('') : undefined;
};

/** Typed text as minor units. undefined: it is no amount, it is below zero, or it can be read in two ways. */
export const readTypedAmount = (typed: string, currency: string): Minor | undefined => {
  const text = plain(typed.trim().replace(/^\+/, '').replace(GAPS, ''), currencyDecimals(currency));
  return text === undefined ? undefined : parseAmount(text, currency);
};

/** As a venue's file spells it; what is no amount, or can be read in two ways, is spelt so that no file takes it. */
export const typedAmountText = (typed: string, currency: string): string => {
  const amount = readTypedAmount(typed, currency);
  return amount === undefined ? typed.trim().replace('.', ',') : formatAmountPlain(amount, currency);
};
