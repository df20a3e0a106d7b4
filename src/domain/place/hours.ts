// Opening hours, judged in the place's own time zone, wherever the guest's device is. [S5.03, S4.12, S9.17]
import { instantOf, wallClockAt } from './clock-zone.ts';
import type { Settings } from './settings.ts';
import type { OpeningWindow, VenueHours } from './weekly-hours.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

/** 1 is Monday, 7 Sunday. [S9.17] */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** "09:30" → 570, "24:00" → 1440; undefined for any other text. */
export const clockMinutes = (text: string): number | undefined => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(text);
  if (!match) return undefined;
  return match[1] === undefined ? DAY_MINUTES : Number(match[1]) * 60 + Number(match[2]);
};

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The windows of one day: "11:00-15:00, 18:00-01:00", or "-" for a closed day. undefined for unreadable text. */
export const parseWindows = (text: string): readonly OpeningWindow[] | undefined => {
  if (text.trim() === '-') return [];
  const windows: OpeningWindow[] = [];
  for (const part of text.split(',')) {
    const [first = '', second = '', ...more] = part.trim().split('-');
    const from = clockMinutes(first.trim());
    const to = clockMinutes(second.trim());
    if (from === undefined || to === undefined || from === DAY_MINUTES || more.length > 0) return undefined;
    windows.push({ from, to });
  }
  return windows.length <= 2 ? windows : undefined;
};

/** Formats windows for `parseWindows`. */
export const formatWindows = (windows: readonly OpeningWindow[]): string =>
  windows.length === 0 ? '-' : windows.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(', ');

/** Whether a time of day lies in a daily window: `from` inclusive, `to` exclusive; `to` ≤ `from` passes midnight. */
export const inDayWindow = (from: number, to: number, minutes: number): boolean =>
  to > from ? minutes >= from && minutes < to : minutes >= from || minutes < to;

const weekdayOf = (wall: number): Weekday => (((new Date(wall).getUTCDay() + 6) % 7) + 1) as Weekday;

/** Weekday, date and time in the place's zone; minutes are wall-clock minutes since midnight. */
export const placeTime = (
  epochMs: number,
  timeZone: string,
): { readonly weekday: Weekday; readonly minutes: number; readonly date: string } => {
  const wall = wallClockAt(epochMs, timeZone);
  return {
    weekday: weekdayOf(wall),
    minutes: Math.floor((wall % DAY) / MINUTE),
    date: new Date(wall).toISOString().slice(0, 10),
  };
};

export interface NextOpening {
  /** Instants of the opening and the following closing, epoch ms. */
  readonly at: number;
  readonly until: number;
  /** `day`: within a week, so its weekday is enough; `date`: later. */
  readonly when: 'today' | 'tomorrow' | 'day' | 'date';
  readonly weekday: Weekday;
}

export type OpenState =
  /** Closing time; Infinity for a place that never closes. */
  | { readonly open: true; readonly until: number }
  /** `next` undefined: the place never opens. `today`: windows of today's date, including past ones. */
  | { readonly open: false; readonly next: NextOpening | undefined; readonly today: readonly OpeningWindow[] };

export interface Interval {
  readonly start: number;
  readonly end: number;
  /** Midnight of the interval's day, by the place's wall clock. */
  readonly day: number;
}

/** How far ahead an opening is searched while dated hours keep a place closed. */
const FARTHEST = 400 * DAY;
const WHOLE_DAY: readonly OpeningWindow[] = [{ from: 0, to: DAY_MINUTES }];

/** Windows that begin on a day: dated ones, else those of its weekday. `day`: its wall-clock midnight. */
const windowsOn = ({ openingHours, datedHours }: VenueHours, day: number): readonly OpeningWindow[] => {
  const date = new Date(day).toISOString().slice(0, 10);
  const dated = datedHours?.[date] ?? datedHours?.[date.slice(5)];
  return dated ?? (openingHours ? (openingHours[weekdayOf(day) - 1] ?? []) : WHOLE_DAY);
};

/**
 * Intervals in which a place is open, ascending, from yesterday's windows on, for that many days and until an opening on a
 * later day is included; touching intervals are joined. Windows become instants here, so that no other code handles days of
 * 23 and 25 hours.
 */
export const openingsFrom = (hours: VenueHours, timeZone: string, today: number, days = 8): readonly Interval[] => {
  const found: Interval[] = [];
  const isFound = () => !hours.datedHours || found.some(({ day }) => day > today);
  for (let day = today - DAY; day <= today + days * DAY || (!isFound() && day <= today + FARTHEST); day += DAY) {
    for (const { from, to } of windowsOn(hours, day)) {
      const closing = to > from ? to : to + DAY_MINUTES;
      const start = instantOf(day + from * MINUTE, timeZone);
      const end = instantOf(day + closing * MINUTE, timeZone);
      if (end > start) found.push({ start, end, day });
    }
  }
  found.sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const interval of found) {
    const last = merged.at(-1);
    if (last && interval.start <= last.end)
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, interval.end) };
    else merged.push(interval);
  }
  return merged;
};

/** How to name an opening that many ms of days ahead. */
export const whenOf = (ahead: number): NextOpening['when'] =>
  ahead <= 0 ? 'today' : ahead === DAY ? 'tomorrow' : ahead <= 7 * DAY ? 'day' : 'date';

/** Whether a place is open at an instant, and until when, or when it opens next. A place without hours is always open. */
export const openState = (hours: VenueHours, timeZone: string, now: number): OpenState => {
  if (!hours.openingHours && !hours.datedHours) return { open: true, until: Number.POSITIVE_INFINITY };
  const wall = wallClockAt(now, timeZone);
  const today = wall - (wall % DAY);
  const intervals = openingsFrom(hours, timeZone, today);
  const current = intervals.find(({ start, end }) => start <= now && now < end);
  if (current) {
    // An interval longer than a week has no end, because the week repeats.
    return { open: true, until: current.end - now > 7 * DAY ? Number.POSITIVE_INFINITY : current.end };
  }
  const next = intervals.find(({ start }) => start > now);
  return {
    open: false,
    next: next && {
      at: next.start,
      until: next.end,
      when: whenOf(next.day - today),
      weekday: weekdayOf(next.day),
    },
    today: windowsOn(hours, today),
  };
};

/** Whether orders are taken at an instant: ordering is on, and within the hours when the place enforces them. */
export const isOrderingOpen = (
  settings: VenueHours & Pick<Settings, 'ordersAllowed' | 'disableOvertimeOrders'>,
  timeZone: string,
  now: number,
): boolean => settings.ordersAllowed && (!settings.disableOvertimeOrders || openState(settings, timeZone, now).open);
