import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyReason } from '#domain/booking/free-hours.ts';
import type { BookingDays } from '#domain/booking/own-booking.ts';
import styles from './booking.module.css';
import { SeasonText } from './booking-text.tsx';

const REASONS = ['season', 'full', 'closed', 'late'] as const satisfies readonly BusyReason[];

/** Reasons why a single day takes no bookings. */
export const useReasonNames = (): Readonly<Record<BusyReason, string>> => {
  const { t } = useLingui();
  return { season: t`out of season`, full: t`full`, closed: t`closed`, late: t`too late` };
};

/** "1–5, 8": consecutive days are written as a range. */
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

const ReasonText = ({ reason, days }: { readonly reason: BusyReason; readonly days: string }) => {
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

/** Reasons for struck-out days, and the yearly season. */
export const BusyDays = ({
  id,
  days: { busy, season },
  among,
}: {
  readonly id: string;
  readonly days: BookingDays;
  /** The visible dates. */
  readonly among: readonly string[];
}) => (
  <div id={id} className={styles.hint}>
    {season && (
      <p data-testid="season">
        <SeasonText season={season} />
      </p>
    )}
    {REASONS.map((reason) => {
      const dates = among.filter((date) => busy.get(date) === reason).map((date) => Number(date.slice(-2)));
      return (
        dates.length > 0 && (
          <p key={reason}>
            <ReasonText reason={reason} days={daysText(dates)} />
          </p>
        )
      );
    })}
  </div>
);
