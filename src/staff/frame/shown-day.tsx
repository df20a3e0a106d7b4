import { Trans, useLingui } from '@lingui/react/macro';
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

/** The day shown on a staff page, with buttons for its neighbours. */
export const ShownDay = ({ day, today, last, onDay }: ShownDayProps) => {
  const { t } = useLingui();
  const language = useTextLanguage();
  return (
    <div className={styles.day}>
      <IconButton icon={caretLeft} label={t`The day before`} look="soft" onClick={() => onDay(dayLater(day, -1))} />
      <div className={styles.date}>
        <TextField
          label={<Trans>Day</Trans>}
          type="date"
          value={day}
          max={last}
          // A date is ignored while it is half typed.
          onChange={(next) => isDay(next) && onDay(next)}
        />
        <span className={styles.said} aria-hidden="true">
          {formatDate(Date.parse(`${day}T12:00:00Z`), language, 'UTC')}
        </span>
      </div>
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
