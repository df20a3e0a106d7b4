// Wanted time in an order's body: our devices send an instant with offset; the specification's callers send a date and time
// of the place's clock, with or without a year.
import { wallClockAt } from '#domain/place/clock-zone.ts';
import { instantsOf } from '#domain/place/wall-instants.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR_MINUTES = 60;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const DATE = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}))?\.?$/;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** An instant with offset, in epoch ms; NaN: invalid. */
export const readMoment = (text: string): number => (MOMENT.test(text) ? Date.parse(text) : Number.NaN);

/**
 * A time that depends on the day of reading: "19:30", "25.11 19:30", "as soon as possible". undefined: no text, or an
 * instant.
 */
export const wordsOfTime = (text: string | null | undefined): string | undefined => {
  const said = text?.trim() ?? '';
  return said === '' || MOMENT.test(said) ? undefined : said;
};

/** 0 when no time of day was chosen: a time has a colon. [S5.26] */
export const exactTimeSelected = (time: string): 0 | 1 => (time.includes(':') ? 1 : 0);

/** Year of a date without one: after 20 December a month before October is in the next year. [S5.25] */
export const yearOfDate = (
  month: number,
  today: { readonly year: number; readonly month: number; readonly day: number },
) => (today.month === 12 && today.day > 20 && month < 10 ? today.year + 1 : today.year);

export interface PlaceClock {
  readonly timeZone: string;
  readonly now: number;
}

/** Midnight of a date by the place's clock as if it were UTC; NaN: no such date. */
const midnightOf = ([, day, month, year]: RegExpExecArray, wallNow: number): number => {
  const now = new Date(wallNow);
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const midnight = Date.UTC(
    year === undefined ? yearOfDate(Number(month), today) : Number(year),
    Number(month) - 1,
    Number(day),
  );
  return new Date(midnight).getUTCDate() === Number(day) ? midnight : Number.NaN;
};

/**
 * Epoch ms. undefined: as soon as possible, also for today without a time. NaN: unreadable, skipped by the clocks, or a
 * later day without a time. A repeated time is its first occurrence. `isExact` false: the caller says that no time was
 * chosen, whatever the text is ("as soon as possible").
 */
export const readWantedTime = (
  text: string | null | undefined,
  { timeZone, now }: PlaceClock,
  isExact = true,
): number | undefined => {
  const said = text?.trim() ?? '';
  if (said === '') return undefined;
  if (MOMENT.test(said)) return readMoment(said);
  const wallNow = wallClockAt(now, timeZone);
  const today = wallNow - (wallNow % DAY);
  const parts = said.split(/[\s,]+/);
  const date = DATE.exec(parts[0] ?? '');
  const day = date ? midnightOf(date, wallNow) : today;
  const rest = (date ? parts.slice(1) : parts).join(' ');
  if (exactTimeSelected(rest) === 0) {
    const isToday = day === today && (!isExact || (date !== null && rest === ''));
    return isToday ? undefined : Number.NaN;
  }
  const clock = CLOCK.exec(rest);
  if (!clock || Number.isNaN(day)) return Number.NaN;
  const minutes = Number(clock[1]) * HOUR_MINUTES + Number(clock[2]);
  return instantsOf(day + minutes * MINUTE, timeZone)[0] ?? Number.NaN;
};
