import { useLingui } from '@lingui/react/macro';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import { DayHours } from './day-hours.tsx';
import { weekdayName } from './weekday-name.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const windowsOf = (value: Json | undefined, day: number): readonly OpeningWindow[] => {
  const text = isObject(value) ? value[day] : undefined;
  return typeof text === 'string' ? (parseWindows(text) ?? []) : [];
};

/** Weekly hours: none, one or two windows per day. */
export const HoursEditor = ({
  value,
  onChange,
}: {
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}) => {
  const { i18n } = useLingui();
  const set = (day: number, windows: readonly OpeningWindow[]) =>
    onChange(
      Object.fromEntries(DAYS.map((one) => [one, formatWindows(one === day ? windows : windowsOf(value, one))])),
    );
  return DAYS.map((day) => (
    <DayHours
      key={day}
      name={weekdayName(day, i18n.locale)}
      windows={windowsOf(value, day)}
      onChange={(windows) => set(day, windows)}
    />
  ));
};
