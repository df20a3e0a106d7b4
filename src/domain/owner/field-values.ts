// Reads and replaces a field of the file that an owner may change, as a change that carries the seen value.
import type { FieldChange } from './draft-edit.ts';
import type { SettingField } from './setting-fields.ts';
import { type FieldPath, isObject, type Json, type VenueFile, valueAt, withValue } from './venue-file.ts';

const pathOf = (field: SettingField): FieldPath => field.split('.');

/** Hours given by day in the settings, an alternative format of the file. */
const weekOfDays = (file: VenueFile): Json | undefined => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), valueAt(file, ['settings', `working_hours_${day}`])]);
  if (days.every(([, hours]) => hours === undefined)) return undefined;
  return Object.fromEntries(days.map(([day, hours]) => [day, hours ?? '-']));
};

/** Value of a field in the file; undefined: the default applies. */
export const fieldValue = (file: VenueFile, field: SettingField): Json | undefined => {
  const value = valueAt(file, pathOf(field));
  return value === undefined && field === 'hours' ? weekOfDays(file) : value;
};

/** The file with another value; undefined removes the field, so that its default applies. */
export const withField = (file: VenueFile, field: SettingField, to: Json | undefined): VenueFile =>
  withValue(file, pathOf(field), to);

/** Changes of the file for a new value of the field. */
export const fieldChanges = (file: VenueFile, field: SettingField, to: Json | undefined): readonly FieldChange[] => {
  const path = pathOf(field);
  const own: FieldChange = { path, was: valueAt(file, path), to };
  if (field !== 'hours' || !isObject(file.settings)) return [own];
  // The import rejects hours that are given twice.
  const days = Object.entries(file.settings).filter(([key]) => key.startsWith('working_hours_'));
  return [own, ...days.map(([key, was]) => ({ path: ['settings', key], was }))];
};
