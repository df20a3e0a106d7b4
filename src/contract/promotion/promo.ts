// What the server knows of a promo code. [S3.27]
import * as v from 'valibot';
import { fail, ok, type Result } from '#domain/result.ts';
import { flag, maybeText, numericOr, reasonOf } from '../wire.ts';

const promoSchema = v.object({
  found: flag(),
  discount_type: maybeText,
  discount_value: numericOr(0),
  ignore_other_discounts: flag(),
});

export type PromoResult =
  | { readonly found: false }
  | {
      readonly found: true;
      readonly discountType: 'percent' | 'money';
      /** Percent, or units of the place's currency as they are written. */
      readonly value: number;
      readonly ignoresOtherDiscounts: boolean;
    };

/** A code without a discount that can be read is as good as none. */
export function parsePromoResult(body: unknown): Result<PromoResult, string> {
  const parsed = v.safeParse(promoSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const { found, discount_type: type, discount_value: value, ignore_other_discounts } = parsed.output;
  const isDiscount = (type === 'percent' && value <= 100) || type === 'money';
  if (!found || !isDiscount || value <= 0) return ok({ found: false });
  return ok({ found: true, discountType: type, value, ignoresOtherDiscounts: ignore_other_discounts });
}
