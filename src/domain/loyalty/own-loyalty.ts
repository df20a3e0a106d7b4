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
  /** An address of mail that nobody has proved spends nothing. */
  readonly isVerified: boolean;
  /** Below zero: what was spent was taken back afterwards. */
  readonly points: number;
  /** Points that are over next, and when. */
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
