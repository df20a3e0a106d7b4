// When a place is open, judged in the place's own zone, whatever zone the guest's device is in. [S5.03, S4.12, S9.17]
import { instantOf, wallClockAt } from './clock-zone.ts';
import type { OpeningWindow, WeeklyHours } from './place.ts';
import type { Settings } from './settings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

/** 1 is Monday, 7 Sunday. [S9.17] */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** "09:30" → 570, "24:00" → 1440; undefined for what is not a time. */
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

/** The windows as text that `parseWindows` reads. */
export const formatWindows = (windows: readonly OpeningWindow[]): string =>
  windows.length === 0 ? '-' : windows.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(', ');

/** Whether a time of day lies in a daily window: from `from` on, before `to`; `to` ≤ `from` passes midnight. */
export const inDayWindow = (from: number, to: number, minutes: number): boolean =>
  to > from ? minutes >= from && minutes < to : minutes >= from || minutes < to;

const weekdayOf = (wall: number): Weekday => (((new Date(wall).getUTCDay() + 6) % 7) + 1) as Weekday;

/** The weekday, the date and the time in the place's zone; minutes are since midnight, as the clock counts them. */
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
  /** The instant of the opening, epoch milliseconds. */
  readonly at: number;
  readonly when: 'today' | 'tomorrow' | 'day';
  readonly weekday: Weekday;
}

export type OpenState =
  /** The instant of closing; Infinity for a place that never closes. */
  | { readonly open: true; readonly until: number }
  /** `next` undefined: the place never opens. `today`: the windows of today's date, past ones too. */
  | { readonly open: false; readonly next: NextOpening | undefined; readonly today: readonly OpeningWindow[] };

export interface Interval {
  readonly start: number;
  readonly end: number;
  /** Midnight of the interval's day, on the place's wall clock. */
  readonly day: number;
}

/**
 * The intervals in which a place is open, ascending, from the window that began yesterday on; touching intervals become
 * one. Windows become instants here, so that days of 23 and 25 hours need no care elsewhere.
 */
export const openingsFrom = (hours: WeeklyHours, timeZone: string, today: number): readonly Interval[] => {
  const found: Interval[] = [];
  for (let day = today - DAY; day <= today + 8 * DAY; day += DAY) {
    for (const { from, to } of hours[weekdayOf(day) - 1] ?? []) {
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

/** Whether a place is open at an instant, until when, or when next. A place without hours is always open. */
export const openState = (hours: WeeklyHours | undefined, timeZone: string, now: number): OpenState => {
  if (hours === undefined) return { open: true, until: Number.POSITIVE_INFINITY };
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
      when: next.day <= today ? 'today' : next.day === today + DAY ? 'tomorrow' : 'day',
      weekday: weekdayOf(next.day),
    },
    today: hours[weekdayOf(today) - 1] ?? [],
  };
};

/** Whether orders are taken at an instant: not switched off, and within the hours if the place insists on them. */
export const isOrderingOpen = (
  settings: Pick<Settings, 'ordersAllowed' | 'disableOvertimeOrders' | 'openingHours'>,
  timeZone: string,
  now: number,
): boolean =>
  settings.ordersAllowed && (!settings.disableOvertimeOrders || openState(settings.openingHours, timeZone, now).open);
