import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayLater, isDay } from '#domain/owner/calendar-day.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { caretLeft } from '#ui/look/icons-later.ts';
import { formatDate } from '#ui/words/format-time.ts';
import styles from './shown-day.module.css';
import { useTextLanguage } from './use-text-language.ts';

export interface ShownDayProps {
  /** Calendar days in the place's time zone, "2026-10-03". */
  readonly day: string;
  readonly today: string;
  /** The last selectable day, if limited. */
  readonly last?: string | undefined;
  readonly onDay: (day: string) => void;
}

/** A date field that shows its day in the reader's language; the browser writes a date in its own format. */
export const ShownDate = ({
  label,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: ReactNode;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (typed: string) => void;
}) => (
  <div className={styles.date}>
    <TextField label={label} type="date" value={value} min={min} max={max} onChange={onChange} />
    <span className={styles.said} aria-hidden="true">
      {formatDate(Date.parse(`${value}T12:00:00Z`), useTextLanguage(), 'UTC')}
    </span>
  </div>
);

/** The day shown on a staff page, with buttons for its neighbours. */
export const ShownDay = ({ day, today, last, onDay }: ShownDayProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.day}>
      <IconButton icon={caretLeft} label={t`The day before`} look="soft" onClick={() => onDay(dayLater(day, -1))} />
      <ShownDate
        label={<Trans>Day</Trans>}
        value={day}
        max={last}
        // A date is ignored while it is half typed.
        onChange={(next) => isDay(next) && onDay(next)}
      />
      <IconButton
        icon={caretRight}
        label={t`The day after`}
        look="soft"
        disabled={last !== undefined && day >= last}
        onClick={() => onDay(dayLater(day, 1))}
      />
      {day !== today && (
        <Button small look="quiet" onClick={() => onDay(today)}>
          <Trans>Today</Trans>
        </Button>
      )}
    </div>
  );
};
