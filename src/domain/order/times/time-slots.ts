// The times for which an order can be taken: within the opening hours of the place, of the dishes and of the zone that it is
// carried to, as far ahead as the kitchen needs and no farther than the place looks. All are times of the place's own clock.
import { isServed } from '../../delivery/served-hours.ts';
import { wallClockAt } from '../../place/clock-zone.ts';
import { type DayTime, timesOfDay } from '../../place/day-times.ts';
import { clockMinutes, type Interval, isOrderingOpen, openingsFrom, placeTime } from '../../place/hours.ts';
import type { DeliveryHours, OrderType } from '../../place/place.ts';
import type { Settings } from '../../place/settings.ts';
import { instantsOf } from '../../place/wall-instants.ts';
import type { VenueHours } from '../../place/weekly-hours.ts';
import type { DishHours } from './dish-hours.ts';
import { leadOf } from './due-at.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;
const WEEK_DAYS = 7;
/** Beyond this nothing is looked up, so that no number is too large for a clock. */
const FARTHEST = 400 * DAY;

/** Inputs that decide about times. */
export interface TimesAsked {
  readonly settings: VenueHours & Pick<Settings, 'times' | 'ordersAllowed' | 'disableOvertimeOrders'>;
  readonly timeZone: string;
  readonly orderType: OrderType;
  /** Hours of the dishes that are not available all day. */
  readonly dishes: readonly DishHours[];
  /**
   * Hours of the zones that deliver to its address, one of which is enough; undefined: delivered at any time, or not
   * delivered.
   */
  readonly zones?: readonly DeliveryHours[] | undefined;
  /** Epoch ms, the server's clock. */
  readonly now: number;
}

export type TimeSlot = DayTime;

/** The part of one opening that lies on a day, and the times in it. */
export interface SlotWindow {
  /** Minutes since midnight, as the clock shows them; 1440: midnight. */
  readonly from: number;
  readonly to: number;
  readonly slots: readonly TimeSlot[];
}

export interface SlotDay {
  /** Midnight of the day on the place's clock, as if it were UTC. */
  readonly day: number;
  /** 0: today. */
  readonly ahead: number;
  /** Openings without a time that can still be had are left out. */
  readonly windows: readonly SlotWindow[];
  /** Why no time of the day can be had: the place is closed, it is too late, a dish is not to be had then, or its zone is not served. */
  readonly why?: 'closed' | 'late' | 'dishes' | 'zone';
}

const isOpenAt = (intervals: readonly Interval[], at: number): boolean =>
  intervals.some(({ start, end }) => start <= at && at < end);

/** Midnight of today on the place's clock. */
const todayOf = ({ timeZone, now }: TimesAsked): number => {
  const wall = wallClockAt(now, timeZone);
  return wall - (wall % DAY);
};

/** Whether any order is taken for a later time at this moment. */
const takesLater = ({ settings, timeZone, now }: TimesAsked): boolean =>
  settings.times.slot > 0 &&
  settings.ordersAllowed &&
  (settings.times.whenClosed || isOrderingOpen(settings, timeZone, now));

type Openings = {
  readonly house: readonly Interval[];
  /** Ways of each dish; one way whose categories are all open is enough. */
  readonly dishes: readonly (readonly (readonly (readonly Interval[])[])[])[];
};

const openingsOf = ({ settings, timeZone, dishes }: TimesAsked, today: number, days: number): Openings => {
  // Many dishes share a category.
  const known = new Map<object, readonly Interval[]>();
  const during = (hours: DishHours[number][number]): readonly Interval[] => {
    const found = known.get(hours) ?? openingsFrom({ openingHours: hours }, timeZone, today, days);
    known.set(hours, found);
    return found;
  };
  return {
    house: openingsFrom(settings, timeZone, today, days),
    dishes: dishes.map((ways) => ways.map((way) => way.map(during))),
  };
};

const haveDishes = ({ dishes }: Openings, at: number): boolean =>
  dishes.every((ways) => ways.some((way) => way.every((intervals) => isOpenAt(intervals, at))));

/** `minutes`: of the place's clock, since midnight. */
const isCarried = ({ zones }: TimesAsked, minutes: number): boolean =>
  zones === undefined || zones.some((zone) => isServed(zone, minutes));

/** Whether the way to its address is served now. */
export const isCarriedNow = (asked: TimesAsked): boolean =>
  isCarried(asked, placeTime(asked.now, asked.timeZone).minutes);

/**
 * When the way to its address is served next, while orders are taken; undefined: it is served now, or not in the coming
 * week.
 */
export const carriedNextAt = (asked: TimesAsked): number | undefined => {
  const { settings, timeZone, zones = [], now } = asked;
  if (isCarriedNow(asked)) return undefined;
  const today = todayOf(asked);
  const begins = zones.flatMap(({ activeFrom }) => clockMinutes(activeFrom ?? '') ?? []);
  const starts = Array.from({ length: WEEK_DAYS + 1 }, (_, ahead) => today + ahead * DAY)
    .flatMap((day) => begins.flatMap((minutes) => instantsOf(day + minutes * MINUTE, timeZone)))
    // A house that opens later than the zone is what one waits for.
    .concat(openingsFrom(settings, timeZone, today, WEEK_DAYS + 1).map(({ start }) => start));
  return starts
    .filter((at) => at > now)
    .toSorted((a, b) => a - b)
    .find((at) => isOrderingOpen(settings, timeZone, at) && isCarried(asked, placeTime(at, timeZone).minutes));
};

/** Minutes that the clock of that day shows at an instant, kept within the day. */
const minutesOn = (day: number, at: number, timeZone: string): number =>
  Math.min(Math.max((wallClockAt(at, timeZone) - day) / MINUTE, 0), DAY_MINUTES);

const slotsOn = (asked: TimesAsked, openings: Openings, day: number, ahead: number): SlotDay => {
  const { settings, timeZone, orderType, now } = asked;
  const lead = leadOf(settings.times, orderType) * MINUTE;
  const found = new Map<Interval, TimeSlot[]>();
  let why: SlotDay['why'] = 'closed';
  for (const slot of timesOfDay(day, settings.times.slot, timeZone)) {
    // The kitchen begins when it opens, and not before.
    const opening = openings.house.find(({ start, end }) => start + lead <= slot.at && slot.at < end);
    if (!opening) continue;
    if (slot.at - lead < now) why = why === 'closed' ? 'late' : why;
    else if (!isCarried(asked, slot.minutes)) why = why === 'dishes' ? why : 'zone';
    else if (!haveDishes(openings, slot.at)) why = 'dishes';
    else found.set(opening, [...(found.get(opening) ?? []), slot]);
  }
  const windows = [...found].map(([{ start, end }, slots]) => ({
    from: minutesOn(day, start, timeZone),
    to: minutesOn(day, end, timeZone),
    slots,
  }));
  return { day, ahead, windows, ...(windows.length === 0 && { why }) };
};

/** The days for which the place takes orders, today first, each with its times; none where orders are for at once alone. */
export const timeSlots = (asked: TimesAsked): readonly SlotDay[] => {
  if (!takesLater(asked)) return [];
  const { daysAhead } = asked.settings.times;
  const today = todayOf(asked);
  const openings = openingsOf(asked, today, daysAhead + 1);
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => slotsOn(asked, openings, today + ahead * DAY, ahead));
};

/** Whether an order can be made as soon as possible: the place takes orders, carries it, and has the dishes. */
export const isSoonestTaken = (asked: TimesAsked): boolean =>
  isOrderingOpen(asked.settings, asked.timeZone, asked.now) &&
  isCarriedNow(asked) &&
  haveDishes(openingsOf(asked, todayOf(asked), 1), asked.now);

/**
 * Whether a time that was chosen before can still be had, for this order type and these dishes. undefined: as soon as
 * possible.
 */
export const isTimeHeld = (asked: TimesAsked, wantedAt: number | undefined): boolean => {
  if (wantedAt === undefined) return isSoonestTaken(asked);
  if (!(Math.abs(wantedAt - asked.now) < FARTHEST) || !takesLater(asked)) return false;
  const today = todayOf(asked);
  const wall = wallClockAt(wantedAt, asked.timeZone);
  const ahead = (wall - (wall % DAY) - today) / DAY;
  const { daysAhead } = asked.settings.times;
  if (!(ahead >= 0 && ahead <= daysAhead)) return false;
  const day = slotsOn(asked, openingsOf(asked, today, daysAhead + 1), today + ahead * DAY, ahead);
  return day.windows.some(({ slots }) => slots.some(({ at }) => at === wantedAt));
};

/**
 * The first time from `after` on that is not full; where none follows, the first one that can be had at all: never one that
 * is called the next and lies just before. undefined: there is none.
 */
export const nextFreeTime = (
  asked: TimesAsked,
  full: ReadonlySet<number>,
  after = Number.NEGATIVE_INFINITY,
): number | undefined => {
  let first: number | undefined;
  for (const { windows } of timeSlots(asked)) {
    const free = windows.flatMap(({ slots }) => slots.map(({ at }) => at).filter((at) => !full.has(at)));
    first ??= free[0];
    const next = free.find((at) => at >= after);
    if (next !== undefined) return next;
  }
  return first;
};
