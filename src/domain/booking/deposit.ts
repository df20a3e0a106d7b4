// Deposits: a venue asks for money by card before a booking stands.
import { type Minor, minor, percentOf, ZERO } from '../pricing/money.ts';

export interface DepositTerms {
  /** Percent of the price of a booked product, 0 to 100; 0: no deposit. */
  readonly percent: number;
  /** Amount for each guest of a reserved table; 0: no deposit. */
  readonly perPerson: Minor;
  /** Smaller parties reserve without a deposit. */
  readonly fromPeople: number;
}

/** Deposit of a booking; 0: none. A product without a fixed price has none. */
export const depositOf = (
  thing: { readonly kind: 'product'; readonly price: Minor | null } | { readonly kind: 'table' },
  people: number,
  { percent, perPerson, fromPeople }: DepositTerms,
): Minor => {
  if (thing.kind === 'product') return thing.price === null ? ZERO : percentOf(thing.price, percent);
  return people < fromPeople ? ZERO : minor(perPerson * people);
};

const MINUTE = 60_000;
/** Time that a guest has to begin paying; a payment that is begun gets the time of the bank's page. */
export const DEPOSIT_HOLD_MS = 15 * MINUTE;
/** Behind the end of the bank's page, so that its last word comes before the time is another's. */
export const DEPOSIT_GRACE_MS = 5 * MINUTE;
/** A hold that goes on does so this long before its end, so that nobody is quicker. */
export const DEPOSIT_LOOK_AHEAD_MS = MINUTE;
/** Time after a booking in which its payment can be begun: nobody keeps a table for ever by never paying. */
export const DEPOSIT_LAST_START_MS = 60 * MINUTE;
