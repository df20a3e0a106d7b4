import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClaimId, OrderId, SessionId, ShareId } from '#domain/ids.ts';
import {
  applyPaymentState,
  CARD_PAYMENT_MOVES,
  CARD_PAYMENT_STATES,
  type CardPaymentState,
  isLateMoney,
  isOpenPayment,
  paymentAttemptKey,
  subjectKey,
} from '#domain/payment/card-payment.ts';
import { judgeTold } from '#domain/payment/truth.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const states = fc.constantFrom(...CARD_PAYMENT_STATES);
const EUR = 'EUR' as Currency;

test('a paid payment stays paid, and no money is lost, for any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(states, { maxLength: 20 }), (told) => {
      const at = told.reduce<CardPaymentState>(applyPaymentState, 'starting');
      expect(at === 'success').toBe(told.includes('success'));
    }),
  );
});

test('an ended payment changes only when money arrives, and that money counts as late', () => {
  for (const from of CARD_PAYMENT_STATES.filter((one) => !isOpenPayment(one) && one !== 'success')) {
    expect(CARD_PAYMENT_MOVES[from]).toEqual(['success']);
    expect(isLateMoney(from, 'success')).toBe(true);
  }
  expect(isLateMoney('redirected', 'success')).toBe(false);
  expect(isLateMoney('success', 'success')).toBe(false);
});

test('the return URL decides nothing', () => {
  const payment = { state: 'redirected', amount: minor(990), currency: EUR } as const;
  for (const state of CARD_PAYMENT_STATES) {
    expect(judgeTold(payment, { source: 'return', state, amount: minor(990), currency: 'EUR' })).toEqual({
      state: 'redirected',
    });
  }
});

test('another amount or currency never counts as paid', () => {
  const payment = { state: 'redirected', amount: minor(990), currency: EUR } as const;
  const told = { source: 'notification', state: 'success' } as const;
  expect(judgeTold(payment, { ...told, amount: minor(99) })).toEqual({ state: 'pending', alarm: 'wrong_amount' });
  expect(judgeTold(payment, { ...told, amount: minor(990), currency: 'bgn' })).toEqual({
    state: 'pending',
    alarm: 'wrong_currency',
  });
  expect(judgeTold(payment, { ...told, amount: minor(990), currency: 'eur' })).toEqual({ state: 'success' });
  expect(judgeTold({ ...payment, state: 'success' }, { ...told, amount: minor(99) })).toEqual({ state: 'success' });
});

test('orders and shares have separate keys, with the revision that is paid', () => {
  const order = { kind: 'order', orderId: 'o-1' as OrderId, revision: 1890 } as const;
  const share = {
    kind: 'share',
    sittingId: 's-1' as SessionId,
    revision: 3,
    shareId: 'h-1' as ShareId,
    claimIds: ['c-1' as ClaimId],
  } as const;
  expect(subjectKey(order)).toBe('order:o-1');
  expect(paymentAttemptKey(order, 2)).toBe('order:o-1:1890:2');
  expect(paymentAttemptKey(share, 1)).toBe('share:h-1:3:1');
});
