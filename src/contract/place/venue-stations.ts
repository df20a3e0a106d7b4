// The stations of a venue's file: where what is cooked.
import * as v from 'valibot';
import { key, slug, words } from './venue-fields.ts';

export const venueStation = v.strictObject({
  /** Unique in the venue; printers and screens name it. */
  id: key,
  name: words,
  /** Slugs; what lies below a category goes with it, unless another station has it. */
  categories: v.optional(v.array(slug), []),
  /** Whether it cooks dishes that belong to no station. Where none says so, the first one does. */
  default: v.optional(v.boolean(), false),
});
