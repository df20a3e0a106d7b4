import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type BusyReason, dateOfDay, dayOfDate } from '#domain/booking/free-hours.ts';
import type { BookingDays } from '#domain/booking/own-booking.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { caretLeft } from '#ui/look/icons-later.ts';
import styles from './booking.module.css';
import { SeasonWords } from './booking-words.tsx';

const DAY = 86_400_000;
const WEEK = 7;
const REASONS = ['season', 'full', 'closed', 'late'] as const satisfies readonly BusyReason[];

const monthOf = (date: string): string => date.slice(0, 7);
const firstOf = (month: string): number => dayOfDate(`${month}-01`) ?? 0;
const shifted = (month: string, by: number): string => {
  const day = new Date(firstOf(month));
  return dateOfDay(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + by, 1)).slice(0, 7);
};
const daysOf = (month: string): readonly number[] => {
  const [begin, end] = [firstOf(month), firstOf(shifted(month, 1))];
  return Array.from({ length: Math.round((end - begin) / DAY) }, (_, i) => begin + i * DAY);
};
/** Monday is 0. */
const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

/** "1–5, 8": days that follow each other are named by the first and the last. */
const daysText = (dates: readonly number[]): string => {
  const runs: { readonly first: number; last: number }[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && date === run.last + 1) run.last = date;
    else runs.push({ first: date, last: date });
  }
  return runs
    .map(({ first, last }) => (last === first ? String(first) : `${first}${last === first + 1 ? ', ' : '–'}${last}`))
    .join(', ');
};

const ReasonWords = ({ reason, days }: { readonly reason: BusyReason; readonly days: string }) => {
  switch (reason) {
    case 'season':
      return <Trans comment="days of a month">Out of season: {days}</Trans>;
    case 'full':
      return <Trans>Full: {days}</Trans>;
    case 'closed':
      return <Trans>Closed: {days}</Trans>;
    case 'late':
      return <Trans>Too late by now: {days}</Trans>;
  }
};

/** The first day that takes a booking; the first of all where none does. */
const firstFree = (first: string, last: string, busy: BookingDays['busy']): string => {
  const end = dayOfDate(last) ?? 0;
  for (let day = dayOfDate(first) ?? 0; day <= end; day += DAY) if (!busy.has(dateOfDay(day))) return dateOfDay(day);
  return first;
};

/** A month, Monday first; days that take no booking are struck through, and under them is said why. */
export const DayGrid = ({
  days: { first, last, busy, season },
  chosen,
  onChoose,
}: {
  readonly days: BookingDays;
  readonly chosen: string | undefined;
  readonly onChoose: (date: string) => void;
}) => {
  const { t, i18n } = useLingui();
  const why = useId();
  const [month, setMonth] = useState(() => monthOf(chosen ?? firstFree(first, last, busy)));
  // A day stands for its midnight as if it were UTC.
  const named = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(day);
  const dates = daysOf(month);
  const reasonOf = (date: string): BusyReason | undefined => busy.get(date);
  const isWithin = (date: string): boolean => date >= first && date <= last;
  const words: Readonly<Record<BusyReason, string>> = {
    season: t`out of season`,
    full: t`full`,
    closed: t`closed`,
    late: t`too late`,
  };
  const list = (reason: BusyReason) =>
    dates
      .map(dateOfDay)
      .filter((date) => isWithin(date) && reasonOf(date) === reason)
      .map((date) => Number(date.slice(-2)));
  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        <IconButton
          icon={caretLeft}
          label={t`Month before`}
          disabled={month <= monthOf(first)}
          onClick={() => setMonth(shifted(month, -1))}
        />
        <span className={styles.monthName} aria-live="polite">
          {named(firstOf(month), { month: 'long', year: 'numeric' })}
        </span>
        <IconButton
          icon={caretRight}
          label={t`Next month`}
          disabled={month >= monthOf(last)}
          onClick={() => setMonth(shifted(month, 1))}
        />
      </div>
      <div className={styles.week} aria-hidden="true">
        {Array.from({ length: WEEK }, (_, i) => firstOf('2024-01') + i * DAY).map((day) => (
          <span key={day}>{named(day, { weekday: 'short' })}</span>
        ))}
      </div>
      <div role="radiogroup" aria-label={t`Day`} aria-describedby={why} className={styles.days}>
        {dates.map((day, i) => {
          const date = dateOfDay(day);
          const reason = isWithin(date) ? reasonOf(date) : 'late';
          const name = named(day, { weekday: 'long', day: 'numeric', month: 'long' });
          return (
            <label
              key={date}
              className={styles.day}
              data-outside={!isWithin(date)}
              style={i === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
            >
              <input
                type="radio"
                name="booking-day"
                checked={date === chosen}
                disabled={reason !== undefined}
                aria-label={reason !== undefined && isWithin(date) ? `${name}, ${words[reason]}` : name}
                onChange={() => onChoose(date)}
                data-testid={`day-${date}`}
              />
              <span aria-hidden="true">{new Date(day).getUTCDate()}</span>
            </label>
          );
        })}
      </div>
      <div id={why} className={styles.hint}>
        {season && (
          <p data-testid="season">
            <SeasonWords season={season} />
          </p>
        )}
        {REASONS.map((reason) => {
          const among = list(reason);
          return (
            among.length > 0 && (
              <p key={reason}>
                <ReasonWords reason={reason} days={daysText(among)} />
              </p>
            )
          );
        })}
      </div>
    </div>
  );
};
