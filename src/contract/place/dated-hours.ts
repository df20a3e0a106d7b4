// Hours on the wire: of the week, and of days with hours of their own, by date, each in the words of any day's hours.
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import type { DatedHours, VenueHours, WeeklyHours } from '#domain/place/weekly-hours.ts';

/** A day that cannot be read is a day that is not known to be open. */
export const hoursFromWire = (days: readonly string[] | undefined): WeeklyHours | undefined =>
  days?.length === 7 ? days.map((day) => parseWindows(day) ?? []) : undefined;

/** A day that cannot be read has the hours of its weekday; nothing where there is no such day. */
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
