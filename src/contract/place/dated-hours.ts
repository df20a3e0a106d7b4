// Days with hours of their own, on the wire: by date, each in the words of any day's hours.
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import type { DatedHours, HouseHours } from '#domain/place/weekly-hours.ts';

/** A day that cannot be read has the hours of its weekday; nothing where there is no such day. */
export const datedHours = (wire: Readonly<Record<string, string>>): Pick<HouseHours, 'datedHours'> => {
  const found = Object.entries(wire).flatMap(([date, text]) => {
    const windows = parseWindows(text);
    return windows ? [[date, windows] as const] : [];
  });
  return found.length > 0 ? { datedHours: Object.fromEntries(found) } : {};
};

/** By date. */
export const datedHoursToWire = (dated: DatedHours): Record<string, string> =>
  Object.fromEntries(Object.entries(dated).map(([date, windows]) => [date, formatWindows(windows)]));
