// The second currency beside a place's own: which way its rate is read follows from the pair. [S9.01]
import { byUnits, convert, exactly, type Minor, timesRounded } from './money.ts';

/** Leva for one euro, fixed by law. */
export const LEVA_PER_EURO = 1.95583;

/** True of the pair with a fixed rate. */
export const isLevaAndEuro = (own: string, second: string): boolean => ['BGNEUR', 'EURBGN'].includes(own + second);

/**
 * Converts the other way: `rate` is units of the first currency for one unit of the second. Divided, not multiplied by an
 * inverse, which has no end in decimals. [S9.01]
 */
export const convertBack = (amount: Minor, rate: number, fromCurrency: string, toCurrency: string): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(amount, byUnits({ numerator: denominator, denominator: numerator }, fromCurrency, toCurrency));
};

/**
 * How amounts of the place's own currency are worked out in the second one. Leva and euro have one rate, whatever is set;
 * of any other pair `rate` is units of the second currency for one of the own. undefined: there is no second price, the
 * rate is not known or both are the same currency.
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
