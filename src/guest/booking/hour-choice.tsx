import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedHour } from '#domain/booking/own-booking.ts';
import { offsetWords } from '#guest/checkout/wanted-time-words.ts';
import styles from './booking.module.css';

/** The hours of a day; taken ones are struck through. */
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
  return (
    <>
      <div role="radiogroup" aria-label={t`Time`} className={styles.hours}>
        {hours.map(({ time, at, offset, free }) => {
          const zone = offset !== undefined && offsetWords(offset);
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
      {hours.some(({ free }) => !free) && (
        <p className={styles.hint}>
          <Trans>The times that are struck through are taken.</Trans>
        </p>
      )}
    </>
  );
};
