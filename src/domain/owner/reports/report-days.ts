// Days of a report, and the earlier days with which it is compared.
import { dayLater, daysBetween } from '../calendar-day.ts';

/** seven: the last seven days with today · month: the calendar month · own: days that the reader chose */
export const REPORT_PERIODS = ['day', 'yesterday', 'seven', 'week', 'month', 'own'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Days from the first to the last, inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface ReportDays {
  readonly now: Days;
  /** Compared days; the last one counts up to the present time of day if `isRunning`. */
  readonly before: Days;
  /** The last day is today. */
  readonly isRunning: boolean;
  /** Days of a bar chart, and the last of the earlier days in it; a week and a month are charted whole. */
  readonly bars: { readonly count: number; readonly lastBefore: string };
}

/** Maximum number of chosen days: a quarter of a year. A report of more would hold the server for seconds. */
export const MOST_REPORT_DAYS = 92;

const WEEK = 7;

/** Monday of a day's week. */
const mondayOf = (day: string): string => dayLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK));

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

const shifted = ({ from, to }: Days, days: number): Days => ({ from: dayLater(from, days), to: dayLater(to, days) });

/** A month is compared with the month before until the same date, or until its end if it is shorter. */
const monthDays = (today: string): ReportDays => {
  const first = firstOfMonth(today);
  const lastBefore = dayLater(first, -1);
  const firstBefore = firstOfMonth(lastBefore);
  const sameDate = dayLater(firstBefore, daysBetween(first, today));
  const nextMonth = firstOfMonth(dayLater(first, 31));
  return {
    now: { from: first, to: today },
    before: { from: firstBefore, to: sameDate > lastBefore ? lastBefore : sameDate },
    isRunning: true,
    bars: { count: daysBetween(first, nextMonth), lastBefore },
  };
};

/** Whether the chosen days can be reported: in order, begun, and not too many. `today`: by the place's clock. */
export const isReportable = ({ from, to }: Days, today: string): boolean =>
  from <= to && from <= today && daysBetween(from, to) < MOST_REPORT_DAYS;

/** Chosen days are compared with the same weekdays before them, so whole weeks earlier. Days after today do not count. */
const ownDays = ({ from, to: last }: Days, today: string): ReportDays => {
  const to = last > today ? today : last;
  const count = daysBetween(from, to) + 1;
  const before = shifted({ from, to }, -Math.ceil(count / WEEK) * WEEK);
  return { now: { from, to }, before, isRunning: to === today, bars: { count, lastBefore: before.to } };
};

/**
 * `today`: by the place's clock. `own`: the chosen days of the period `own`. All periods but the month are compared with the
 * same weekdays of the week before.
 */
export const reportDays = (period: ReportPeriod, today: string, own: Days = { from: today, to: today }): ReportDays => {
  if (period === 'own') return ownDays(own, today);
  if (period === 'month') return monthDays(today);
  const isRunning = period !== 'yesterday';
  const to = isRunning ? today : dayLater(today, -1);
  const from = period === 'week' ? mondayOf(to) : period === 'seven' ? dayLater(to, 1 - WEEK) : to;
  const before = shifted({ from, to }, -WEEK);
  const isOneDay = period === 'day' || period === 'yesterday';
  return {
    ...{ now: { from, to }, before, isRunning },
    bars: isOneDay ? { count: 1, lastBefore: before.to } : { count: WEEK, lastBefore: dayLater(before.from, WEEK - 1) },
  };
};
