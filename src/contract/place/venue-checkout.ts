// Order page settings in a venue's file.
import * as v from 'valibot';
import { key, words } from './venue-fields.ts';

/** A place at which guests fetch orders. `key` names it for good: orders bear it. */
export const venuePickupPlace = v.strictObject({
  key,
  name: words,
  /** Left out: the venue's own. */
  address: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
