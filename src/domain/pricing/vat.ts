// Value added tax contained in a price. Prices are gross, so the tax is extracted and never added. A separate file, since no
// first card needs it.
import type { ProductId } from '../ids.ts';
import { exactly, type Minor, minor, timesRounded, ZERO } from './money.ts';
import { type EatenWhere, leavesTheVenue } from './order-place.ts';
import { lineAmount, type PriceStep, stepOf, totalOf } from './price-steps.ts';
import type { VatRates } from './vat-rates.ts';

/** Part of a price with one tax rate. */
export interface VatPart {
  readonly rate: number;
  /** Gross amount at that rate. */
  readonly gross: Minor;
  /** The tax in the part. */
  readonly vat: Minor;
}

/** Tax contained in a gross amount, half up. */
export const vatIn = (gross: Minor, rate: number): Minor => {
  const { numerator, denominator } = exactly(rate);
  return timesRounded(gross, { numerator, denominator: 100n * denominator + numerator });
};

/** Splits an amount by weights, so that the parts sum to the amount: the largest remainders get the odd cents. */
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

/** Tax rate of a dish by where it is eaten; undefined: the place has none. */
export const vatRate = (
  place: VatRates | undefined,
  dish: VatRates | undefined,
  { orderType, isToGo }: EatenWhere,
): number | undefined => (dish ?? place)?.[leavesTheVenue(orderType, isToGo) ? 'away' : 'here'];

/**
 * Tax in a price, highest rate first. Discounts, packaging, delivery and service are taxed in proportion to the dishes.
 * Empty when a rate is unknown, or nothing is paid.
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

/** Sums the parts of several prices by rate. Taxes are added without rounding again, so that papers and lists agree. */
export const addVat = (...prices: readonly (readonly VatPart[])[]): readonly VatPart[] => {
  const byRate = new Map<number, VatPart>();
  for (const part of prices.flat()) {
    const { gross, vat } = byRate.get(part.rate) ?? { gross: 0, vat: 0 };
    byRate.set(part.rate, { rate: part.rate, gross: minor(gross + part.gross), vat: minor(vat + part.vat) });
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate);
};
