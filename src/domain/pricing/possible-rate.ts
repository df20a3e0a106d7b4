import { isLevaAndEuro, LEVA_PER_EURO } from './second-currency.ts';

/** Tolerance: a venue may round the rate, or give euro per lev. */
const ROUNDING = 0.0005;

/** Whether a rate of the pair is plausible; undefined is allowed. */
export const isPossibleRate = (own: string, second: string, rate: number | undefined): boolean => {
  if (own === second) return false;
  if (!isLevaAndEuro(own, second)) return rate !== undefined && rate > 0;
  if (rate === undefined) return true;
  return [LEVA_PER_EURO, 1 / LEVA_PER_EURO].some((known) => Math.abs(rate - known) < known * ROUNDING);
};
