// Notes that a guest may hand over for an amount.
import { currencyDecimals, type Minor, minor } from '../pricing/money.ts';

/** Common notes of a currency, in whole units. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  EUR: [5, 10, 20, 50, 100, 200],
  BGN: [5, 10, 20, 50, 100],
  CHF: [10, 20, 50, 100, 200],
  GBP: [5, 10, 20, 50],
  USD: [5, 10, 20, 50, 100],
};
const MOST_NOTES = 3;

/** The smallest notes that pay an amount with change; none for a currency whose notes are unknown. */
export const notesAbove = (amount: Minor, currency: string): readonly Minor[] =>
  (NOTES[currency] ?? [])
    .map((note) => minor(note * 10 ** currencyDecimals(currency)))
    .filter((note) => note > amount)
    .slice(0, MOST_NOTES);
