// Tax and service in a venue's file.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { PERCENT } from '#domain/pricing/vat-rates.ts';

const percent = v.pipe(v.string(), v.regex(PERCENT, 'percent such as "20" or "5.5"'));

/** The tax that prices contain: one rate, or one for what is eaten in the house and one for what leaves it. */
export const venueVat = v.union([percent, v.strictObject({ here: percent, away: percent })]);
export type VenueVat = v.InferOutput<typeof venueVat>;

/** Service charge, as a step of its own. */
export const venueServiceCharge = v.strictObject({
  valueType: v.picklist(['percent', 'money']),
  value: v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'a number such as "10"')),
  orderTypes: v.optional(v.array(v.picklist(ORDER_TYPES)), ['spot']),
});
