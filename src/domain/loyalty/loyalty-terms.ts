// What a place lets its customers collect, and how it may be spent.

import type { RegisteredDiscount } from '../pricing/further-discounts.ts';
import { currencyDecimals, type Minor, minor, percentOf } from '../pricing/money.ts';

/** Frozen with an order: whoever ordered collects what was promised then. */
export interface EarningTerms {
  /** For each whole unit of the place's currency that is paid. */
  readonly points: number;
  /** So long a point is good; 0: for ever. */
  readonly days: number;
  /** Percent of what is paid, collected as money. */
  readonly percent: number;
}

export interface LoyaltyTerms {
  readonly earning: EarningTerms;
  /** Of one point; zero: points are not spent. */
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

/** What so much paid money brings: whole points, and money half up. */
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
