// Deposits: card payments that a venue requires before a booking is confirmed.
import { type Minor, minor, percentOf, ZERO } from '../pricing/money.ts';

export interface DepositTerms {
  /** Percentage of the price of a booked product, 0 to 100; 0: no deposit. */
  readonly percent: number;
  /** Amount per guest of a reserved table; 0: no deposit. */
  readonly perPerson: Minor;
  /** Smaller parties need no deposit. */
  readonly fromPeople: number;
}

/** Deposit of a booking; 0: none. A product without a fixed price needs none. */
export const depositOf = (
  thing: { readonly kind: 'product'; readonly price: Minor | null } | { readonly kind: 'table' },
  people: number,
  { percent, perPerson, fromPeople }: DepositTerms,
): Minor => {
  if (thing.kind === 'product') return thing.price === null ? ZERO : percentOf(thing.price, percent);
  return people < fromPeople ? ZERO : minor(perPerson * people);
};

const MINUTE = 60_000;
/** Time that a guest has to start paying; a started payment holds until the bank's page expires. */
export const DEPOSIT_HOLD_MS = 15 * MINUTE;
/** Hold after the bank's page expires, so that the bank's final answer arrives before the time is released. */
export const DEPOSIT_GRACE_MS = 5 * MINUTE;
/** A hold is extended this long before its end, so that no other guest takes the time in between. */
export const DEPOSIT_LOOK_AHEAD_MS = MINUTE;
/** Time after a booking in which its payment can be started, so that a table is not held forever without payment. */
export const DEPOSIT_LAST_START_MS = 60 * MINUTE;
