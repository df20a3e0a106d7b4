import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isDay } from '#domain/owner/calendar-day.ts';
import { type Days, isReportable, MOST_REPORT_DAYS } from '#domain/owner/reports/report-days.ts';
import { ShownDate } from '#staff/frame/shown-day.tsx';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import styles from './report.module.css';

/** First and last day of a report. Nothing is asked of the server before both make sense. */
export const OwnDays = ({
  own,
  today,
  onDays,
}: {
  readonly own: Days;
  readonly today: string;
  readonly onDays: (days: Days) => void;
}) => {
  const [from, setFrom] = useState(own.from);
  const [to, setTo] = useState(own.to);
  const [isAsked, setAsked] = useState(false);
  const isPossible = isDay(from) && isDay(to) && isReportable({ from, to }, today);
  const most = MOST_REPORT_DAYS;
  return (
    <form
      className={styles.own}
      data-testid="own-days"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isPossible) onDays({ from, to });
      }}
    >
      <ShownDate label={<Trans>From</Trans>} value={from} max={today} onChange={setFrom} />
      <ShownDate label={<Trans comment="the last day of several">To</Trans>} value={to} max={today} onChange={setTo} />
      <Button type="submit" look="ink">
        <Trans comment="button: shows the report of the chosen days">Show these days</Trans>
      </Button>
      <p role="alert" className={styles.wrong}>
        {isAsked && !isPossible && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            <Trans>Choose two days, the first one first, {most} days at most.</Trans>
          </>
        )}
      </p>
    </form>
  );
};
