import { isLevaAndEuro, LEVA_PER_EURO } from './second-currency.ts';

/** A venue may round the rate, or say how many euro one lev is. */
const ROUNDING = 0.0005;

/** Whether a venue may say this rate of the pair, or nothing. */
export const isPossibleRate = (own: string, second: string, rate: number | undefined): boolean => {
  if (own === second) return false;
  if (!isLevaAndEuro(own, second)) return rate !== undefined && rate > 0;
  if (rate === undefined) return true;
  return [LEVA_PER_EURO, 1 / LEVA_PER_EURO].some((known) => Math.abs(rate - known) < known * ROUNDING);
};
