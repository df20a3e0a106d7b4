// A booking that staff enter for a guest: confirmed at once, by the same guard against double bookings.
import type { Booking } from '#domain/booking/booking.ts';
import type { BookingFaults } from '#domain/booking/booking-verdict.ts';
import { enteredFaults, rulesOfStaff, seatsOf } from '#domain/booking/entered-booking.ts';
import { type BookingPlace, dayAt, isBookableAt } from '#domain/booking/free-hours.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { mailsGuests } from '../mails-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { bookingPlaceOf, type FoundTarget, findTarget, tableOfResource, tableResource } from './booking-target.ts';
import { hoursOfDay } from './free-hours.ts';
import { occupiedOf } from './seated-tables.ts';
import { type StaffHours, tablesTaken } from './staff-day.ts';
import { answerAgain, type NewBooking, writeBooking } from './write-booking.ts';

/** A table for a party: the smallest free one that fits, an empty one first if the booking begins soon; or the named ones. */
export interface EntryWish {
  readonly hall: string;
  readonly people: number;
  readonly tables?: readonly string[] | undefined;
}

export interface BookingEntry extends EntryWish, NewBooking {
  /** Staff have read that the party is larger than its tables. */
  readonly isOverCapacity: boolean;
  /** Name of the staff member. */
  readonly by: string;
}

/**
 * unknown: no such hall · no_table: no such table in the hall · over_capacity: the tables have too few seats, and staff do not
 * know it · time: not offered on that day · taken: another booking has the tables
 */
export type EntryRefusal =
  | { readonly kind: 'unknown' | 'no_table' | 'reused' | 'over_capacity' | 'time' | 'taken' }
  | { readonly kind: 'faults'; readonly faults: BookingFaults };

export interface EnteredBooking {
  readonly booking: Booking;
  /** Tables of the booking at which guests sit now, if the booking begins soon. */
  readonly occupied: readonly string[];
}

interface Wanted {
  readonly found: FoundTarget;
  readonly isOver: boolean;
}

const wantedOf = (place: PublishedPlace, wish: EntryWish): Result<Wanted, 'unknown' | 'no_table'> => {
  const { hall: key, people, tables = [] } = wish;
  const hall = place.document.bookings?.tables?.halls.find((one) => one.key === key);
  const found = findTarget(place, { hall: key, people });
  if (!hall || !found) return fail('unknown');
  if (tables.length === 0) return ok({ found, isOver: found.wanted.choices.length === 0 });
  if (new Set(tables).size < tables.length) return fail('no_table');
  if (tables.some((name) => !hall.tables.some((one) => one.name === name))) return fail('no_table');
  const wanted = { ...found.wanted, choices: [tables.map(tableResource)] };
  return ok({ found: { ...found, wanted }, isOver: seatsOf(hall, tables) < people });
};

const askedOn = (place: PublishedPlace, day: number, now: number): BookingPlace => {
  const asked = bookingPlaceOf(place, now);
  const today = dayAt(now, asked.timeZone);
  return { ...asked, rules: { ...asked.rules, ...rulesOfStaff(asked.rules, { day, today }) } };
};

/** Times of a day for an entered booking, free and taken. `day`: midnight of the date as UTC. */
export async function entryHours(
  services: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  wish: EntryWish,
  day: number,
): Promise<Result<StaffHours, 'unknown' | 'no_table'>> {
  const asked = wantedOf(place, wish);
  if (!asked.ok) return asked;
  const { store, clock } = services;
  const { wanted } = asked.value.found;
  const now = clock();
  const { rules } = askedOn(place, day, now);
  const hours = await hoursOfDay(store.read, place, wanted, { day, now, rules });
  return ok({ hours, minutes: wanted.minutes + wanted.turn, taken: await tablesTaken(services, place, day) });
}

/** Confirms or rejects an entered booking once per id: a retry gets the same answer. It needs no deposit. */
export async function enterBooking(
  services: Pick<Services, 'store' | 'clock' | 'sendsMail' | 'demoSlugs'>,
  place: PublishedPlace,
  entry: BookingEntry,
): Promise<Result<EnteredBooking, EntryRefusal>> {
  const { store, clock } = services;
  const { id, hall, people, tables = [], startAt, person, by } = entry;
  const fingerprint = sha256(canonicalJson({ hall, people, tables, startAt: String(startAt), person }));
  const taken = await store.write(place.id, async (tx): Promise<Result<Booking, EntryRefusal>> => {
    const again = answerAgain(await findBooking(tx.db, place.id, id), fingerprint);
    if (again) return again;
    const wanted = wantedOf(place, entry);
    if (!wanted.ok) return fail({ kind: wanted.error });
    const faults = enteredFaults({ ...person, people });
    if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
    const { found, isOver } = wanted.value;
    // Without named tables nothing can be taken that has too few seats.
    if (isOver && (!entry.isOverCapacity || tables.length === 0)) return fail({ kind: 'over_capacity' });
    if (!Number.isFinite(startAt)) return fail({ kind: 'time' });
    const asked = askedOn(place, dayAt(startAt, place.document.place.timeZone), clock());
    if (!isBookableAt(startAt, asked, found.wanted)) return fail({ kind: 'time' });
    const booking = await writeBooking(tx, place.id, entry, {
      ...{ found, asked, fingerprint, status: 'confirmed', by, mails: mailsGuests(services, place) },
    });
    return booking ? ok(booking) : fail({ kind: 'taken' });
  });
  if (!taken.ok) return taken;
  const { resources } = taken.value;
  const occupied = await occupiedOf(store.read, place.id, resources, { startAt, now: clock() });
  const booking = { ...taken.value, resources: resources.map(tableOfResource) };
  return ok({ booking, occupied: occupied.map(tableOfResource) });
}
