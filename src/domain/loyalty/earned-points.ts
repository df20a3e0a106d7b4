// Terms by which a place's customers collect and spend.

import type { RegisteredDiscount } from '#domain/pricing/further-discounts.ts';
import { currencyDecimals, type Minor, minor, percentOf } from '#domain/pricing/money.ts';

/** Terms frozen with an order: its guest collects what was promised then. */
export interface EarningTerms {
  /** For each whole unit of the place's currency that is paid. */
  readonly points: number;
  /** Days for which a point is good; 0: for ever. */
  readonly days: number;
  /** Percent of what is paid, collected as money. */
  readonly percent: number;
}

export interface LoyaltyTerms {
  readonly earning: EarningTerms;
  /** Worth of one point; zero: points are not spent. */
  readonly worth: Minor;
  /** Collected money is spent from so much on. */
  readonly from: Minor;
  /** Percent of the dishes, after their discounts, that it pays at most. */
  readonly mostPercent: number;
  readonly registered: RegisteredDiscount | undefined;
}

const DAY_MS = 24 * 3_600_000;

export const isEarning = ({ points, percent }: Pick<EarningTerms, 'points' | 'percent'>): boolean =>
  points > 0 || percent > 0;

/** Earnings of so much paid money: whole points, and money rounded half up. */
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

/** When points that are earned now are over; undefined: never. */
export const expiryOf = ({ days }: Pick<EarningTerms, 'days'>, now: number): number | undefined =>
  days > 0 ? now + days * DAY_MS : undefined;
