// Days with hours of their own, as an owner writes them: a date, a date of every year, or the days from one to another.
import type { DatedHours, OpeningWindow } from './weekly-hours.ts';

const DAY = 86_400_000;
const MOST_DAYS = 366;
/** A leap year, so that the 29th of February is a day of every year. */
const SOME_YEAR = 2024;

const ONE = /^(?:\d{4}-)?\d{2}-\d{2}$/;
const isYearly = (date: string): boolean => date.length === 5;

/** Midnight of a date as UTC; undefined where the calendar has no such day. */
const dayOf = (date: string): number | undefined => {
  if (!ONE.test(date)) return undefined;
  const day = Date.parse(`${isYearly(date) ? `${SOME_YEAR}-${date}` : date}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().slice(0, 10).endsWith(date) ? day : undefined;
};

/**
 * The dates that "2026-12-24", "12-24", "2026-08-01/2026-08-14" or "12-24/01-02" names, both ends among them. undefined
 * for what names none, or more than a year.
 */
export const datesIn = (text: string): readonly string[] | undefined => {
  const [first = '', last = first, ...more] = text.split('/');
  const from = dayOf(first);
  const to = dayOf(last);
  if (from === undefined || to === undefined || more.length > 0 || isYearly(first) !== isYearly(last)) return undefined;
  // Holidays of every year may pass the year's end.
  const end = isYearly(first) && to < from ? new Date(to).setUTCFullYear(SOME_YEAR + 1) : to;
  const days = Math.round((end - from) / DAY) + 1;
  if (days < 1 || days > MOST_DAYS) return undefined;
  return Array.from({ length: days }, (_, i) =>
    new Date(from + i * DAY).toISOString().slice(isYearly(first) ? 5 : 0, 10),
  );
};

/** The hours by single dates. Of two that name a date the one of fewer days stands: a day within a holiday may be open. */
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

/** The days with hours of their own within the next thirty, from a date of the place's clock on. */
export const comingDates = (dated: DatedHours | undefined, date: string): readonly DatedDay[] =>
  Array.from({ length: dated ? TOLD_DAYS : 0 }, (_, i) => Date.parse(`${date}T00:00:00Z`) + i * DAY).flatMap((day) => {
    const text = new Date(day).toISOString().slice(0, 10);
    const windows = dated?.[text] ?? dated?.[text.slice(5)];
    return windows ? [{ day, windows }] : [];
  });
