import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type BusyReason, dateOfDay, dayOfDate, firstFreeDate } from '#domain/booking/free-hours.ts';
import type { BookingDays } from '#domain/booking/own-booking.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { caretLeft } from '#ui/look/icons-later.ts';
import styles from './booking.module.css';
import { BusyDays, useReasonNames } from './busy-days.tsx';

const DAY = 86_400_000;
const WEEK = 7;

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

/** A month grid, Monday first; unavailable days are struck out, with the reasons below. */
export const DayGrid = ({
  days,
  chosen,
  onChoose,
}: {
  readonly days: BookingDays;
  readonly chosen: string | undefined;
  readonly onChoose: (date: string) => void;
}) => {
  const { t, i18n } = useLingui();
  const why = useId();
  const words = useReasonNames();
  const { first, last, busy } = days;
  const [month, setMonth] = useState(() => monthOf(chosen ?? firstFreeDate(days) ?? first));
  // A day is represented by its midnight in UTC.
  const named = (day: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(day);
  // Past weeks are hidden.
  const today = dayOfDate(first) ?? 0;
  const dates = daysOf(month).filter((day) => day >= today - weekdayOf(today) * DAY);
  const reasonOf = (date: string): BusyReason | undefined => busy.get(date);
  const isWithin = (date: string): boolean => date >= first && date <= last;
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
      <BusyDays id={why} days={days} among={dates.map(dateOfDay).filter(isWithin)} />
    </div>
  );
};
