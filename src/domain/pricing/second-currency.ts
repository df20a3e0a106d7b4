// The second currency beside a place's own: the pair decides the direction of the rate. [S9.01]
import { byUnits, convert, exactly, type Minor, timesRounded } from './money.ts';

/** Leva for one euro, fixed by law. */
export const LEVA_PER_EURO = 1.95583;

/** True of the pair with a fixed rate. */
export const isLevaAndEuro = (own: string, second: string): boolean => ['BGNEUR', 'EURBGN'].includes(own + second);

/**
 * Converts back: `rate` is units of the source currency per unit of the target. Divides, because the inverse of the rate has
 * no finite decimal form. [S9.01]
 */
export const convertBack = (amount: Minor, rate: number, fromCurrency: string, toCurrency: string): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(amount, byUnits({ numerator: denominator, denominator: numerator }, fromCurrency, toCurrency));
};

/**
 * Conversion of the place's own currency into the second one. Leva and euro have the official rate, whatever is set; for
 * other pairs `rate` is units of the second currency per unit of the own. undefined: no second currency, unknown rate, or
 * both are the same.
 */
export const toSecondCurrency = (
  own: string,
  second: string,
  rate: number | undefined,
): ((amount: Minor) => Minor) | undefined => {
  if (own === second) return undefined;
  if (isLevaAndEuro(own, second)) {
    const change = own === 'EUR' ? convert : convertBack;
    return (amount) => change(amount, LEVA_PER_EURO, own, second);
  }
  return rate === undefined || rate <= 0 ? undefined : (amount) => convert(amount, rate, own, second);
};
