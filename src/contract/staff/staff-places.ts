// GET staff/places: places where the signed-in person has a role, with their names. Also stored on the device.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';
import { id, name } from '../stored-fields.ts';
import { STAFF_ROLES } from './staff.ts';

export const staffPlaceSchema = v.object({
  placeId: id,
  slug: name,
  /** In the place's own language first, then its translations. */
  names: v.array(v.object({ text: v.string(), language: v.picklist(LANGUAGES) })),
  role: v.picklist(STAFF_ROLES),
});

export const staffPlacesSchema = v.object({ places: v.array(staffPlaceSchema) });
