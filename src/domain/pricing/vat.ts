// How much value added tax a price contains. Prices are what a guest pays, so the tax is worked out of them and never
// laid on top. Apart from the other prices: no first card needs it.
import type { ProductId } from '../ids.ts';
import type { OrderType } from '../place/place.ts';
import { exactly, type Minor, minor, timesRounded, ZERO } from './money.ts';
import { leavesTheVenue } from './order-place.ts';
import { lineAmount, type PriceStep, stepOf, totalOf } from './price-steps.ts';
import type { VatRates } from './vat-rates.ts';

/** What of a price is taxed at one rate. */
export interface VatPart {
  readonly rate: number;
  /** What is paid at that rate, the tax included. */
  readonly gross: Minor;
  /** The tax in it. */
  readonly vat: Minor;
}

/** The tax in an amount that contains it, half up. */
export const vatIn = (gross: Minor, rate: number): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(gross, { numerator, denominator: 100n * denominator + numerator });
};

/** An amount shared out by weights, so that the shares sum to it: the largest remainders get the odd cents. */
export const shareByWeight = (amount: Minor, weights: readonly Minor[]): readonly Minor[] => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, at) => (at === 0 ? amount : ZERO));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / all));
  const odd = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((part, at) => ({ at, left: part % all })).sort((a, b) => Number(b.left - a.left));
  for (const { at } of byRemainder.slice(0, odd)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map(minor);
};

/** The rate of a dish by the way it is ordered; undefined: the place says none. */
export const vatRate = (
  place: VatRates | undefined,
  dish: VatRates | undefined,
  orderType: OrderType | undefined,
): number | undefined => (dish ?? place)?.[leavesTheVenue(orderType) ? 'away' : 'here'];

/**
 * The tax in a price, the highest rate first. Discounts, packaging, the way and the service belong to the dishes, so
 * they are taxed as those are: in their proportion. Empty where a rate is not known, or nothing is paid.
 */
export const vatParts = (
  steps: readonly PriceStep[],
  rateOf: (productId: ProductId) => number | undefined,
): readonly VatPart[] => {
  const total = totalOf(steps);
  if (total <= 0) return [];
  const byRate = new Map<number, number>();
  for (const dish of stepOf(steps, 'lines')?.cause.dishes ?? []) {
    const rate = rateOf(dish.productId);
    if (rate === undefined) return [];
    byRate.set(rate, (byRate.get(rate) ?? 0) + lineAmount(dish));
  }
  const rates = [...byRate].sort(([a], [b]) => b - a);
  const shares = shareByWeight(
    total,
    rates.map(([, amount]) => minor(amount)),
  );
  return rates.flatMap(([rate], at): VatPart[] => {
    const gross = shares[at] ?? ZERO;
    return gross === 0 ? [] : [{ rate, gross, vat: vatIn(gross, rate) }];
  });
};

/** The parts of several prices together, rate by rate. Taxes are added as they stand, so that papers and lists agree. */
export const addVat = (...prices: readonly (readonly VatPart[])[]): readonly VatPart[] => {
  const byRate = new Map<number, VatPart>();
  for (const part of prices.flat()) {
    const { gross, vat } = byRate.get(part.rate) ?? { gross: 0, vat: 0 };
    byRate.set(part.rate, { rate: part.rate, gross: minor(gross + part.gross), vat: minor(vat + part.vat) });
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate);
};
