import { expect, test } from 'vitest';
import { parsePromoResult } from '#contract/promotion/promo.ts';

test.each([
  [
    { found: true, discount_type: 'percent', discount_value: '10' },
    { found: true, discountType: 'percent', value: 10, ignoresOtherDiscounts: false },
  ],
  [
    { found: 1, discount_type: 'money', discount_value: 2.5, ignore_other_discounts: '1' },
    { found: true, discountType: 'money', value: 2.5, ignoresOtherDiscounts: true },
  ],
  [{ found: 0 }, { found: false }],
  [{ found: true, discount_type: 'percent', discount_value: 120 }, { found: false }],
  [{ found: true, discount_type: 'points', discount_value: 3 }, { found: false }],
  [{ found: true, discount_type: 'money', discount_value: -3 }, { found: false }],
])('what a promo code is worth, or that it is worth nothing [S3.27] (%#)', (body, value) => {
  expect(parsePromoResult(body)).toEqual({ ok: true, value });
});

test('an answer that is no promo code’s never becomes a discount [S3.27]', () => {
  for (const body of [null, 'ok', 7, [], { found: 'perhaps' }]) {
    const parsed = parsePromoResult(body);
    expect(parsed.ok && parsed.value.found).toBe(false);
  }
});
