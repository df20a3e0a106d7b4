import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { byDayParts, type DayPart } from '#domain/booking/day-parts.ts';
import type { OfferedHour } from '#domain/booking/own-booking.ts';
import { offsetText } from '#guest/checkout/wanted-time-text.ts';
import { classNames } from '#ui/look/class-names.ts';
import styles from './booking.module.css';

/** Above this number, times are grouped by part of day. */
const MOST_AT_ONCE = 12;

/** The hours of a day, grouped by part of day when there are many; taken ones are struck out. */
export const HourChoice = ({
  hours,
  chosen,
  onChoose,
}: {
  readonly hours: readonly OfferedHour[];
  readonly chosen: number | undefined;
  readonly onChoose: (at: number) => void;
}) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<DayPart>();
  const parts = byDayParts(hours);
  const names: Readonly<Record<DayPart, string>> = {
    night: t`Night`,
    morning: t`Morning`,
    noon: t`Noon`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
    late: t({ message: 'Late evening', comment: 'a part of the day' }),
  };
  const open =
    parts.find(({ part, free }) => free && part === asked) ??
    parts.find((one) => one.hours.some(({ at }) => at === chosen)) ??
    // Times right after midnight are seldom wanted, so the night is not preselected.
    parts.find(({ part, free }) => free && part !== 'night') ??
    parts.find(({ free }) => free) ??
    parts[0];
  const isParted = hours.length > MOST_AT_ONCE && parts.length > 1;
  const shown = isParted ? (open?.hours ?? []) : hours;
  const isAnyTaken = shown.some(({ free }) => !free) || (isParted && parts.some(({ free }) => !free));
  return (
    <>
      {isParted && (
        <div role="radiogroup" aria-label={t`Part of the day`} className={styles.parts}>
          {parts.map(({ part, hours: own, free }) => {
            const [first, last] = [own[0]?.time, own.at(-1)?.time];
            const range = first === last ? first : `${first}–${last}`;
            return (
              <label key={part} className={classNames(styles.near, styles.part)}>
                <input
                  type="radio"
                  name="booking-part"
                  checked={part === open?.part}
                  disabled={!free}
                  aria-label={[names[part], free ? range : t`taken`].join(', ')}
                  onChange={() => setAsked(part)}
                  data-testid={`part-${part}`}
                />
                <span className={styles.name}>{names[part]}</span>
                <span className={styles.small}>{free ? range : t`taken`}</span>
              </label>
            );
          })}
        </div>
      )}
      <div role="radiogroup" aria-label={t`Time`} className={styles.hours}>
        {shown.map(({ time, at, offset, free }) => {
          const zone = offset !== undefined && offsetText(offset);
          return (
            <label key={at} className={styles.hour}>
              <input
                type="radio"
                name="booking-hour"
                checked={at === chosen}
                disabled={!free}
                aria-label={[time, zone, !free && t`taken`].filter(Boolean).join(', ')}
                onChange={() => onChoose(at)}
                data-testid={`hour-${time}`}
              />
              <span className={styles.time}>{time}</span>
              {zone && <span className={styles.hint}>{zone}</span>}
            </label>
          );
        })}
      </div>
      {isAnyTaken && (
        <p className={styles.hint}>
          <Trans>The times that are struck through are taken.</Trans>
        </p>
      )}
    </>
  );
};
