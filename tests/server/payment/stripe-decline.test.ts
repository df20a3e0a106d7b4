// Reasons of a declined card: which codes of Stripe a guest may read, and where the app gets them from.
import { expect, test } from 'vitest';
import { stripeDecline } from '../../../server/payments/stripe/stripe-decline.ts';
import { createStripePort } from '../../../server/payments/stripe/stripe-port.ts';
import type { PaymentWish } from '../../../server/services/payment/payment-port.ts';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc' }, 'code'],
  [{ code: 'payment_intent_authentication_failure' }, 'authentication'],
  [{ code: 'card_declined', decline_code: 'card_velocity_exceeded' }, 'limit'],
  [{ code: 'card_declined' }, 'other'],
])('Stripe decline: %o is "%s"', (error, reason) => {
  expect(stripeDecline(error)).toBe(reason);
});

test.each(['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'generic_decline', 'something_new', 'toString'])(
  'Stripe decline: %s is not named to the guest',
  (decline_code) => {
    expect(stripeDecline({ code: 'incorrect_cvc', decline_code })).toBe('other');
  },
);

test.each([null, undefined, {}, { code: 'processing_error' }])(
  'Stripe decline: %o is no decline of a bank',
  (error) => {
    expect(stripeDecline(error)).toBeUndefined();
  },
);

const answering = (status: number, body: object) =>
  createStripePort({
    secretKey: 'sk_test_of_nobody',
    isDemo: true,
    fetch: async () => Response.json(body, { status, headers: { 'request-id': 'req_1' } }),
  });

test('Stripe: a declined saved card is refused with the bank’s reason', async () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'declined' };
  const wish = {
    payment: { key: 'k', attemptKey: 'order:1:790:1', amount: 790, currency: 'EUR' },
    instrument: { reference: { method: 'pm_1', customer: 'cus_1' } },
    description: 'Bistro',
    language: 'bg',
    returnUrl: 'https://bistro.example/payment',
  } as unknown as PaymentWish;
  await expect(answering(402, { error }).start(wish)).rejects.toMatchObject({
    name: 'ProviderRefused',
    declined: 'funds',
  });
});

test('Stripe: a payment that has no declined card any more reports none', async () => {
  const intent = { id: 'pi_1', object: 'payment_intent', amount: 790, currency: 'eur', status: 'processing' };
  const payment = { reference: 'pi_1' } as Parameters<ReturnType<typeof createStripePort>['status']>[0];
  expect(await answering(200, { ...intent, last_payment_error: null }).status(payment, 0)).toMatchObject({
    declined: null,
  });
});
