// A day's bookings for staff, and the times and tables to which each can move.
import type { Booking } from '#domain/booking/booking.ts';
import { type Hall, stayOf, tableChoices, type WantedResources } from '#domain/booking/booking-terms.ts';
import { rulesOfStaff } from '#domain/booking/entered-booking.ts';
import { type BookingHour, dayAt } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { instantOf } from '#domain/place/clock-zone.ts';
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

/** Times of a day at which a booking would fit; its present time does not block it. */
export const moveHours = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  booking: Booking,
  day: number,
): Promise<readonly BookingHour[]> => {
  const now = clock();
  const today = dayAt(now, place.document.place.timeZone);
  const rules = rulesOfStaff(rulesOf(place), { day, today });
  return hoursOfDay(store.read, place, choicesOf(place, booking, day), { day, now, but: booking.id, rules });
};
