// An amount of a venue's file, and how high it may be.
import { currencyDecimals, type Minor, minor, parseAmount } from './money.ts';

/** Whole units of an amount: a file has seven digits for them. */
export const MOST_UNITS = 9_999_999;

/** The highest amount that a file can hold. */
const highestAmount = (currency: string): Minor => minor((MOST_UNITS + 1) * 10 ** currencyDecimals(currency) - 1);

/** undefined for what is no amount, or is more than a file can hold. */
export const parseFileAmount = (text: string, currency: string): Minor | undefined => {
  const amount = parseAmount(text, currency);
  return amount !== undefined && amount <= highestAmount(currency) ? amount : undefined;
};
