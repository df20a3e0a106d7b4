// A guest has left the provider's page: whether it is still open, and whether it can be cancelled.
import { expect, test } from 'vitest';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import { awaitsBank, isLeftOpen, mayCancel, orderAwaitsBank, type Paying } from '#domain/payment/paying.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';

const SAVED = { kind: 'instrument', provider: 'stripe', key: 'card-1', name: 'Visa 4242' } as const;

const left = (told: Parameters<typeof cardPayment>[0], rest: Partial<Paying> = {}) =>
  payingRow({ told: cardPayment(told), hasLeft: true, ...rest });

test.each([
  ['of Stripe', true, true, left({})],
  ['of ePay.bg, which shuts none', true, false, left({ provider: 'epay' })],
  ['of OneTouch, which shuts none', true, false, left({ provider: 'epay_onetouch' })],
  ['that nobody has been to', false, false, left({}, { hasLeft: undefined })],
  ['of which the provider has said nothing clear', false, false, left({ state: 'pending' })],
  ['that is paid', false, false, left({ state: 'success' })],
  ['begun in another browser', true, false, left({}, { id: cardPayment().key })],
])('a provider’s page %s: open %s, can be cancelled %s', (_, isOpen, isShut, paying) => {
  expect([isLeftOpen(paying), mayCancel(paying)]).toEqual([isOpen, isShut]);
});

test.each<[string, boolean, Paying]>([
  ['whose guest was at the bank', true, left({})],
  ['that the bank is processing', true, left({ state: 'processing' })],
  ['that is paid', false, left({ state: 'success' })],
  ['whose page was never opened', false, left({}, { hasLeft: undefined })],
  ['that was sent to a saved card without an answer', true, payingRow({ told: undefined, way: SAVED })],
  ['that did not start', false, payingRow({ told: undefined, way: SAVED, failure: { kind: 'offline' } })],
  ['of a page without an answer', false, payingRow({ told: undefined, way: { kind: 'page' } })],
])('card payment %s: awaits the bank %s', (_, awaits, paying) => {
  expect(awaitsBank(paying)).toBe(awaits);
});

const UNPAID = { awaits: true, paid: ZERO, refunded: ZERO } as const;
const AT_BANK = left({ state: 'processing' });
test.each<[string, boolean, OrderCardPayment, Paying | undefined, boolean]>([
  ['that the bank is processing', true, { ...UNPAID, state: 'processing' }, undefined, true],
  ['of a saved card without an answer', true, UNPAID, payingRow({ told: undefined, way: SAVED }), true],
  ['whose guest was at the bank, offline', true, { ...UNPAID, state: 'redirected' }, left({}), false],
  [
    'whose guest was at the bank, and the server knows of no payment',
    false,
    { ...UNPAID, state: 'redirected' },
    left({}),
    true,
  ],
  ['without a payment', false, UNPAID, undefined, true],
  ['that waits for no payment', false, { ...UNPAID, awaits: false }, AT_BANK, true],
])('order %s: awaits the bank %s', (_, awaits, card, paying, isOnline) => {
  expect(orderAwaitsBank(card, { paying, isOnline })).toBe(awaits);
});
