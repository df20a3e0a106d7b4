// Stored terms of a promo code. Separate from the wire, because a cart is read long before a code is entered.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { PROMO_FAULTS } from '#domain/promotion/promo-faults.ts';

const whole = v.pipe(v.number(), v.safeInteger());

export const storedPromo = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  valueType: v.picklist(['percent', 'money']),
  value: v.number(),
  ignoresOtherDiscounts: v.boolean(),
  orderTypes: v.array(v.picklist(ORDER_TYPES)),
  from: v.optional(v.string()),
  until: v.optional(v.string()),
  minimum: whole,
});

export const storedPromoAnswer = v.union([
  v.object({ terms: storedPromo }),
  v.object({ fault: v.picklist(PROMO_FAULTS) }),
]);
