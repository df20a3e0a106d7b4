// Time slots for an order: within the hours of the place, the dishes and the delivery zone, after the kitchen's lead and
// within the place's range. All are wall-clock times of the place.
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
/** Search limit, so that no number is out of the range of a date. */
const FARTHEST = 400 * DAY;

/** Inputs of the slot computation. */
export interface TimesAsked {
  readonly settings: VenueHours & Pick<Settings, 'times' | 'ordersAllowed' | 'disableOvertimeOrders'>;
  readonly timeZone: string;
  readonly orderType: OrderType;
  /** Hours of dishes with limited hours. */
  readonly dishes: readonly DishHours[];
  /** Hours of zones that deliver to the address, one of which is enough; undefined: delivery at any time, or no delivery. */
  readonly zones?: readonly DeliveryHours[] | undefined;
  /** Epoch ms, the server's clock. */
  readonly now: number;
}

export type TimeSlot = DayTime;

/** The part of one opening that lies on a day, with its slots. */
export interface SlotWindow {
  /** Wall-clock minutes since midnight; 1440: midnight. */
  readonly from: number;
  readonly to: number;
  readonly slots: readonly TimeSlot[];
}

export interface SlotDay {
  /** Midnight of the day on the place's clock, as if it were UTC. */
  readonly day: number;
  /** 0: today. */
  readonly ahead: number;
  /** Openings with at least one slot left. */
  readonly windows: readonly SlotWindow[];
  /** Why the day has no slot: the place is closed, it is too late, a dish is unavailable, or the zone is not served. */
  readonly why?: 'closed' | 'late' | 'dishes' | 'zone';
}

const isOpenAt = (intervals: readonly Interval[], at: number): boolean =>
  intervals.some(({ start, end }) => start <= at && at < end);

/** Midnight of today on the place's clock. */
const todayOf = ({ timeZone, now }: TimesAsked): number => {
  const wall = wallClockAt(now, timeZone);
  return wall - (wall % DAY);
};

/** Whether orders for later are taken now. */
const takesLater = ({ settings, timeZone, now }: TimesAsked): boolean =>
  settings.times.slot > 0 &&
  settings.ordersAllowed &&
  (settings.times.whenClosed || isOrderingOpen(settings, timeZone, now));

type Openings = {
  readonly house: readonly Interval[];
  /** Category paths of each dish; one path whose categories are all open is enough. */
  readonly dishes: readonly (readonly (readonly (readonly Interval[])[])[])[];
};

const openingsOf = ({ settings, timeZone, dishes }: TimesAsked, today: number, days: number): Openings => {
  // Cached by hours, since many dishes share a category.
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

/** Whether a zone of the address is served now. */
export const isCarriedNow = (asked: TimesAsked): boolean =>
  isCarried(asked, placeTime(asked.now, asked.timeZone).minutes);

/** When a zone of the address is next served while orders are taken; undefined: served now, or not within a week. */
export const carriedNextAt = (asked: TimesAsked): number | undefined => {
  const { settings, timeZone, zones = [], now } = asked;
  if (isCarriedNow(asked)) return undefined;
  const today = todayOf(asked);
  const begins = zones.flatMap(({ activeFrom }) => clockMinutes(activeFrom ?? '') ?? []);
  const starts = Array.from({ length: WEEK_DAYS + 1 }, (_, ahead) => today + ahead * DAY)
    .flatMap((day) => begins.flatMap((minutes) => instantsOf(day + minutes * MINUTE, timeZone)))
    // Also the place's openings, when it opens later than the zone.
    .concat(openingsFrom(settings, timeZone, today, WEEK_DAYS + 1).map(({ start }) => start));
  return starts
    .filter((at) => at > now)
    .toSorted((a, b) => a - b)
    .find((at) => isOrderingOpen(settings, timeZone, at) && isCarried(asked, placeTime(at, timeZone).minutes));
};

/** Delivery to an address that starts later. */
export interface DeliveryLater {
  /** Epoch ms. */
  readonly at: number;
  /** The guest can order now for a later time; otherwise the order itself has to wait. */
  readonly takesTime: boolean;
}

/** Later start of the delivery for an order without a chosen time; undefined: nothing to say. [S5.23] */
export const deliveryLater = (asked: TimesAsked, wantedAt: number | undefined): DeliveryLater | undefined => {
  if (wantedAt !== undefined || asked.orderType !== 'delivery') return undefined;
  const at = carriedNextAt(asked);
  return at === undefined ? undefined : { at, takesTime: asked.settings.times.slot > 0 };
};

/** Wall-clock minutes of that day at an instant, clamped to the day. */
const minutesOn = (day: number, at: number, timeZone: string): number =>
  Math.min(Math.max((wallClockAt(at, timeZone) - day) / MINUTE, 0), DAY_MINUTES);

const slotsOn = (asked: TimesAsked, openings: Openings, day: number, ahead: number): SlotDay => {
  const { settings, timeZone, orderType, now } = asked;
  const lead = leadOf(settings.times, orderType) * MINUTE;
  const found = new Map<Interval, TimeSlot[]>();
  let why: SlotDay['why'] = 'closed';
  for (const slot of timesOfDay(day, settings.times.slot, timeZone)) {
    // The kitchen starts no earlier than it opens.
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

/** Days for which the place takes orders, today first, each with its slots; empty when only immediate orders are taken. */
export const timeSlots = (asked: TimesAsked): readonly SlotDay[] => {
  if (!takesLater(asked)) return [];
  const { daysAhead } = asked.settings.times;
  const today = todayOf(asked);
  const openings = openingsOf(asked, today, daysAhead + 1);
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => slotsOn(asked, openings, today + ahead * DAY, ahead));
};

/** Whether an order as soon as possible is possible: the place takes orders, delivers, and has the dishes. */
export const isSoonestTaken = (asked: TimesAsked): boolean =>
  isOrderingOpen(asked.settings, asked.timeZone, asked.now) &&
  isCarriedNow(asked) &&
  haveDishes(openingsOf(asked, todayOf(asked), 1), asked.now);

/** Whether an earlier chosen time is still possible for this order type and these dishes. undefined: as soon as possible. */
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
 * First free slot from `after` on; else the first free one of all, so that a "next" slot is never just before. undefined:
 * none.
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
