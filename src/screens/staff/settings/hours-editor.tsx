import { Trans, useLingui } from '@lingui/react/macro';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import styles from './settings.module.css';
import { weekdayName } from './weekday-name.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WHOLE_DAY = 1440;
const EVENING: OpeningWindow = { from: 11 * 60, to: 22 * 60 };

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
/** Midnight at the end of a day, where a clock says its beginning. */
const endOf = (from: number, to: number): number => (to === 0 && from === 0 ? WHOLE_DAY : to);

const windowsOf = (value: Json | undefined, day: number): readonly OpeningWindow[] => {
  const text = isObject(value) ? value[day] : undefined;
  return typeof text === 'string' ? (parseWindows(text) ?? []) : [];
};

/** The hours of a week: none, one or two windows a day. */
export const HoursEditor = ({
  value,
  onChange,
}: {
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}) => {
  const { t, i18n } = useLingui();
  const set = (day: number, windows: readonly OpeningWindow[]) =>
    onChange(
      Object.fromEntries(DAYS.map((one) => [one, formatWindows(one === day ? windows : windowsOf(value, one))])),
    );
  return DAYS.map((day) => {
    const windows = windowsOf(value, day);
    const name = weekdayName(day, i18n.locale);
    const change = (at: number, window: OpeningWindow) =>
      set(
        day,
        windows.map((one, i) => (i === at ? window : one)),
      );
    return (
      <fieldset key={day} className={styles.day}>
        <legend className={styles.dayName}>{name}</legend>
        <CheckRow
          label={<Trans>open</Trans>}
          checked={windows.length > 0}
          onChange={(open) => set(day, open ? [EVENING] : [])}
        />
        {windows.map(({ from, to }, at) => (
          // Windows have no name of their own, and none is moved.
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
          <Button small look="quiet" onClick={() => set(day, [...windows, { from: 18 * 60, to: 23 * 60 }])}>
            <Trans>With a break</Trans>
          </Button>
        )}
        {windows.length === 2 && (
          <Button small look="quiet" onClick={() => set(day, windows.slice(0, 1))}>
            <Trans>Without a break</Trans>
          </Button>
        )}
      </fieldset>
    );
  });
};
