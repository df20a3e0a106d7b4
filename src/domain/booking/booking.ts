// A booking: a product for some minutes, or a table for a party. Its statuses, moves and resources.
import type { Language } from '../language/language.ts';
import type { Currency, Minor } from '../pricing/money.ts';

/**
 * unpaid: awaits its deposit and holds its time · pending: awaits the venue's confirmation · confirmed · arrived: the guests
 * are here · no_show: the guests did not come · declined: by the venue · cancelled: by the guest, or by the venue for them ·
 * lapsed: the deposit was not paid in time. Persisted: values are added and never renamed.
 */
export const BOOKING_STATUSES = [
  ...(['pending', 'confirmed', 'arrived', 'no_show', 'declined', 'cancelled'] as const),
  ...(['unpaid', 'lapsed'] as const),
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Statuses that hold the resources, including bookings that await confirmation or deposit. */
const OCCUPYING: readonly BookingStatus[] = ['unpaid', 'pending', 'confirmed', 'arrived'];
export const isOccupying = (status: BookingStatus): boolean => OCCUPYING.includes(status);

const MOVES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  unpaid: ['pending', 'confirmed', 'cancelled', 'lapsed'],
  // A late payment still counts: the booking is restored when its time is still free.
  lapsed: ['pending', 'confirmed'],
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['arrived', 'no_show', 'cancelled'],
  arrived: [],
  no_show: [],
  declined: [],
  cancelled: [],
};

export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => MOVES[from].includes(to);

/**
 * Whether staff may move a booking between two statuses. Only a payment confirms a booking that needs a deposit: without it,
 * the hold would expire and free the time.
 */
export const mayStaffMake = (from: BookingStatus, to: BookingStatus): boolean =>
  mayBecome(from, to) && !((from === 'unpaid' || from === 'lapsed') && isOccupying(to));

/** True once the booked time has begun: a no-show is possible only from then on. Both times are epoch ms. */
export const hasBegun = (startAt: number, now: number): boolean => now >= startAt;

/** Whether a booking can still be moved to another time or table. */
export const isMovable = (status: BookingStatus): boolean => status === 'pending' || status === 'confirmed';

/** Deposit that must be paid before the booking is confirmed. */
export interface BookingDeposit {
  readonly amount: Minor;
  readonly currency: Currency;
  /** Epoch ms of the payment; undefined: not paid. */
  readonly paidAt?: number | undefined;
  /** When an unpaid booking releases its time, epoch ms. */
  readonly heldUntil?: number | undefined;
}

/** The person who booked. */
export interface BookingPerson {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** "": none given. */
  readonly email: string;
  /** "": no comment. */
  readonly comment: string;
}

/** The booked product or table, with its name at the time of booking. */
export type BookedThing =
  | {
      readonly kind: 'product';
      readonly productId: number;
      readonly variantId: number;
      readonly name: string;
      readonly size: string;
      /** null: the product has no fixed price. */
      readonly price: Minor | null;
      readonly currency: Currency;
    }
  | { readonly kind: 'table'; readonly hall: string; readonly name: string };

export interface Booking {
  readonly id: string;
  readonly status: BookingStatus;
  readonly thing: BookedThing;
  /** Epoch ms: begin and end as shown to the guests. */
  readonly startAt: number;
  readonly endAt: number;
  /** When the booking's resources are free again, including the minutes for cleaning. */
  readonly busyUntil: number;
  readonly people: number;
  readonly person: BookingPerson;
  readonly language: Language;
  /** The resources of the booking: tables by their names. */
  readonly resources: readonly string[];
  /** undefined: no deposit was requested. */
  readonly deposit?: BookingDeposit | undefined;
  /** The guests announced, or the staff saw, that they will be late. */
  readonly isLate: boolean;
  /** Minutes after `startAt` at which late guests are expected; undefined: not known. */
  readonly lateMinutes?: number | undefined;
  /** Number of changes: the SEQUENCE of its calendar file. */
  readonly sequence: number;
  readonly createdAt: number;
  readonly changedAt: number;
}
