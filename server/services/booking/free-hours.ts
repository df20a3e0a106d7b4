// Bookable times: days without a free time, and the times of a day. [S7.36, S7.37]

import type { BookingRules, WantedResources } from '#domain/booking/booking-terms.ts';
import { cellsBetween, type Taken } from '#domain/booking/cells.ts';
import {
  type BookingHour,
  type BookingPlace,
  type BusyReason,
  bookableDays,
  dateOfDay,
  dayAt,
  hoursOn,
  nextFreeHours,
  whyBusy,
} from '#domain/booking/free-hours.ts';
import { readTaken } from '../../store/booking/booking-cells.ts';
import type { Store } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { bookingPlaceOf, type FoundTarget } from './booking-target.ts';

type Db = Store['read'];
const DAY = 86_400_000;
const MINUTE = 60_000;
/** Days ahead that are searched for the next free times. */
const NEXT_DAYS = 14;

/**
 * Taken cells of all resources that a guest could get, on a range of days in the place's time zone, including the overlap
 * into the next days.
 */
export const takenOn = (
  db: Db,
  placeId: number,
  { choices, minutes, turn }: WantedResources,
  days: { readonly first: number; readonly last: number; readonly now: number; readonly but?: string | undefined },
): Promise<Taken> => {
  // A time zone differs from UTC by at most a day.
  const span = cellsBetween(days.first - DAY, days.last + 2 * DAY + (minutes + turn) * MINUTE);
  return readTaken(db, placeId, { resources: [...new Set(choices.flat())], ...span }, days);
};

export interface BusyDay {
  readonly date: string;
  readonly reason: BusyReason;
}

/** A booking that its guest changes: it does not block its own time. */
export interface OwnTime {
  readonly id: string;
  /** Epoch ms. */
  readonly startAt: number;
}

/** Days without a free time, and the first and the last day that can be booked. `own`: a booking to be changed. */
export const busyDays = async (
  db: Db,
  place: PublishedPlace,
  { wanted }: Pick<FoundTarget, 'wanted'>,
  now: number,
  own?: OwnTime,
): Promise<{ readonly busy: readonly BusyDay[]; readonly first: string; readonly last: string }> => {
  const asked = { ...bookingPlaceOf(place, now), ownStart: own?.startAt };
  const days = bookableDays(asked);
  const [first = 0, last = first] = [days[0], days.at(-1)];
  const taken = await takenOn(db, place.id, wanted, { first, last, now, but: own?.id });
  const busy = days.flatMap((day): BusyDay[] => {
    const reason = whyBusy(day, asked, wanted, taken);
    return reason === undefined ? [] : [{ date: dateOfDay(day), reason }];
  });
  return { busy, first: dateOfDay(first), last: dateOfDay(last) };
};

/**
 * Times of a day, free and taken. `but`: a booking to be moved, which does not block its own time; `ownStart`: its start,
 * which needs no lead time; `rules`: replace the venue's rules.
 */
export const hoursOfDay = async (
  db: Db,
  place: PublishedPlace,
  wanted: WantedResources,
  {
    day,
    now,
    but,
    ownStart,
    rules,
  }: {
    readonly day: number;
    readonly now: number;
    readonly but?: string;
    readonly ownStart?: number;
    readonly rules?: Partial<BookingRules>;
  },
): Promise<readonly BookingHour[]> => {
  const taken = await takenOn(db, place.id, wanted, { first: day, last: day, now, but });
  const asked = { ...bookingPlaceOf(place, now), ownStart };
  return hoursOn(day, { ...asked, rules: { ...asked.rules, ...rules } }, wanted, taken);
};

/** The next free times from an instant on, for a guest whose time was taken. `but`: a booking to be changed. */
export const nextHours = async (
  db: Db,
  placeId: number,
  asked: BookingPlace,
  { wanted, at, but }: { readonly wanted: WantedResources; readonly at: number; readonly but?: string },
): Promise<readonly number[]> => {
  const first = dayAt(at, asked.timeZone);
  const taken = await takenOn(db, placeId, wanted, { first, last: first + NEXT_DAYS * DAY, now: asked.now, but });
  return nextFreeHours(at, asked, wanted, taken);
};
