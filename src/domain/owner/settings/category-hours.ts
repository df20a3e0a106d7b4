// When the dishes of a category can be had, as an owner enters it: always, the same every day, or by weekday.
import { parseWindows } from '../../place/hours.ts';
import { dayFaults } from '../../place/hours-faults.ts';
import { checkSetting, type SettingFault } from '../check-setting.ts';
import type { DraftEdit } from '../draft-edit.ts';
import { isObject, type Json, listOf, nameOf, type VenueFile } from '../venue-file.ts';

/** Hours of a category in the file; undefined: its dishes are available whenever the venue is open. */
export const categoryHoursIn = (file: VenueFile, slug: string): Json | undefined =>
  listOf(file, 'categories').find((one) => nameOf(one) === slug)?.hours;

/** The first fault; undefined: they may be kept. Hours in which nothing can be had are none. */
export function categoryHoursFault(file: VenueFile, hours: Json | undefined): SettingFault | undefined {
  if (hours === undefined) return undefined;
  if (typeof hours === 'string') {
    const windows = parseWindows(hours);
    const [fault] = windows ? dayFaults(windows) : [];
    if (!windows || fault) return { kind: 'hours-of-days', fault: fault?.kind ?? 'unreadable' };
    return windows.length === 0 ? { kind: 'never' } : undefined;
  }
  const isNever = isObject(hours) && Object.values(hours).every((day) => day === '-');
  return isNever ? { kind: 'never' } : checkSetting(file, 'hours', hours);
}

/** The edit that gives a category these hours. */
export const categoryHoursEdit = (file: VenueFile, slug: string, to: Json | undefined): DraftEdit => ({
  kind: 'category',
  slug,
  changes: [{ path: ['hours'], was: categoryHoursIn(file, slug), to }],
});
