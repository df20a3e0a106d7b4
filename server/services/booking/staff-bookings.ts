// Bookings for staff: the day's list, and each booking's changes from request to seating.
import { randomUUID } from 'node:crypto';
import { type Booking, hasBegun, isMovable, isOccupying, mayStaffMake } from '#domain/booking/booking.ts';
import { isRestoreMailed, mayRestore } from '#domain/booking/restored-booking.ts';
import { maySeat, mayUnseat } from '#domain/booking/seating.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freeCells } from '../../store/booking/booking-cells.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import { writeBookingAgain } from '../../store/mail/booking-mails.ts';
import type { Tx } from '../../store/store.ts';
import { mailsGuests } from '../mails-guests.ts';
import { shutDeposit } from '../payment/shut-deposit.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { tableOfResource } from './booking-target.ts';
import { keepTime, refundDeposit } from './deposit.ts';
import { type MoveRefusal, moved } from './moved-booking.ts';
import { roomFor } from './room-for.ts';
import { seatParty, unseatParty } from './seat-party.ts';
import { tellBooking } from './tell-booking.ts';

/**
 * not_here: the guests were marked as here by mistake · restore: the booking was ended by mistake · late: the guests said that
 * they come later, by `minutes` if they said it · move: to another time or other tables; without tables, any that fit
 */
export type StaffAction =
  | { readonly kind: 'confirm' | 'decline' | 'arrive' | 'not_here' | 'no_show' | 'cancel' | 'restore' }
  | { readonly kind: 'late'; readonly minutes?: number | undefined }
  | {
      readonly kind: 'move';
      readonly startAt: number;
      readonly tables?: readonly string[] | undefined;
      /** Staff have read that the party is larger than the tables. */
      readonly isOverCapacity: boolean;
    };

/**
 * table_taken: another party sits at the table · not_now: too early or too late to seat the party · has_ordered: the party is
 * here, because it has ordered · not_begun: too early for a no-show · over_capacity: the tables have too few seats, and staff
 * do not know it · given_away: another booking has the tables since this one ended
 */
export type StaffBookingRefusal =
  | MoveRefusal
  | ('unknown' | 'table_taken' | 'not_now' | 'has_ordered' | 'not_begun' | 'over_capacity' | 'given_away');

/** A party that has been too large for its tables so far may keep them. */
const isTooLarge = (place: PublishedPlace, booking: Booking, tables: readonly string[]): boolean => {
  const own = booking.resources.map(tableOfResource);
  if (tables.length === 0) return false;
  if (tables.length === own.length && tables.every((name) => own.includes(name))) return false;
  const room = roomFor(place, booking, tables);
  return room !== undefined && room < booking.people;
};

const STATUS_OF = {
  confirm: 'confirmed',
  decline: 'declined',
  arrive: 'arrived',
  no_show: 'no_show',
  cancel: 'cancelled',
} as const;

async function changed(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  { action, by, now }: { readonly action: StaffAction; readonly by: string; readonly now: number },
): Promise<Result<Booking, StaffBookingRefusal>> {
  if (action.kind === 'move') {
    const { tables = [], isOverCapacity } = action;
    if (booking.thing.kind === 'table' && !isOverCapacity && isTooLarge(place, booking, tables))
      return fail('over_capacity');
    return moved(tx, place, booking, { to: action, now });
  }
  if (action.kind === 'late') {
    return isMovable(booking.status) ? ok({ ...booking, isLate: true, lateMinutes: action.minutes }) : fail('illegal');
  }
  if (action.kind === 'not_here') {
    if (!mayUnseat(booking, now)) return fail('illegal');
    const unseated =
      booking.thing.kind === 'table' ? await unseatParty(tx, place, booking, { by, now }) : ok(undefined);
    return unseated.ok ? ok({ ...booking, status: 'confirmed' }) : unseated;
  }
  if (action.kind === 'restore') {
    if (!mayRestore(booking, now)) return fail('illegal');
    const isFree = await keepTime(tx, place.id, booking, { until: undefined, at: now });
    return isFree ? ok({ ...booking, status: 'confirmed' }) : fail('given_away');
  }
  const status = STATUS_OF[action.kind];
  if (!mayStaffMake(booking.status, status)) return fail('illegal');
  if (action.kind === 'no_show' && !hasBegun(booking.startAt, now)) return fail('not_begun');
  if (action.kind === 'arrive' && !maySeat(booking, place.document.place.timeZone, now)) return fail('not_now');
  if (action.kind === 'arrive' && booking.thing.kind === 'table') {
    const seated = await seatParty(tx, place, booking, now);
    if (!seated.ok) return seated;
  }
  return ok({ ...booking, status });
}

/** The venue ends the booking, so the deposit is refunded. A no-show loses it. */
const isTakenBack = (action: StaffAction): action is StaffAction & { readonly kind: 'cancel' | 'decline' } =>
  action.kind === 'cancel' || action.kind === 'decline';

/** The guest gets no mail about their coming; about a restored booking they get the confirmation again. */
const UNTOLD: readonly StaffAction['kind'][] = ['late', 'arrive', 'not_here', 'no_show', 'restore'];

/** Makes the change completely or not at all. */
export const changeBooking = async (
  services: Services,
  place: PublishedPlace,
  { id, action, by }: { readonly id: string; readonly action: StaffAction; readonly by: string },
): Promise<Result<Booking, StaffBookingRefusal>> => {
  const { store, clock } = services;
  const before = isTakenBack(action) ? (await findBooking(store.read, place.id, id))?.booking : undefined;
  // Closes the bank's page only when the action is allowed.
  if (before && isTakenBack(action) && mayStaffMake(before.status, STATUS_OF[action.kind]))
    await shutDeposit(services, place, id);
  return store.write(place.id, async (tx): Promise<Result<Booking, StaffBookingRefusal>> => {
    const now = clock();
    const found = (await findBooking(tx.db, place.id, id))?.booking;
    if (!found) return fail('unknown');
    const done = await changed(tx, place, found, { action, by, now });
    if (!done.ok) return done;
    const { deposit, ...rest } = done.value;
    const booking: Booking = {
      ...{ ...rest, sequence: found.sequence + 1, changedAt: now },
      deposit: deposit && { ...deposit, heldUntil: undefined },
    };
    if (!isOccupying(booking.status)) await freeCells(tx, place.id, id);
    if (isTakenBack(action)) await refundDeposit(tx, place.id, id, { by, at: now });
    await saveBooking(tx, place.id, booking);
    const isMailing = mailsGuests(services, place) && booking.person.email !== '';
    await tellBooking(tx, place.id, { booking, before: found, by, mails: isMailing && !UNTOLD.includes(action.kind) });
    // A cancellation that still waits to be sent becomes the confirmation, because a mail tells the state of its own moment.
    if (action.kind === 'restore' && isMailing && isRestoreMailed(found))
      await writeBookingAgain(tx, { id: randomUUID(), placeId: place.id, bookingId: id, createdAt: now });
    return ok({ ...booking, resources: booking.resources.map(tableOfResource) });
  });
};
