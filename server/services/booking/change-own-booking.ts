// A guest changes an own booking by its link: day, hour, number of people and comment.
import type { Booking } from '#domain/booking/booking.ts';
import { type BookingFaults, bookingFaults } from '#domain/booking/booking-verdict.ts';
import {
  type ChangedBooking,
  changeEnd,
  isChange,
  needsTime,
  touchesDeposit,
  wantedForChange,
} from '#domain/booking/changed-booking.ts';
import { type BookingHour, isBookableAt } from '#domain/booking/free-hours.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking, saveBooking } from '../../store/booking/bookings-rows.ts';
import type { Tx } from '../../store/store.ts';
import { mailsGuests } from '../mails-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { bookingOfKey } from './booking-key.ts';
import { bookingPlaceOf, type FoundTarget, findTarget, rulesOf } from './booking-target.ts';
import { depositDue, standingStatus } from './deposit.ts';
import { busyDays, hoursOfDay, nextHours } from './free-hours.ts';
import { moved } from './moved-booking.ts';
import { ownBooking } from './own-booking.ts';
import { tellBooking } from './tell-booking.ts';

export interface BookingChange extends ChangedBooking {
  /** Key of the booking's link. */
  readonly key: string;
  /** Number of changes of the booking that the guest saw. */
  readonly sequence: number;
  /** For rate limits only. */
  readonly address: string;
}

/**
 * gone: the place does not offer it any more · too_late: the deadline has passed, or the booking is over · edited: somebody
 * else has changed the booking since · deposit: the change would change the deposit
 */
export type ChangeRefusal =
  | { readonly kind: 'unknown' | 'gone' | 'too_late' | 'edited' | 'deposit' }
  | { readonly kind: 'faults'; readonly faults: BookingFaults }
  /** time: not offered · taken: another booking has it */
  | { readonly kind: 'time' | 'taken'; readonly next: readonly number[] }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Target of the change for a number of people; `undefined`: the place does not offer it any more. */
const changeTarget = (place: PublishedPlace, booking: Booking, people: number): FoundTarget | undefined => {
  const { thing } = booking;
  const found = findTarget(
    place,
    thing.kind === 'product' ? { productVariantId: thing.variantId } : { hall: thing.hall, people },
  );
  return (
    found && {
      ...found,
      wanted: wantedForChange(found.wanted, booking, people),
      // Staff may have taken a larger party.
      mostPeople: Math.max(found.mostPeople, booking.people),
    }
  );
};

const asWished = (place: PublishedPlace, booking: Booking, now: number) => ({
  ...bookingPlaceOf(place, now),
  ownStart: booking.startAt,
});

/** Whether a change to so many people must be arranged by phone; `amount`: deposit that would be due. */
const depositOfChange = (services: Services, place: PublishedPlace, found: Booking, change: { people: number }) => {
  const target = { thing: found.thing };
  const { due, isPayable } = depositDue(services, place, target, change.people);
  const isTouched = touchesDeposit(found, { people: change.people, due: isPayable ? due : 0 });
  // When a deposit is due and no card can be charged, the venue decides.
  const status = due > 0 && found.deposit === undefined ? ('pending' as const) : standingStatus(place);
  return { due, isTouched, status };
};

/** The days for a change of the number of people; `undefined`: no such booking, or the place does not offer it any more. */
export const changeDays = async (
  services: Services,
  place: PublishedPlace,
  { key, people }: { readonly key: string; readonly people: number },
) => {
  const now = services.clock();
  const booking = await ownBooking(services, place, key);
  const target = booking && changeTarget(place, booking, people);
  if (!booking || !target) return undefined;
  const { due, isTouched, status } = depositOfChange(services, place, booking, { people });
  const days = await busyDays(services.store.read, place, target, now, booking);
  return { ...days, target, cancelLimit: rulesOf(place).cancelLimit, confirms: status === 'pending', due, isTouched };
};

/** The hours of a day for a change, with the booking's own time as a free one; `undefined` as for `changeDays`. */
export const changeHours = async (
  services: Services,
  place: PublishedPlace,
  { key, people, day }: { readonly key: string; readonly people: number; readonly day: number },
): Promise<readonly BookingHour[] | undefined> => {
  const booking = await ownBooking(services, place, key);
  const target = booking && changeTarget(place, booking, people);
  if (!booking || !target) return undefined;
  const own = { but: booking.id, ownStart: booking.startAt };
  return hoursOfDay(services.store.read, place, target.wanted, { day, now: services.clock(), ...own });
};

/** The changed booking with its new time; the caller saves it. The place must be locked. */
const applied = async (
  services: Services,
  place: PublishedPlace,
  tx: Tx,
  { found, change, now }: { readonly found: Booking; readonly change: BookingChange; readonly now: number },
): Promise<Result<Booking, ChangeRefusal>> => {
  const { startAt, people, comment } = change;
  const target = changeTarget(place, found, people);
  if (!target) return fail({ kind: 'gone' });
  const faults = bookingFaults({ people, name: '', phone: '', email: '', comment }, target.mostPeople, []);
  if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
  const next: Booking = { ...found, people, person: { ...found.person, comment } };
  if (!needsTime(found, change)) return ok(next);
  const { isTouched, status } = depositOfChange(services, place, found, change);
  if (isTouched) return fail({ kind: 'deposit' });
  if (!isBookableAt(startAt, asWished(place, found, now), target.wanted)) return fail({ kind: 'time', next: [] });
  const done = await moved(tx, place, next, { to: { startAt, wanted: target.wanted }, now });
  return done.ok ? ok({ ...done.value, status }) : fail({ kind: 'taken', next: [] });
};

/**
 * Changes a booking completely or not at all: it has its old time until it has the new one. A repeated change changes
 * nothing, and is answered alike.
 */
export async function changeOwnBooking(
  services: Services,
  place: PublishedPlace,
  change: BookingChange,
): Promise<Result<Booking, ChangeRefusal>> {
  const { store, clock, limits } = services;
  const { startAt, people, sequence } = change;
  const id = bookingOfKey(services, place.id, change.key);
  const known = id === undefined ? undefined : (await findBooking(store.read, place.id, id))?.booking;
  if (!known) return fail({ kind: 'unknown' });
  if (!isChange(known, change)) return ok(known);
  const wait = await limits.bookings.take(change.address);
  if (wait !== undefined) return fail({ kind: 'wait', seconds: wait });
  const changed = await store.write(place.id, async (tx): Promise<Result<Booking, ChangeRefusal>> => {
    const now = clock();
    const found = (await findBooking(tx.db, place.id, known.id))?.booking;
    if (!found) return fail({ kind: 'unknown' });
    if (!isChange(found, change)) return ok(found);
    if (changeEnd(found, rulesOf(place).cancelLimit, now) === undefined) return fail({ kind: 'too_late' });
    if (sequence !== found.sequence) return fail({ kind: 'edited' });
    const done = await applied(services, place, tx, { found, change, now });
    if (!done.ok) return done;
    const booking = { ...done.value, sequence: found.sequence + 1, changedAt: now };
    await saveBooking(tx, place.id, booking);
    await tellBooking(tx, place.id, {
      booking,
      before: found,
      by: null,
      mails: mailsGuests(services, place) && needsTime(found, change),
    });
    return ok(booking);
  });
  if (changed.ok || (changed.error.kind !== 'time' && changed.error.kind !== 'taken')) return changed;
  const target = changeTarget(place, known, people);
  const asked = asWished(place, known, clock());
  const at = Number.isFinite(startAt) ? Math.max(startAt, asked.now) : asked.now;
  const next = target ? await nextHours(store.read, place.id, asked, { ...target, at, but: known.id }) : [];
  return fail({ ...changed.error, next });
}
