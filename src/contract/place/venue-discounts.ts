// Promo codes in a venue's file, and discounts on a guest's n-th order.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { amount, whole } from './venue-fields.ts';

const MOST_USES = 1_000_000;

const discount = {
  valueType: v.picklist(['percent', 'money']),
  value: v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'a number such as "10"')),
};
const minute = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, 'a day and a time such as "2026-12-24T18:00"'),
);

export const venuePromoCode = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{8,24}$/, '8 to 24 capital letters from A to Z, digits and hyphens')),
  ...discount,
  /** Absent: all order types. */
  orderTypes: v.optional(v.array(v.picklist(ORDER_TYPES)), []),
  /** By the place's clock; `until` is exclusive. */
  from: v.optional(minute),
  until: v.optional(minute),
  /** Minimum order before discounts. */
  minimum: v.optional(amount, '0'),
  /** Absent: no limit. */
  uses: v.optional(whole(1, MOST_USES)),
  usesPerGuest: v.optional(whole(1, MOST_USES)),
  ignoresOtherDiscounts: v.optional(v.boolean(), false),
  off: v.optional(v.boolean(), false),
});

export const venueOrderNumberDiscount = v.strictObject({ onOrderNumber: whole(1, 10_000), ...discount });
