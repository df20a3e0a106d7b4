import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import styles from './settings.module.css';

const WHOLE_DAY = 1440;
const EVENING: OpeningWindow = { from: 11 * 60, to: 22 * 60 };

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
/** Midnight as the end of a day, which a time field gives as its beginning. */
const endOf = (from: number, to: number): number => (to === 0 && from === 0 ? WHOLE_DAY : to);

/** Hours of one day: none, one or two windows. */
export const DayHours = ({
  name,
  windows,
  onChange,
  children,
}: {
  readonly name: string;
  readonly windows: readonly OpeningWindow[];
  readonly onChange: (windows: readonly OpeningWindow[]) => void;
  /** Further actions on the day. */
  readonly children?: ReactNode;
}) => {
  const { t } = useLingui();
  const change = (at: number, window: OpeningWindow) => onChange(windows.map((one, i) => (i === at ? window : one)));
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{name}</legend>
      <CheckRow
        label={<Trans>open</Trans>}
        checked={windows.length > 0}
        onChange={(open) => onChange(open ? [EVENING] : [])}
      />
      {windows.map(({ from, to }, at) => (
        // Windows have no id and are never moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the day is what a window is
        <div key={at} className={styles.window}>
          <input
            type="time"
            className={styles.time}
            aria-label={t`${name}: from`}
            value={clock(from)}
            onChange={({ target }) =>
              target.value && change(at, { from: minutesOf(target.value), to: endOf(minutesOf(target.value), to) })
            }
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            className={styles.time}
            aria-label={t`${name}: to`}
            value={clock(to)}
            onChange={({ target }) => target.value && change(at, { from, to: endOf(from, minutesOf(target.value)) })}
          />
        </div>
      ))}
      {windows.length === 1 && (
        <Button small look="quiet" onClick={() => onChange([...windows, { from: 18 * 60, to: 23 * 60 }])}>
          <Trans>With a break</Trans>
        </Button>
      )}
      {windows.length === 2 && (
        <Button small look="quiet" onClick={() => onChange(windows.slice(0, 1))}>
          <Trans>Without a break</Trans>
        </Button>
      )}
      {children}
    </fieldset>
  );
};
