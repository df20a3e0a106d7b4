// The server's answer about a promo code, when it is entered and in the refusal of an order. [S3.27]
import * as v from 'valibot';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import type { PromoAnswer, PromoTerms } from '#domain/promotion/promo-code.ts';
import { PROMO_FAULTS } from '#domain/promotion/promo-faults.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { flag, maybeText, reasonOf } from '../wire.ts';

export const promoBodySchema = v.object({
  /** The code as the guest typed it. */
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Secret of the table session, if any. */
  session: v.nullish(v.pipe(v.string(), v.maxLength(128))),
});

export const promoSchema = v.object({
  found: flag(),
  discount_type: maybeText,
  /** Percent, or units of the place's currency. */
  discount_value: v.nullish(v.union([v.number(), v.string()])),
  ignore_other_discounts: flag(),
  /** Ours from here on. */
  code: maybeText,
  order_types: v.optional(v.array(v.string()), []),
  from: maybeText,
  until: maybeText,
  minimum: maybeText,
  /** Without `found`: the reason. */
  reason: maybeText,
});
export type WirePromo = v.InferInput<typeof promoSchema>;

const NOT_KNOWN: PromoAnswer = { fault: 'unknown' };

/** A promo code without a readable discount is an error. */
export function parsePromo(body: unknown, currency: Currency): Result<PromoAnswer, string> {
  const parsed = v.safeParse(promoSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const { found, discount_type: type, discount_value: written, reason, ...wire } = parsed.output;
  const fault = PROMO_FAULTS.find((one) => one === reason);
  if (!found) return ok(fault ? { fault } : NOT_KNOWN);
  const text = String(written ?? '');
  const value = type === 'percent' ? Number(text) : parseAmount(text, currency);
  const minimum = parseAmount(wire.minimum ?? '0', currency);
  const isDiscount = (type === 'percent' && Number(text) <= 100) || type === 'money';
  if (!isDiscount || !wire.code || value === undefined || !(value > 0) || minimum === undefined) return ok(NOT_KNOWN);
  return ok({
    terms: {
      code: wire.code,
      valueType: type,
      value,
      ignoresOtherDiscounts: wire.ignore_other_discounts,
      // An unknown order type cannot be that of this build's orders.
      orderTypes: wire.order_types as PromoTerms['orderTypes'],
      from: wire.from,
      until: wire.until,
      minimum,
    },
  });
}

export const promoToWire = (answer: PromoAnswer, currency: Currency): WirePromo => {
  if (!answer.terms) return { found: false, ignore_other_discounts: false, reason: answer.fault };
  const { terms } = answer;
  return {
    found: true,
    discount_type: terms.valueType,
    discount_value: terms.valueType === 'percent' ? terms.value : formatAmountPlain(minor(terms.value), currency),
    ignore_other_discounts: terms.ignoresOtherDiscounts,
    code: terms.code,
    order_types: [...terms.orderTypes],
    from: terms.from ?? null,
    until: terms.until ?? null,
    minimum: formatAmountPlain(terms.minimum, currency),
  };
};
