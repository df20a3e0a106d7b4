import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayLater, isDay } from '#domain/owner/calendar-day.ts';
import { ShownDate } from '#staff/frame/shown-day.tsx';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatDay } from '#ui/words/format-time.ts';
import styles from './day-field.module.css';

/** Number of days that are one press away, from today on. */
const NEAR_DAYS = 5;

/** Chooses a day: the next ones by a press, any other in the browser's own field. Days are like "2026-10-03". */
export const DayField = ({
  value,
  today,
  onChange,
}: {
  readonly value: string;
  /** The first day that can be chosen. */
  readonly today: string;
  readonly onChange: (day: string) => void;
}) => {
  const { t } = useLingui();
  const language = useTextLanguage();
  const near = Array.from({ length: NEAR_DAYS }, (_, days) => dayLater(today, days));
  const [isOtherAsked, setOtherAsked] = useState(false);
  const isOther = isOtherAsked || !near.includes(value);
  return (
    <fieldset className={styles.days} data-testid="day-field">
      <legend className={styles.legend}>
        <Trans>Day</Trans>
      </legend>
      {near.map((day, at) => (
        <button
          key={day}
          type="button"
          className={styles.chip}
          aria-pressed={!isOther && day === value}
          onClick={() => {
            setOtherAsked(false);
            onChange(day);
          }}
        >
          {at === 0 ? (
            <Trans>Today</Trans>
          ) : at === 1 ? (
            <Trans>Tomorrow</Trans>
          ) : (
            formatDay(Date.parse(`${day}T12:00:00Z`), language, 'UTC')
          )}
        </button>
      ))}
      <button
        type="button"
        className={styles.chip}
        aria-pressed={isOther}
        data-testid="other-day"
        onClick={() => setOtherAsked(true)}
      >
        <Trans comment="a button beside Today and Tomorrow: opens a calendar">Other day</Trans>
      </button>
      {isOther && (
        <ShownDate
          label={t`Day`}
          value={value}
          min={today}
          // A date is ignored while it is half typed.
          onChange={(next) => isDay(next) && next >= today && onChange(next)}
        />
      )}
    </fieldset>
  );
};
