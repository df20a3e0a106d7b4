// A guest has left the provider's page: whether it is still open, and whether it can be cancelled.
import { expect, test } from 'vitest';
import { isLeftOpen, mayCancel, type Paying } from '#domain/payment/paying.ts';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';

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
