import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumberToWire, parseNextDiscounts } from '#contract/promotion/next-discounts.ts';
import { parsePromo, promoToWire } from '#contract/promotion/promo.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { PromoTerms } from '#domain/promotion/promo-code.ts';
import { PROMO_FAULTS } from '#domain/promotion/promo-faults.ts';

const EUR = 'EUR' as Currency;
const terms = {
  code: 'SUMMER2026',
  ignoresOtherDiscounts: false,
  orderTypes: [],
  from: undefined,
  until: undefined,
  minimum: 0,
};

test.each([
  [{ discount_type: 'percent', discount_value: '10' }, { terms: { ...terms, valueType: 'percent', value: 10 } }],
  [
    { discount_type: 'money', discount_value: 2.5, ignore_other_discounts: '1' },
    { terms: { ...terms, valueType: 'money', value: 250, ignoresOtherDiscounts: true } },
  ],
  [{ found: 0 }, { fault: 'unknown' }],
  [{ found: false, reason: 'expired' }, { fault: 'expired' }],
  [{ found: false, reason: 'a later build’s' }, { fault: 'unknown' }],
  [{ discount_type: 'percent', discount_value: 120 }, { fault: 'unknown' }],
  [{ discount_type: 'points', discount_value: 3 }, { fault: 'unknown' }],
  [{ discount_type: 'money', discount_value: -3 }, { fault: 'unknown' }],
])('an answer about a promo code gives its discount, or none [S3.27] (%#)', (body, value) => {
  expect(parsePromo({ found: true, code: 'SUMMER2026', ...body }, EUR)).toEqual({ ok: true, value });
});

test('an answer of another shape never becomes a discount [S3.27]', () => {
  for (const body of [null, 'ok', 7, [], { found: 'perhaps' }]) {
    const parsed = parsePromo(body, EUR);
    expect(parsed.ok && parsed.value.terms).toBeFalsy();
  }
});

const minute = fc.option(fc.constantFrom('2026-01-01T00:00', '2026-12-31T23:59'), { nil: undefined });
const anyTerms: fc.Arbitrary<PromoTerms> = fc.record({
  code: fc.stringMatching(/^[A-Z0-9-]{8,24}$/),
  valueType: fc.constantFrom('percent' as const, 'money' as const),
  value: fc.integer({ min: 1, max: 100 }),
  ignoresOtherDiscounts: fc.boolean(),
  orderTypes: fc.subarray([...ORDER_TYPES]),
  from: minute,
  until: minute,
  minimum: fc.integer({ min: 0, max: 100_000 }).map(minor),
});

test('the server’s answer about a promo code survives the wire', () => {
  const answers = fc.oneof(
    anyTerms.map((one) => ({ terms: one })),
    fc.constantFrom(...PROMO_FAULTS).map((fault) => ({ fault })),
  );
  fc.assert(
    fc.property(answers, fc.constantFrom('EUR', 'JPY', 'KWD'), (answer, currency) => {
      const wire: unknown = JSON.parse(JSON.stringify(promoToWire(answer, currency as Currency)));
      expect(parsePromo(wire, currency as Currency)).toEqual({ ok: true, value: answer });
    }),
  );
});

test('the number of the next order is a number or undefined', () => {
  const read = (body: unknown) => parseNextDiscounts(body, 'EUR' as Currency)?.number;
  expect(read({ discounts: [], discount: null, order_number: 3 })).toBe(3);
  // Not counted: the earlier number is no longer valid.
  expect(read({ discounts: [], discount: null, order_number: null })).toBeNull();
  for (const body of [null, {}, { discounts: [], order_number: 'three' }]) {
    expect(read(body)).toBeUndefined();
  }
});

test.each([
  ['percent', 5],
  ['money', 250],
] as const)('the discount of a signed-in guest arrives as %s', (valueType, value) => {
  const next = { number: undefined, registered: { valueType, value } };
  const wire: unknown = JSON.parse(JSON.stringify(orderNumberToWire(undefined, next, 'EUR' as Currency)));
  expect(parseNextDiscounts(wire, 'EUR' as Currency)?.registered).toEqual({ valueType, value });
});
