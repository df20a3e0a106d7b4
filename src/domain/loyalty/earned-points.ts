// Terms for earning and spending at a place.

import type { RegisteredDiscount } from '#domain/pricing/further-discounts.ts';
import { currencyDecimals, type Minor, minor, percentOf } from '#domain/pricing/money.ts';

/** Terms stored with an order: the guest earns what was promised then. */
export interface EarningTerms {
  /** Points for each whole unit of the place's currency that is paid. */
  readonly points: number;
  /** Days until a point expires; 0: never. */
  readonly days: number;
  /** Percentage of the paid amount, earned as money. */
  readonly percent: number;
}

export interface LoyaltyTerms {
  readonly earning: EarningTerms;
  /** Value of one point; zero: points cannot be spent. */
  readonly worth: Minor;
  /** Minimum collected money that can be spent. */
  readonly from: Minor;
  /** Maximum share of the discounted dishes that points pay, percent. */
  readonly mostPercent: number;
  readonly registered: RegisteredDiscount | undefined;
}

const DAY_MS = 24 * 3_600_000;

export const isEarning = ({ points, percent }: Pick<EarningTerms, 'points' | 'percent'>): boolean =>
  points > 0 || percent > 0;

/** Earnings for a paid amount: whole points, and money rounded half up. */
export const earnedOf = (
  paid: Minor,
  { points, percent }: Pick<EarningTerms, 'points' | 'percent'>,
  currency: string,
): { readonly points: number; readonly money: Minor } => {
  const unit = 10 ** currencyDecimals(currency);
  return {
    points: Number((BigInt(Math.max(0, paid)) * BigInt(points)) / BigInt(unit)),
    money: percentOf(minor(Math.max(0, paid)), percent),
  };
};

/** Expiry of points earned now; undefined: never. */
export const expiryOf = ({ days }: Pick<EarningTerms, 'days'>, now: number): number | undefined =>
  days > 0 ? now + days * DAY_MS : undefined;
