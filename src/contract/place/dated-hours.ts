// Hours on the wire, weekly and by date, in the same text format.
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import type { DatedHours, VenueHours, WeeklyHours } from '#domain/place/weekly-hours.ts';

/** An unreadable day counts as closed. */
export const hoursFromWire = (days: readonly string[] | undefined): WeeklyHours | undefined =>
  days?.length === 7 ? days.map((day) => parseWindows(day) ?? []) : undefined;

/** An unreadable date has the hours of its weekday; empty when there are no dates. */
export const datedHours = (wire: Readonly<Record<string, string>>): Pick<VenueHours, 'datedHours'> => {
  const found = Object.entries(wire).flatMap(([date, text]) => {
    const windows = parseWindows(text);
    return windows ? [[date, windows] as const] : [];
  });
  return found.length > 0 ? { datedHours: Object.fromEntries(found) } : {};
};

/** By date. */
export const datedHoursToWire = (dated: DatedHours): Record<string, string> =>
  Object.fromEntries(Object.entries(dated).map(([date, windows]) => [date, formatWindows(windows)]));
