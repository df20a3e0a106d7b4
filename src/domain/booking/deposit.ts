// What a venue asks for beforehand, by card, so that a booking stands.
import { type Minor, minor, percentOf, ZERO } from '../pricing/money.ts';

export interface DepositTerms {
  /** Of the price of a product that is booked, 0 to 100; 0: none. */
  readonly percent: number;
  /** For each guest of a reserved table; 0: none. */
  readonly perPerson: Minor;
  /** Smaller parties reserve without a deposit. */
  readonly fromPeople: number;
}

/** What is to be paid before the booking stands; 0: nothing. A product without a fixed price has no deposit. */
export const depositOf = (
  thing: { readonly kind: 'product'; readonly price: Minor | null } | { readonly kind: 'table' },
  people: number,
  { percent, perPerson, fromPeople }: DepositTerms,
): Minor => {
  if (thing.kind === 'product') return thing.price === null ? ZERO : percentOf(thing.price, percent);
  return people < fromPeople ? ZERO : minor(perPerson * people);
};

const MINUTE = 60_000;
/** A guest has so long to begin paying; whoever pays is given the time of the bank's page. */
export const DEPOSIT_HOLD_MS = 15 * MINUTE;
/** Behind the end of the bank's page, so that its last word comes before the time is another's. */
export const DEPOSIT_GRACE_MS = 5 * MINUTE;
/** No payment is begun later than so long after the booking: a time is not kept for ever by whoever never pays. */
export const DEPOSIT_LAST_START_MS = 60 * MINUTE;
