import { isObject, type Json } from '#domain/owner/venue-file.ts';

/** A value of the venue file for an owner; "–" when empty. */
export const jsonText = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map(jsonText).join(', ') || '–';
  return isObject(value) ? Object.values(value).map(jsonText).join(', ') : String(value);
};
