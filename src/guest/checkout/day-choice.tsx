import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { dateFormat } from '#domain/language/date-format.ts';
import type { SlotDay } from '#domain/order/times/time-slots.ts';
import styles from './day-choice.module.css';

type Why = Exclude<SlotDay['why'], undefined>;

const WHYS = ['late', 'closed', 'dishes', 'zone'] as const satisfies readonly Why[];

const WhyText = ({ why, days }: { readonly why: Why; readonly days: string }): ReactNode => {
  switch (why) {
    case 'late':
      return <Trans>No time left: {days}</Trans>;
    case 'closed':
      return <Trans>Closed: {days}</Trans>;
    case 'dishes':
      return <Trans>A dish of your order is not to be had: {days}</Trans>;
    case 'zone':
      return <Trans>No delivery to your address: {days}</Trans>;
  }
};

/** The days in a row; below it stands why a day has no times. */
export const DayChoice = ({
  days,
  shown,
  onShow,
}: {
  readonly days: readonly SlotDay[];
  readonly shown: SlotDay;
  readonly onShow: (day: number) => void;
}) => {
  const { t, i18n } = useLingui();
  const why = useId();
  // A day is represented by its midnight in UTC.
  const named = (day: number, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(day);
  const today = t({ message: 'today', comment: 'over the number of a day, among "Mon", "Tue"' });
  const nameOf = ({ day, ahead }: SlotDay) =>
    ahead === 0 ? today : named(day, ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
  const list = (among: readonly SlotDay[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(among.map(nameOf));
  return (
    <div className={styles.choice}>
      <div role="radiogroup" aria-label={t`Day`} aria-describedby={why} className={styles.days}>
        {days.map((one) => (
          <label key={one.day} className={styles.day}>
            <input
              type="radio"
              name="wanted-day"
              checked={one.day === shown.day}
              disabled={one.why !== undefined}
              aria-label={named(one.day, { weekday: 'long', day: 'numeric', month: 'long' })}
              onChange={() => onShow(one.day)}
            />
            <span className={styles.name} aria-hidden="true">
              {one.ahead === 0 ? today : named(one.day, { weekday: 'short' })}
            </span>
            <span className={styles.number} aria-hidden="true">
              {new Date(one.day).getUTCDate()}
            </span>
          </label>
        ))}
      </div>
      <div id={why} className={styles.why}>
        {WHYS.map((one) => {
          const among = days.filter((day) => day.why === one);
          return (
            among.length > 0 && (
              <p key={one}>
                <WhyText why={one} days={list(among)} />
              </p>
            )
          );
        })}
      </div>
    </div>
  );
};
