import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimumOf, needsLogin } from '#domain/payment/providers.ts';
import { refundable, refundFault, sumRefunds } from '#domain/payment/refund.ts';
import { paymentFigures } from '#domain/payment/staff-payment.ts';
import { type Currency, type Minor, minor } from '#domain/pricing/money.ts';

const amounts = fc.integer({ min: 1, max: 100_000 }).map(minor);

test('accepted refunds never sum to more than was paid', () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts, { maxLength: 20 }), (paid, wishes) => {
      const taken: { amount: Minor }[] = [];
      for (const amount of wishes) if (refundFault(amount, paid, taken) === undefined) taken.push({ amount });
      expect(sumRefunds(taken)).toBeLessThanOrEqual(paid);
      expect(refundable(paid, taken)).toBe(paid - sumRefunds(taken));
    }),
  );
});

test('an amount of zero or less is rejected as a refund', () => {
  expect(refundFault(minor(0), minor(100), [])).toBe('nothing');
  expect(refundFault(minor(-5), minor(100), [])).toBe('nothing');
  expect(refundFault(minor(101), minor(100), [])).toBe('too_much');
});

test('a provider’s minimum amount depends on the currency, and is undefined for one that it does not take', () => {
  expect(minimumOf('stripe', 'EUR' as Currency)).toBe(50);
  expect(minimumOf('epay', 'EUR' as Currency)).toBe(2);
  expect(minimumOf('epay', 'BGN' as Currency)).toBeUndefined();
});

test('ePay always requires sign-in, Stripe only when the place wants it [S5.18]', () => {
  expect(needsLogin('epay', false)).toBe(true);
  expect(needsLogin('epay_onetouch', false)).toBe(true);
  expect(needsLogin('stripe', false)).toBe(false);
  expect(needsLogin('stripe', true)).toBe(true);
});

test('a day is totalled by provider, with tips and refunds apart', () => {
  const move = (provider: 'stripe' | 'epay', kind: 'paid' | 'refunded', amount: number, tip = 0) => ({
    ...{ provider, kind, amount: minor(amount), tip: minor(tip) },
  });
  expect(
    paymentFigures([
      move('stripe', 'paid', 1000, 100),
      move('epay', 'paid', 300),
      move('stripe', 'paid', 500),
      move('stripe', 'refunded', 200),
    ]),
  ).toEqual([
    { provider: 'stripe', paid: 1500, tips: 100, refunded: 200, count: 2 },
    { provider: 'epay', paid: 300, tips: 0, refunded: 0, count: 1 },
  ]);
});
