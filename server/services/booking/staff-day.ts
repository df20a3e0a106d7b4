// A day's bookings for staff, and the times and tables to which each can move.
import { type Booking, isOccupying } from '#domain/booking/booking.ts';
import {
  type Hall,
  type ResourceSet,
  stayOf,
  tableChoices,
  type WantedResources,
} from '#domain/booking/booking-terms.ts';
import { rulesOfStaff } from '#domain/booking/entered-booking.ts';
import { type BookingHour, dayAt } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import type { TableTaken } from '#domain/booking/tables-at.ts';
import { instantOf } from '#domain/place/clock-zone.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { bookingsBetween, findBooking, nextBookingStart } from '../../store/booking/bookings-rows.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { rulesOf, tableOfResource, tableResource } from './booking-target.ts';
import { hoursOfDay } from './free-hours.ts';

type Db = Store['read'];
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Replaces resource ids by the table names that staff use. */
const withNames = (booking: Booking): Booking => ({ ...booking, resources: booking.resources.map(tableOfResource) });

export const bookingOfStaff = async (db: Db, place: PublishedPlace, id: string): Promise<Booking | undefined> =>
  (await findBooking(db, place.id, id))?.booking;

/**
 * Bookings that begin on a day in the place's time zone, by time, and all tables that can be reserved. `nextStart`: start of
 * the first booking after the day that is not past.
 */
export const dayOfStaff = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { id, document }: PublishedPlace,
  day: number,
): Promise<{
  readonly bookings: readonly Booking[];
  readonly tables: readonly { readonly name: string; readonly seats: number }[];
  readonly nextStart: number | undefined;
}> => {
  const { timeZone } = document.place;
  const end = instantOf(day + DAY, timeZone);
  const found = await bookingsBetween(store.read, id, instantOf(day, timeZone), end);
  const halls = document.bookings?.tables?.halls ?? [];
  return {
    bookings: found.map(withNames),
    tables: halls.flatMap(({ tables }) => tables.map(({ name, seats }) => ({ name, seats }))),
    nextStart: await nextBookingStart(store.read, id, Math.max(end, clock())),
  };
};

/**
 * Resources that a booking may use on a day, its own first. Omits halls and products out of season. `day`: midnight of the
 * date as UTC.
 */
export const choicesOf = ({ document }: PublishedPlace, booking: Booking, day: number): WantedResources => {
  const { thing, people, resources, endAt, startAt, busyUntil } = booking;
  const minutes = (endAt - startAt) / MINUTE;
  const turn = (busyUntil - endAt) / MINUTE;
  if (thing.kind === 'product') {
    const { resources: all = resources, hours, season } = document.bookings?.products[thing.productId] ?? {};
    return { choices: [resources, ...all.map((one) => [one])], minutes, turn, hours, season };
  }
  const tables = document.bookings?.tables;
  const isShut = (hall: Hall): boolean => !isInSeason(day, hall.season);
  const halls = tables?.halls.filter((hall) => !isShut(hall)) ?? [];
  const own = halls.filter(({ key }) => key === thing.hall);
  const others = halls.filter(({ key }) => key !== thing.hall);
  const sets = [...own, ...others].flatMap((hall) => tableChoices(hall, people).map((set) => set.map(tableResource)));
  const isOwnShut = tables?.halls.some((hall) => hall.key === thing.hall && isShut(hall)) ?? false;
  return {
    choices: [...(isOwnShut ? [] : [resources]), ...sets],
    minutes: tables ? stayOf(tables, people) : minutes,
    turn,
  };
};

/** Tables that staff name for a booking, as its only choice; a reason: it cannot have them on that day. */
export const namedTables = (
  { document }: PublishedPlace,
  { thing }: Pick<Booking, 'thing'>,
  { day, tables }: { readonly day: number; readonly tables: readonly string[] },
): Result<readonly ResourceSet[], 'no_table' | 'out_of_season'> => {
  const halls = document.bookings?.tables?.halls ?? [];
  const hallsOf = tables.map((name) => halls.find((hall) => hall.tables.some((one) => one.name === name)));
  if (thing.kind !== 'table' || tables.length === 0 || hallsOf.includes(undefined)) return fail('no_table');
  return hallsOf.every((hall) => isInSeason(day, hall?.season))
    ? ok([tables.map(tableResource)])
    : fail('out_of_season');
};

/** Times of a day for staff. */
export interface StaffHours {
  readonly hours: readonly BookingHour[];
  /** Minutes for which a table is needed, with those for clearing; `undefined`: not a table. */
  readonly minutes: number | undefined;
  /** Bookings that have tables on this day, by time. */
  readonly taken: readonly TableTaken[];
}

/** Bookings that have tables on a day, also those of the days beside. `but`: id of a booking that is left out. */
export const tablesTaken = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { id: placeId, document }: PublishedPlace,
  day: number,
  but?: string,
): Promise<readonly TableTaken[]> => {
  const { timeZone } = document.place;
  const now = clock();
  const [from, to] = [instantOf(day - DAY, timeZone), instantOf(day + 2 * DAY, timeZone)];
  const found = await bookingsBetween(store.read, placeId, from, to);
  const isHeld = ({ deposit }: Booking): boolean => deposit?.heldUntil === undefined || deposit.heldUntil > now;
  return found
    .filter((one) => one.thing.kind === 'table' && one.id !== but && isOccupying(one.status) && isHeld(one))
    .flatMap(({ resources, startAt, busyUntil, person }) =>
      resources.map((one) => ({ table: tableOfResource(one), startAt, until: busyUntil, name: person.name })),
    );
};

/**
 * Times of a day at which a booking would fit; its present time does not block it. `tables`: only these; `undefined`: its own
 * or any that fit.
 */
export const moveHours = async (
  services: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  booking: Booking,
  { day, tables }: { readonly day: number; readonly tables?: readonly string[] | undefined },
): Promise<StaffHours> => {
  const { store, clock } = services;
  const now = clock();
  const today = dayAt(now, place.document.place.timeZone);
  const rules = rulesOfStaff(rulesOf(place), { day, today });
  const named = tables && namedTables(place, booking, { day, tables });
  const any = choicesOf(place, booking, day);
  const wanted = named ? { ...any, choices: named.ok ? named.value : [] } : any;
  const hours = await hoursOfDay(store.read, place, wanted, { day, now, but: booking.id, rules });
  if (booking.thing.kind !== 'table') return { hours, minutes: undefined, taken: [] };
  const taken = await tablesTaken(services, place, day, booking.id);
  return { hours, minutes: wanted.minutes + wanted.turn, taken };
};
