// A booking as its guest's device knows it, and what it is told before.
import type { Translated } from '../language/translated.ts';
import type { Minor } from '../pricing/money.ts';
import type { Booking } from './booking.ts';
import type { BookingField } from './booking-verdict.ts';
import type { BusyReason } from './free-hours.ts';
import type { Season } from './season.ts';

/** Target of a booking: a product's size, or a table in a hall for a number of people. */
export type BookingTarget =
  | { readonly productVariantId: number; readonly categoryId?: number | undefined }
  | { readonly hall: string; readonly people: number };

export interface BookingDays {
  /** By date, "2026-12-10". */
  readonly busy: ReadonlyMap<string, BusyReason>;
  readonly first: string;
  readonly last: string;
  readonly mostPeople: number;
  /** Minutes before its begin until which it can be cancelled. */
  readonly cancelLimit: number;
  readonly confirms: boolean;
  readonly mails: boolean;
  /** Paid by card before it stands; undefined: nothing is. */
  readonly deposit: Minor | undefined;
  /** undefined: all year. */
  readonly season?: Season | undefined;
}

export interface OfferedHour {
  /** "14:30" */
  readonly time: string;
  /** Epoch ms. */
  readonly at: number;
  /** Minutes before UTC, where the clock shows the time twice. */
  readonly offset: number | undefined;
  readonly free: boolean;
}

export interface OfferedHall {
  readonly key: string;
  readonly name: Translated;
  readonly note: Translated;
  /** The largest party that finds room. */
  readonly most: number;
  /** undefined: all year. */
  readonly season?: Season | undefined;
  /** Bookings are taken for no day of its season yet. */
  readonly isShut: boolean;
}

export interface OwnBooking {
  readonly booking: Pick<
    Booking,
    'id' | 'status' | 'thing' | 'startAt' | 'endAt' | 'people' | 'person' | 'sequence' | 'changedAt'
  >;
  readonly key: string;
  /** Epoch ms; undefined: it cannot be cancelled any more. */
  readonly cancelUntil: number | undefined;
  readonly keeps: number | undefined;
  /** Hall of a reserved table, in all languages. */
  readonly hall?: Translated | undefined;
  readonly mailed: boolean;
  readonly deposit?: OwnDeposit | undefined;
}

/** Deposit of a booking, as its guest is told of it. */
export interface OwnDeposit {
  readonly amount: Minor;
  readonly isPaid: boolean;
  /** Until when an unpaid booking keeps its time, epoch ms. */
  readonly heldUntil: number | undefined;
  /** Goes back to the card or has gone, also where it was paid too late for the booking to stand. */
  readonly refunded: Minor;
}

/**
 * Why a call about a booking came to nothing. offline: nothing answered, and what was sent may have arrived · gone: the place
 * has not got it · faults: by field · taken, time: with the next hours that are free · price: it has changed · late: it cannot
 * be cancelled any more · wait: too much was asked · other
 */
export type BookingFailure =
  | { readonly kind: 'offline' | 'gone' | 'price' | 'late' | 'wait' | 'other' }
  | { readonly kind: 'faults'; readonly fields: readonly BookingField[] }
  | { readonly kind: 'taken' | 'time'; readonly next: readonly number[] };
