// Bookable hours of a day, as wall-clock times of the place with their instants: an hour that the clocks skip is left out,
// and a repeated hour is listed twice.
import { wallClockAt } from '../place/clock-zone.ts';
import { type DayTime, timesOfDay } from '../place/day-times.ts';
import { openingsFrom } from '../place/hours.ts';
import type { VenueHours } from '../place/weekly-hours.ts';
import type { BookingRules, ResourceSet, WantedResources } from './booking-terms.ts';
import { cellsOf, isFree, type Taken } from './cells.ts';
import { isInSeason } from './season.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface BookingPlace {
  readonly hours: VenueHours;
  readonly timeZone: string;
  readonly rules: Pick<BookingRules, 'interval' | 'lead' | 'daysAhead'>;
  /** Epoch ms, the server's clock. */
  readonly now: number;
  /** Start of a booking that its guest changes: its own time needs no lead time. */
  readonly ownStart?: number | undefined;
}

export interface BookingHour extends DayTime {
  readonly free: boolean;
}

/**
 * Why a day takes no booking. season: out of season · closed: the place is closed, or not open long enough · late: too soon
 * from now · full
 */
export type BusyReason = 'season' | 'closed' | 'late' | 'full';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight of a date as if it were UTC; undefined for a date that does not exist. */
export const dayOfDate = (date: string): number | undefined => {
  if (!DATE.test(date)) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date ? undefined : day;
};

/** First date that takes a booking; undefined: none. */
export const firstFreeDate = ({
  first,
  last,
  busy,
}: {
  readonly first: string;
  readonly last: string;
  readonly busy: ReadonlyMap<string, BusyReason>;
}): string | undefined => {
  const end = dayOfDate(last) ?? 0;
  for (let day = dayOfDate(first) ?? 0; day <= end; day += DAY) if (!busy.has(dateOfDay(day))) return dateOfDay(day);
  return undefined;
};

export const dateOfDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Midnight of the day of an instant on the place's clock. */
export const dayAt = (at: number, timeZone: string): number => {
  const wall = wallClockAt(at, timeZone);
  return wall - (wall % DAY);
};

/** Days for which bookings are taken, today first. */
export const bookableDays = ({ timeZone, rules, now }: BookingPlace): readonly number[] => {
  const today = dayAt(now, timeZone);
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => today + ahead * DAY);
};

/** Times of a day at which a booking of this length ends before the place closes. */
const timesWithin = (
  day: number,
  place: BookingPlace,
  { minutes, hours, season }: Pick<WantedResources, 'minutes' | 'hours' | 'season'>,
) => {
  if (!isInSeason(day, season)) return [];
  // A booking in the day's last hour may end on the next day.
  const all = [place.hours, ...(hours ? [{ openingHours: hours }] : [])].map((one) =>
    openingsFrom(one, place.timeZone, day, 2),
  );
  return timesOfDay(day, place.rules.interval, place.timeZone).filter(({ at }) =>
    all.every((openings) => openings.some(({ start, end }) => start <= at && at + minutes * MINUTE <= end)),
  );
};

/** First set of resources that is free from an instant on; undefined: none. */
export const freeChoice = (
  { choices, minutes, turn }: WantedResources,
  taken: Taken,
  at: number,
): ResourceSet | undefined => {
  const cells = cellsOf(at, minutes + turn);
  return choices.find((set) => isFree(taken, set, cells));
};

/** Hours of a day at which the place takes such a booking, free or taken; empty for a day beyond its limit. */
export const hoursOn = (
  day: number,
  place: BookingPlace,
  wanted: WantedResources,
  taken: Taken,
): readonly BookingHour[] => {
  const earliest = place.now + place.rules.lead * MINUTE;
  const today = dayAt(place.now, place.timeZone);
  const isOffered = day >= today && day <= today + place.rules.daysAhead * DAY;
  const { ownStart } = place;
  if (!isOffered && (ownStart === undefined || dayAt(ownStart, place.timeZone) !== day)) return [];
  return timesWithin(day, place, wanted)
    .filter(({ at }) => at === ownStart || (isOffered && at >= earliest))
    .map((hour) => ({ ...hour, free: freeChoice(wanted, taken, hour.at) !== undefined }));
};

/** Why a day takes no such booking; undefined: it takes one. */
export const whyBusy = (
  day: number,
  place: BookingPlace,
  wanted: WantedResources,
  taken: Taken,
): BusyReason | undefined => {
  if (!isInSeason(day, wanted.season)) return 'season';
  const hours = hoursOn(day, place, wanted, taken);
  if (hours.some(({ free }) => free)) return undefined;
  if (hours.length > 0) return 'full';
  return timesWithin(day, place, wanted).length > 0 ? 'late' : 'closed';
};

/** Whether a booking may begin at an instant, ignoring taken resources. */
export const isBookableAt = (at: number, place: BookingPlace, wanted: WantedResources): boolean =>
  Number.isFinite(at) &&
  Math.abs(at - place.now) < 400 * DAY &&
  hoursOn(dayAt(at, place.timeZone), place, wanted, new Set()).some((hour) => hour.at === at);

/** The next free hours after an instant, across the following days; a booking's own time is no alternative to itself. */
export const nextFreeHours = (
  at: number,
  place: BookingPlace,
  wanted: WantedResources,
  taken: Taken,
  most = 3,
): readonly number[] => {
  const found: number[] = [];
  const first = dayAt(at, place.timeZone);
  for (const day of bookableDays(place)) {
    if (day < first) continue;
    for (const hour of hoursOn(day, place, wanted, taken))
      if (hour.free && hour.at >= at && hour.at !== place.ownStart) found.push(hour.at);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
};
