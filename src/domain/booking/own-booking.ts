// A booking as its guest's device knows it, and the data shown before booking.
import type { Translated } from '../language/translated.ts';
import type { Minor } from '../pricing/money.ts';
import type { Booking } from './booking.ts';
import type { BookingField } from './booking-verdict.ts';
import type { BusyReason } from './free-hours.ts';
import type { Season } from './season.ts';

/** Target of a booking: a product's size, or a table in a hall for a number of people. */
export type BookingTarget =
  | {
      readonly productVariantId: number;
      readonly categoryId?: number | undefined;
      readonly productId?: number | undefined;
    }
  | { readonly hall: string; readonly people: number };

export interface BookingDays {
  /** By date, "2026-12-10". */
  readonly busy: ReadonlyMap<string, BusyReason>;
  readonly first: string;
  readonly last: string;
  readonly mostPeople: number;
  /** Minutes before the begin until which the guest can cancel. */
  readonly cancelLimit: number;
  readonly confirms: boolean;
  readonly mails: boolean;
  /** Deposit by card before the booking is confirmed; undefined: none. */
  readonly deposit: Minor | undefined;
  /** undefined: all year. */
  readonly season?: Season | undefined;
}

export interface OfferedHour {
  /** "14:30" */
  readonly time: string;
  /** Epoch ms. */
  readonly at: number;
  /** UTC offset in minutes, when the wall-clock time occurs twice. */
  readonly offset: number | undefined;
  readonly free: boolean;
}

export interface OfferedHall {
  readonly key: string;
  readonly name: Translated;
  readonly note: Translated;
  /** Largest party that a table fits. */
  readonly most: number;
  /** undefined: all year. */
  readonly season?: Season | undefined;
  /** The season is out of the booking range. */
  readonly isShut: boolean;
}

export interface OwnBooking {
  readonly booking: Pick<
    Booking,
    'id' | 'status' | 'thing' | 'startAt' | 'endAt' | 'people' | 'person' | 'sequence' | 'changedAt'
  >;
  readonly key: string;
  /** Epoch ms; undefined: the booking can no longer be cancelled. */
  readonly cancelUntil: number | undefined;
  readonly keeps: number | undefined;
  /** Hall of a reserved table, in all languages. */
  readonly hall?: Translated | undefined;
  /** State of the latest mail to the given address: on its way, sent, or not sent after many tries; undefined: none. */
  readonly mail?: 'waiting' | 'sent' | 'failed' | undefined;
  readonly deposit?: OwnDeposit | undefined;
}

/** Deposit of a booking, as its guest sees it. */
export interface OwnDeposit {
  readonly amount: Minor;
  readonly isPaid: boolean;
  /** When an unpaid booking releases its time, epoch ms. */
  readonly heldUntil: number | undefined;
  /** Amount refunded or being refunded, also when the payment came too late for the booking. */
  readonly refunded: Minor;
}

/**
 * Why a booking call failed. offline: nothing was sent · unanswered: sent without an answer, so it may have arrived · gone:
 * the place does not have the booking · faults: by field · taken, time: with the next free hours · price: it has changed ·
 * late: too late to cancel or change · edited: somebody else has changed the booking since · deposit: the change needs another
 * deposit · wait: too many requests · other
 */
export type BookingFailure =
  | { readonly kind: 'offline' | 'unanswered' | 'gone' | 'price' | 'late' | 'edited' | 'deposit' | 'wait' | 'other' }
  | { readonly kind: 'faults'; readonly fields: readonly BookingField[] }
  | { readonly kind: 'taken' | 'time'; readonly next: readonly number[] };
