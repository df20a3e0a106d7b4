// Hours of a category as an owner enters them: always, the same each day, or by weekday.
import { parseWindows } from '../../place/hours.ts';
import { dayFaults } from '../../place/hours-faults.ts';
import { checkSetting, type SettingFault } from '../check-setting.ts';
import type { DraftEdit } from '../draft-edit.ts';
import { isObject, type Json, listOf, nameOf, type VenueFile } from '../venue-file.ts';

/** Hours of a category in the file; undefined: the venue's hours. */
export const categoryHoursIn = (file: VenueFile, slug: string): Json | undefined =>
  listOf(file, 'categories').find((one) => nameOf(one) === slug)?.hours;

/** First fault; undefined: valid. Hours that contain no time at all are invalid. */
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

export const categoryHoursEdit = (file: VenueFile, slug: string, to: Json | undefined): DraftEdit => ({
  kind: 'category',
  slug,
  changes: [{ path: ['hours'], was: categoryHoursIn(file, slug), to }],
});
