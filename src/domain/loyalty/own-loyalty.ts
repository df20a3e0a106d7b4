// A customer's collected points and money at a place, as their own pages show them.
import type { Minor } from '../pricing/money.ts';
import type { LoyaltyTerms } from './earned-points.ts';
import type { Balance, LedgerRow, LoyaltyKind } from './ledger.ts';
import type { Spending } from './spending.ts';

/** A change of a customer's balance; expired: not spent in time. */
export interface LoyaltyHistory extends Omit<LedgerRow, 'kind'> {
  readonly kind: LoyaltyKind | 'expired';
}

export interface OwnLoyalty {
  /** Points cannot be spent without a verified email address. */
  readonly isVerified: boolean;
  /** Negative: earned points were taken back after they were spent. */
  readonly points: number;
  /** Points that expire next, with their time. */
  readonly next: Balance['next'];
  readonly money: Minor;
  readonly terms: Pick<LoyaltyTerms, 'earning' | 'worth' | 'from' | 'mostPercent'>;
  /** The newest first. */
  readonly history: readonly LoyaltyHistory[];
}

/** The part that can be spent now. */
export const spendable = ({ isVerified, points, money, terms: { worth, from, mostPercent } }: OwnLoyalty): Spending => {
  const balance = (isVerified && money >= from ? Math.max(0, money) : 0) as Minor;
  return { points: isVerified ? Math.max(0, points) : 0, worth, money: balance, balance, mostPercent };
};
