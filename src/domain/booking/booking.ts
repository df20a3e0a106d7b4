// A booking: a product for some minutes, or a table for some people. What it may become, and what of it occupies.
import type { Language } from '../language/language.ts';
import type { Currency, Minor } from '../pricing/money.ts';

/**
 * unpaid: it waits for its deposit, and keeps its time meanwhile · pending: the venue has yet to confirm it · confirmed ·
 * arrived: its guests are here, a table's sit · no_show: nobody came · declined: by the venue · cancelled: by the guest, or by the
 * venue for them · lapsed: its deposit was not paid in time. Persisted: added to and never renamed.
 */
export const BOOKING_STATUSES = [
  ...(['pending', 'confirmed', 'arrived', 'no_show', 'declined', 'cancelled'] as const),
  ...(['unpaid', 'lapsed'] as const),
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** A booking that stands keeps its resources: one that waits for the venue's word or for its deposit, too. */
const OCCUPYING: readonly BookingStatus[] = ['unpaid', 'pending', 'confirmed', 'arrived'];
export const isOccupying = (status: BookingStatus): boolean => OCCUPYING.includes(status);

const MOVES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  unpaid: ['pending', 'confirmed', 'cancelled', 'lapsed'],
  // Money that comes late is real: the booking stands where its time is still free.
  lapsed: ['pending', 'confirmed'],
  pending: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['arrived', 'no_show', 'cancelled'],
  arrived: [],
  no_show: [],
  declined: [],
  cancelled: [],
};

/** Whether a booking may go from one status to another. */
export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => MOVES[from].includes(to);

/**
 * Whether staff may move a booking from one status to another. Money alone confirms a booking that needs a deposit: confirmed
 * without it, its time would be free again at the end of the hold.
 */
export const mayStaffMake = (from: BookingStatus, to: BookingStatus): boolean =>
  mayBecome(from, to) && !((from === 'unpaid' || from === 'lapsed') && isOccupying(to));

/** True once the booked time has begun: before it, nobody can have stayed away. Both in epoch ms. */
export const hasBegun = (startAt: number, now: number): boolean => now >= startAt;

/** Whether a booking can still be moved to another time or table. */
export const isMovable = (status: BookingStatus): boolean => status === 'pending' || status === 'confirmed';

/** Money that is paid beforehand so that a booking stands. */
export interface BookingDeposit {
  readonly amount: Minor;
  readonly currency: Currency;
  /** Epoch ms of the payment; undefined: it is not paid. */
  readonly paidAt?: number | undefined;
  /** Until when an unpaid booking keeps its time, epoch ms. */
  readonly heldUntil?: number | undefined;
}

/** The person who booked. */
export interface BookingPerson {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  /** "": none was given. */
  readonly email: string;
  /** "": nothing was said. */
  readonly comment: string;
}

/** The booked product or table, by its name at that time. */
export type BookedThing =
  | {
      readonly kind: 'product';
      readonly productId: number;
      readonly variantId: number;
      readonly name: string;
      readonly size: string;
      /** null: nobody has fixed a price. */
      readonly price: Minor | null;
      readonly currency: Currency;
    }
  | { readonly kind: 'table'; readonly hall: string; readonly name: string };

export interface Booking {
  readonly id: string;
  readonly status: BookingStatus;
  readonly thing: BookedThing;
  /** Epoch ms: when it begins and ends for its guests. */
  readonly startAt: number;
  readonly endAt: number;
  /** Until when its resources are kept: with the minutes after it. */
  readonly busyUntil: number;
  readonly people: number;
  readonly person: BookingPerson;
  readonly language: Language;
  /** The resources that are its own: tables by their names. */
  readonly resources: readonly string[];
  /** undefined: none was asked for. */
  readonly deposit?: BookingDeposit | undefined;
  /** Its guests have said, or the staff have seen, that they come later. */
  readonly isLate: boolean;
  /** How often it has been changed: the SEQUENCE of its calendar file. */
  readonly sequence: number;
  readonly createdAt: number;
  readonly changedAt: number;
}
