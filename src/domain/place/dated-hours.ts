// Days with their own hours, as an owner writes them: a date, a yearly date, or a range of either.
import type { DatedHours, OpeningWindow } from './weekly-hours.ts';

const DAY = 86_400_000;
const MOST_DAYS = 366;
/** A leap year, so that 29 February is a yearly date. */
const SOME_YEAR = 2024;

const ONE = /^(?:\d{4}-)?\d{2}-\d{2}$/;
const isYearly = (date: string): boolean => date.length === 5;

/** Midnight of a date as UTC; undefined for a date that does not exist. */
const dayOf = (date: string): number | undefined => {
  if (!ONE.test(date)) return undefined;
  const day = Date.parse(`${isYearly(date) ? `${SOME_YEAR}-${date}` : date}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10).endsWith(date) ? day : undefined;
};

/**
 * Dates of "2026-12-24", "12-24", "2026-08-01/2026-08-14" or "12-24/01-02", both ends included. undefined for any other
 * text, and for more than a year.
 */
export const datesIn = (text: string): readonly string[] | undefined => {
  const [first = '', last = first, ...more] = text.split('/');
  const from = dayOf(first);
  const to = dayOf(last);
  if (from === undefined || to === undefined || more.length > 0 || isYearly(first) !== isYearly(last)) return undefined;
  // A yearly range may cross the year's end.
  const end = isYearly(first) && to < from ? new Date(to).setUTCFullYear(SOME_YEAR + 1) : to;
  const days = Math.round((end - from) / DAY) + 1;
  if (days < 1 || days > MOST_DAYS) return undefined;
  return Array.from({ length: days }, (_, i) =>
    new Date(from + i * DAY).toISOString().slice(isYearly(first) ? 5 : 0, 10),
  );
};

/** Hours by single date. Of two entries for a date the one with fewer days wins: a day within a holiday may be open. */
export const datedHoursOf = (written: Readonly<Record<string, readonly OpeningWindow[]>>): DatedHours => {
  const all = Object.entries(written).map(([text, windows]) => ({ dates: datesIn(text) ?? [], windows }));
  all.sort((a, b) => b.dates.length - a.dates.length);
  return Object.fromEntries(all.flatMap(({ dates, windows }) => dates.map((date) => [date, windows] as const)));
};

const TOLD_DAYS = 30;

export interface DatedDay {
  /** Midnight of the day as UTC. */
  readonly day: number;
  readonly windows: readonly OpeningWindow[];
}

/** Days with their own hours within the next 30 days, from a date of the place's clock. */
export const comingDates = (dated: DatedHours | undefined, date: string): readonly DatedDay[] =>
  Array.from({ length: dated ? TOLD_DAYS : 0 }, (_, i) => Date.parse(`${date}T00:00:00Z`) + i * DAY).flatMap((day) => {
    const text = new Date(day).toISOString().slice(0, 10);
    const windows = dated?.[text] ?? dated?.[text.slice(5)];
    return windows ? [{ day, windows }] : [];
  });
