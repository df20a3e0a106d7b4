import { minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';

/** What a code gives: ten per cent off any order, at any time; `more` says otherwise. */
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
