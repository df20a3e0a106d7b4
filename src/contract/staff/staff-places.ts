// GET staff/places: where the one who is signed in has a role, with each place's own words. Kept on the device too.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';
import { id, name } from '../stored-fields.ts';
import { STAFF_ROLES } from './staff.ts';

export const staffPlaceSchema = v.object({
  placeId: id,
  slug: name,
  /** In the place's own language first, then in those that it was translated to. */
  names: v.array(v.object({ text: v.string(), language: v.picklist(LANGUAGES) })),
  role: v.picklist(STAFF_ROLES),
});

export const staffPlacesSchema = v.object({ places: v.array(staffPlaceSchema) });
