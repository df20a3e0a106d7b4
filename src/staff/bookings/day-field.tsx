import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { dayLater, isDay } from '#domain/owner/calendar-day.ts';
import manage from '#staff/frame/manage.module.css';
import { ShownDate } from '#staff/frame/shown-day.tsx';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { formatDay } from '#ui/words/format-time.ts';
import styles from './entry-sheet.module.css';

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
  const heading = useId();
  const near = Array.from({ length: NEAR_DAYS }, (_, days) => dayLater(today, days));
  const [isOtherAsked, setOtherAsked] = useState(false);
  const isOther = isOtherAsked || !near.includes(value);
  const nameOf = (day: string) => formatDay(Date.parse(`${day}T12:00:00Z`), language, 'UTC');
  const names = [t`Today`, t`Tomorrow`, ...near.slice(2).map(nameOf)];
  return (
    <div className={styles.field} data-testid="day-field">
      <span id={heading} className={manage.heading}>
        <Trans>Day</Trans>
      </span>
      <RadioCards
        labelledBy={heading}
        look="chips"
        options={[
          ...names.map((label, days) => ({ value: days, label })),
          {
            value: NEAR_DAYS,
            label: <Trans comment="a choice beside Today and Tomorrow: opens a calendar">Other day</Trans>,
          },
        ]}
        value={isOther ? NEAR_DAYS : near.indexOf(value)}
        onChange={(days) => {
          const day = near[days];
          setOtherAsked(day === undefined);
          if (day !== undefined) onChange(day);
        }}
      />
      {isOther && (
        <ShownDate
          label={t`Day`}
          value={value}
          min={today}
          // A date is ignored while it is half typed.
          onChange={(next) => isDay(next) && next >= today && onChange(next)}
        />
      )}
    </div>
  );
};
