import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatTime, formatWeekday } from '#ui/words/format-time.ts';
import styles from './dish-off-sheet.module.css';

const TIMES = ['1', '2', '4', 'day', 'until'] as const;
/** Hours, the rest of the day, or until put back by hand. */
export type OffTime = (typeof TIMES)[number];

const HOUR = 3_600_000;

/** Choice of how long an item is off, each with its end time. */
export const TimeTiles = ({
  value,
  now,
  dayEnd,
  timeZone,
  onChange,
}: {
  readonly value: OffTime;
  readonly now: number;
  readonly dayEnd: number;
  readonly timeZone: string;
  readonly onChange: (time: OffTime) => void;
}) => {
  const language = useTextLanguage();
  const name = useId();
  const clock = (at: number) => formatTime(at, timeZone);
  const dayClock = `${formatWeekday(dayEnd, language, timeZone)} ${clock(dayEnd)}`;
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>
        <Trans>For how long</Trans>
      </legend>
      {TIMES.map((time) => (
        <label key={time} className={styles.tile}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={time === value}
            onChange={() => onChange(time)}
          />
          <span className={styles.tileName}>
            {time === '1' && <Trans>1 hour</Trans>}
            {time === '2' && <Trans>2 hours</Trans>}
            {time === '4' && <Trans>4 hours</Trans>}
            {time === 'day' && <Trans>Today</Trans>}
            {time === 'until' && <Trans>Until I put it back</Trans>}
          </span>
          {time !== 'until' && (
            <span className={styles.tileEnd}>
              {time === 'day' ? (
                <Trans>until {dayClock}</Trans>
              ) : (
                <ReturnTime clock={clock(now + Number(time) * HOUR)} />
              )}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
};

const ReturnTime = ({ clock }: { readonly clock: string }) => <Trans>until {clock}</Trans>;
