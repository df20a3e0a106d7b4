import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  cardPaymentToWire,
  initiateBodySchema,
  initiateOneTouchBodySchema,
  parseInitiated,
  parseInstrumentDeleted,
  parsePaymentRefusal,
  parsePaymentStatus,
  paymentRefusalToWire,
} from '#contract/payment/card-payment.ts';
import { instrumentsToWire, parseInstruments, parsePaymentOffer, paymentOfferToWire } from '#contract/payment/offer.ts';
import { readOrderCardPayment } from '#contract/payment/order-card-payment.ts';
import { staffPaymentsSchema } from '#contract/payment/staff-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import { CARD_DECLINES } from '#domain/payment/card-decline.ts';
import { CARD_PAYMENT_STATES, type CardPayment } from '#domain/payment/card-payment.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import { PAYMENT_REFUSALS } from '#domain/payment/payment-refusal.ts';
import { type OfferedProvider, PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const EUR = 'EUR' as Currency;
const payments: fc.Arbitrary<CardPayment> = fc.record({
  key: fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/).map((key) => key as PaymentKey),
  provider: fc.constantFrom(...PAYMENT_PROVIDERS),
  state: fc.constantFrom(...CARD_PAYMENT_STATES),
  amount: fc.integer({ min: 0, max: 9_999_999 }).map(minor),
  tip: fc.integer({ min: 0, max: 99_999 }).map(minor),
  currency: fc.constant(EUR),
  refunded: fc.integer({ min: 0, max: 99_999 }).map(minor),
  startedAt: fc.nat(),
  endsAt: fc.nat(),
  isDemo: fc.boolean(),
});

test('a started payment and its status survive the wire [S7.22, S7.23]', () => {
  fc.assert(
    fc.property(payments, (payment) => {
      const payload = cardPaymentToWire(payment);
      expect(parseInitiated({ success: true, payload })).toEqual(payment);
      expect(parsePaymentStatus({ success: true, payload })).toEqual(payment);
    }),
  );
  const page = { ...fc.sample(payments, 1)[0], page: 'https://pay.example/1' } as CardPayment;
  const payload = cardPaymentToWire(page);
  expect(parseInitiated({ success: true, red: page.page, payload })?.page).toBe('https://pay.example/1');
});

test('the reason of a declined card survives the wire, and an unknown one of a newer server is left out', () => {
  const [payment] = fc.sample(payments, 1);
  if (!payment) throw new Error('no sample');
  for (const declined of CARD_DECLINES) {
    const payload = cardPaymentToWire({ ...payment, declined });
    expect(parsePaymentStatus({ success: true, payload })).toEqual({ ...payment, declined });
    const refusal = { code: 'payment_failed', declined } as const;
    expect(parsePaymentRefusal(paymentRefusalToWire(refusal, EUR), EUR)).toEqual(refusal);
  }
  const newer = { ...cardPaymentToWire(payment), declined: 'something_new' };
  expect(parsePaymentStatus({ success: true, payload: newer })).toEqual(payment);
  const refused = { success: false, payload: { message: 'payment_failed', declined: 'something_new' } };
  expect(parsePaymentRefusal(refused, EUR)).toEqual({ code: 'payment_failed' });
});

test('the status is null when no payment was started, and undefined for an unreadable answer [S7.25]', () => {
  expect(parsePaymentStatus({ success: true, payload: null })).toBeNull();
  expect(parsePaymentStatus({ success: false })).toBeUndefined();
  expect(parsePaymentStatus('<html>')).toBeUndefined();
  expect(parseInitiated({ success: true, payload: { payment_status: 'gone' } })).toBeUndefined();
});

test('the start of a payment needs the order’s key, and with a saved card also the card’s key [S7.22, S7.23]', () => {
  expect(v.is(initiateBodySchema, { orderKey: '0190a5b0-0000-7000-8000-000000000000' })).toBe(true);
  expect(v.is(initiateBodySchema, {})).toBe(false);
  expect(v.is(initiateOneTouchBodySchema, { orderKey: '0190a5b0-0000-7000-8000-000000000000' })).toBe(false);
});

test('each refusal survives the wire with its amount', () => {
  for (const code of PAYMENT_REFUSALS)
    expect(parsePaymentRefusal(paymentRefusalToWire({ code }, EUR), EUR)).toEqual({ code });
  const least = paymentRefusalToWire({ code: 'below_minimum', minimum: minor(50) }, EUR);
  expect(parsePaymentRefusal(least, EUR)).toEqual({ code: 'below_minimum', minimum: 50 });
  const other = paymentRefusalToWire({ code: 'repriced', due: minor(1010) }, EUR);
  expect(parsePaymentRefusal(other, EUR)).toEqual({ code: 'repriced', due: 1010 });
  expect(parsePaymentRefusal({ success: false, payload: { message: 'something_new' } }, EUR)).toBeUndefined();
});

test('deleting a card returns a new token [S7.24]', () => {
  expect(parseInstrumentDeleted({ success: true, payload: { uToken: 'a.b.c' } })).toBe('a.b.c');
  expect(parseInstrumentDeleted({ success: true })).toBeUndefined();
});

test('unknown parts of an offer and of saved cards are ignored, and the rest is read', () => {
  const offered: OfferedProvider = {
    key: 'stripe',
    needsLogin: false,
    savesCards: true,
    minimum: minor(50),
    isDemo: true,
  };
  const wire = paymentOfferToWire([offered], EUR);
  expect(parsePaymentOffer({ providers: [...wire.providers, { key: 'newpay' }] }, EUR)).toEqual([offered]);
  expect(parsePaymentOffer(null, EUR)).toBeUndefined();
  const card: PaymentInstrument = {
    key: 'card-0001',
    provider: 'stripe',
    kind: 'card',
    name: 'Visa •••• 4242',
    expires: '2028-03',
    isDemo: false,
  };
  expect(parseInstruments([...instrumentsToWire([card]), { key: 1 }])).toEqual([card]);
  expect(parseInstruments({ success: false })).toBeUndefined();
});

test('an order shows that it awaits payment, and an unknown state of a newer server is left out', () => {
  const waits = { awaits: true, paid: 0, refunded: 0, until: 1 };
  expect(readOrderCardPayment({ ...waits, state: 'redirected' })).toEqual({ ...waits, state: 'redirected' });
  expect(readOrderCardPayment({ ...waits, state: 'something' })?.awaits).toBe(true);
  expect(readOrderCardPayment(undefined)).toBeUndefined();
});

test('the payments of a day are read completely or not at all', () => {
  const list = { day: '2026-11-25', currency: 'EUR', payments: [], figures: [], tasks: [] };
  expect(v.parse(staffPaymentsSchema, list)).toEqual(list);
  expect(v.is(staffPaymentsSchema, { ...list, figures: [{ provider: 'stripe', paid: '1' }] })).toBe(false);
});
