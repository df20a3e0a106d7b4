import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { dateOfDay, dayOfDate, firstFreeDate } from '#domain/booking/free-hours.ts';
import type { BookingDays } from '#domain/booking/own-booking.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar } from '#ui/look/icons.ts';
import styles from './booking.module.css';
import { BusyDays, useReasonNames } from './busy-days.tsx';
import { DayGrid } from './day-grid.tsx';

const DAY = 86_400_000;
const STRIP_DAYS = 7;

/** The next days in a row, and a calendar for later ones; unavailable days are struck out. */
export const DayChoice = ({
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
  const reasons = useReasonNames();
  const [isCalendar, setCalendar] = useState(false);
  const calendarBox = useRef<HTMLDivElement>(null);
  // The calendar is longer than the row of days that it replaces, and would end below the screen.
  useEffect(() => {
    if (isCalendar) calendarBox.current?.scrollIntoView?.({ block: 'center' });
  }, [isCalendar]);
  const { first, last, busy } = days;
  const free = firstFreeDate(days);
  const today = dayOfDate(first) ?? 0;
  const end = dayOfDate(last) ?? today;
  const near = today + (STRIP_DAYS - 1) * DAY;
  const freeDay = free === undefined ? today : (dayOfDate(free) ?? today);
  // For a garden that opens in May, the row of days starts in May, even when it is March.
  const begin = freeDay <= near ? today : freeDay;
  const row = Array.from({ length: STRIP_DAYS }, (_, i) => begin + i * DAY).filter((day) => day <= end);
  const own = chosen === undefined ? undefined : dayOfDate(chosen);
  const strip = own === undefined || row.includes(own) ? row : [...row, own];
  // A day is represented by its midnight in UTC.
  const named = (day: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(day);
  const nearName = (day: number): string | undefined =>
    day === today ? t`today` : day === today + DAY ? t`tomorrow` : undefined;
  const toggle = (
    <Button
      small
      className={styles.other}
      icon={<Icon path={calendar} size="1.25rem" />}
      onClick={() => setCalendar(!isCalendar)}
      data-testid="other-day"
    >
      {isCalendar ? <Trans>The next days</Trans> : <Trans context="in the calendar">Another day</Trans>}
    </Button>
  );
  if (isCalendar) {
    return (
      <div ref={calendarBox} className={styles.section}>
        <DayGrid days={days} chosen={chosen} onChoose={onChoose} />
        <div>{toggle}</div>
      </div>
    );
  }
  return (
    <>
      <div className={styles.strip}>
        <div role="radiogroup" aria-label={t`Day`} aria-describedby={why} className={styles.among}>
          {strip.map((day) => {
            const date = dateOfDay(day);
            const reason = busy.get(date);
            const name = [nearName(day), named(day, { weekday: 'long', day: 'numeric', month: 'long' })];
            return (
              <label key={date} className={styles.near}>
                <input
                  type="radio"
                  name="booking-day"
                  checked={date === chosen}
                  disabled={reason !== undefined}
                  aria-label={[...name, reason && reasons[reason]].filter(Boolean).join(', ')}
                  onChange={() => onChoose(date)}
                  data-testid={`day-${date}`}
                />
                <span className={styles.small} aria-hidden="true">
                  {nearName(day) ?? named(day, { weekday: 'short' })}
                </span>
                <span aria-hidden="true">{named(day, { day: 'numeric', month: 'short' })}</span>
              </label>
            );
          })}
        </div>
        {toggle}
      </div>
      <BusyDays id={why} days={days} among={row.map(dateOfDay)} />
    </>
  );
};
