// Rules for guests who change an own booking: its day, hour, number of people and comment.
import { type Booking, isMovable } from './booking.ts';
import type { WantedResources } from './booking-terms.ts';
import { cancelEnd } from './cancel-until.ts';

export interface ChangedBooking {
  /** Epoch ms. */
  readonly startAt: number;
  readonly people: number;
  /** "": no comment. */
  readonly comment: string;
}

type Known = Pick<Booking, 'startAt' | 'people'>;

/**
 * Epoch ms until which the guest may change a booking: the deadline to cancel. undefined: no longer. `limit`: minutes before
 * the begin. A booking that awaits its deposit cannot be changed, because its payment has begun.
 */
export const changeEnd = (
  booking: Pick<Booking, 'status' | 'startAt'>,
  limit: number,
  now: number,
): number | undefined => (isMovable(booking.status) ? cancelEnd(booking, limit, now) : undefined);

/** Whether a change needs a free time anew. A comment alone does not: it neither moves nor is confirmed again. */
export const needsTime = (before: Known, { startAt, people }: ChangedBooking): boolean =>
  startAt !== before.startAt || people !== before.people;

/** True when a change changes something. */
export const isChange = (before: Known & Pick<Booking, 'person'>, change: ChangedBooking): boolean =>
  needsTime(before, change) || change.comment !== before.person.comment;

/**
 * Whether a change would change the deposit, so that the guest must call the venue. `due`: deposit that a new booking for so
 * many people would pay by card; 0: none.
 */
export const touchesDeposit = (
  before: Pick<Booking, 'people' | 'deposit'>,
  { people, due }: { readonly people: number; readonly due: number },
): boolean => people !== before.people && (before.deposit !== undefined || due > 0);

/**
 * Resources for a changed booking: the own ones first, so that the guests keep their table. Another number of people gets
 * tables like a new booking, so that two people do not keep the table of six.
 */
export const wantedForChange = (
  wanted: WantedResources,
  before: Pick<Booking, 'resources' | 'people' | 'thing'>,
  people: number,
): WantedResources =>
  before.thing.kind === 'product' || people === before.people
    ? { ...wanted, choices: [before.resources, ...wanted.choices] }
    : wanted;
