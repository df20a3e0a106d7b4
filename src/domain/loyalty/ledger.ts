// A customer's points and money at a place, computed from the rows of an append-only ledger.

/** points · money: in minor units */
export const LOYALTY_UNITS = ['points', 'money'] as const;
export type LoyaltyUnit = (typeof LOYALTY_UNITS)[number];

/**
 * earned: for a payment · taken_back: that payment was refunded · spent: on an order · given_back: that order was rejected.
 * Persisted: values are added and never renamed.
 */
export const LOYALTY_KINDS = ['earned', 'taken_back', 'spent', 'given_back'] as const;
export type LoyaltyKind = (typeof LOYALTY_KINDS)[number];

export interface LedgerRow {
  readonly unit: LoyaltyUnit;
  readonly kind: LoyaltyKind;
  /** Negative: deducted. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
  /** Expiry; undefined: never. */
  readonly expiresAt?: number | undefined;
}

/** An amount with its expiry. */
interface Lot {
  readonly until: number;
  left: number;
}

export interface Balance {
  /** Negative: earned amounts were taken back after they were spent. The next earnings offset it. */
  readonly amount: number;
  /** Amount that expires next, with its time. */
  readonly next: { readonly amount: number; readonly at: number } | undefined;
  /** Amounts that expired unspent, oldest first. */
  readonly expired: readonly { readonly amount: number; readonly at: number }[];
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * A customer's balance of one unit: `rows` of only that unit, in writing order. Amounts that expire first are spent first.
 * All rows sum to the balance and the expired amounts.
 */
export const balanceOf = (rows: readonly LedgerRow[], now: number): Balance => {
  let lots: Lot[] = [];
  let owed = 0;
  const expired: { amount: number; at: number }[] = [];
  const expire = (at: number): void => {
    const over = lots.filter(({ until }) => until <= at).toSorted((one, other) => one.until - other.until);
    for (const { left, until } of over) if (left > 0) expired.push({ amount: left, at: until });
    lots = lots.filter(({ until }) => until > at);
  };
  for (const { amount, at, expiresAt = NEVER } of rows) {
    expire(at);
    if (amount >= 0) {
      const paidOff = Math.min(owed, amount);
      owed -= paidOff;
      lots.push({ until: expiresAt, left: amount - paidOff });
      continue;
    }
    let wanted = -amount;
    for (const lot of lots.toSorted((one, other) => one.until - other.until)) {
      const taken = Math.min(lot.left, wanted);
      lot.left -= taken;
      wanted -= taken;
    }
    owed += wanted;
  }
  expire(now);
  const there = lots.filter(({ left }) => left > 0);
  const first = Math.min(NEVER, ...there.map(({ until }) => until));
  const sum = (some: readonly Lot[]): number => some.reduce((all, { left }) => all + left, 0);
  return {
    amount: sum(there) - owed,
    next: first === NEVER ? undefined : { amount: sum(there.filter(({ until }) => until === first)), at: first },
    expired,
  };
};
