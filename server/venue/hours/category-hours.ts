// Hours of a category in the file: equal every day, or by weekday.
import type { Venue } from '#contract/place/venue.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { dayFaults, hoursFaults } from '#domain/place/hours-faults.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { hoursFaultText } from '../check-place.ts';
import type { Path, Report } from '../problem.ts';

type Written = NonNullable<Venue['categories'][number]['hours']>;

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const textOn = (written: Written, day: (typeof DAYS)[number]): string =>
  typeof written === 'string' ? written : written[day];

/** By weekday, Monday first. */
export const categoryHours = (written: Written): WeeklyHours =>
  DAYS.map((day) => parseWindows(textOn(written, day)) ?? []);

/** Reports probable mistakes in a category's hours, and hours that never apply. */
export function checkCategoryHours(written: Written, at: Path, report: Report): void {
  const hours = categoryHours(written);
  const faults = typeof written === 'string' ? [dayFaults(hours[0] ?? [])] : hoursFaults(hours);
  for (const [i, ofDay] of faults.entries()) {
    const path = typeof written === 'string' ? at : [...at, String(i + 1)];
    for (const fault of ofDay) report(path, hoursFaultText(fault));
  }
  if (hours.every((windows) => windows.length === 0)) {
    report(at, 'is never: write "orderAllowed": false where nothing of it can be ordered');
  }
}
