// Amounts in a venue's file, with their maximum.
import { currencyDecimals, type Minor, minor, parseAmount } from './money.ts';

/** Maximum whole units: the file's format has seven digits. */
export const MOST_UNITS = 9_999_999;

/** The highest amount that a file can hold. */
const highestAmount = (currency: string): Minor => minor((MOST_UNITS + 1) * 10 ** currencyDecimals(currency) - 1);

/** undefined for an invalid amount, or one above the file's maximum. */
export const parseFileAmount = (text: string, currency: string): Minor | undefined => {
  const amount = parseAmount(text, currency);
  return amount !== undefined && amount <= highestAmount(currency) ? amount : undefined;
};
