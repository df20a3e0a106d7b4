// A promo code's terms as they lie on the device. Apart from the wire: a cart is read long before any code is entered.
import * as v from 'valibot';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { PROMO_FAULTS } from '#domain/promotion/promo-code.ts';

const whole = v.pipe(v.number(), v.safeInteger());

/** The terms as they lie on the device. */
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
