// Tax and service in a venue's file.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { PERCENT } from '#domain/pricing/vat-rates.ts';

const percent = v.pipe(v.string(), v.regex(PERCENT, 'percent such as "20" or "5.5"'));

/** Tax included in prices: one rate, or separate rates for eating in and taking away. */
export const venueVat = v.union([percent, v.strictObject({ here: percent, away: percent })]);
export type VenueVat = v.InferOutput<typeof venueVat>;

/** Service charge, as a price step. */
export const venueServiceCharge = v.strictObject({
  valueType: v.picklist(['percent', 'money']),
  value: v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'a number such as "10"')),
  orderTypes: v.optional(v.array(v.picklist(ORDER_TYPES)), ['spot']),
});
