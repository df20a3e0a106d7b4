import { minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';

/** Terms of a promo code: ten percent off any order, at any time; `more` overrides them. */
export const promoTerms = (more: Partial<PromoTerms> = {}): PromoTerms => ({
  code: 'SUMMER2026',
  valueType: 'percent',
  value: 10,
  ignoresOtherDiscounts: false,
  orderTypes: [],
  from: undefined,
  until: undefined,
  minimum: minor(0),
  ...more,
});
