import { expect, test } from 'vitest';
import { foldFacts, NO_FACTS, type OrderFact } from '#domain/order/order-facts.ts';
import { judgeWithdraw, WITHDRAWN } from '#domain/order/withdraw-order.ts';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';

const ORDER = { status: 'ordered', orderType: 'preorder' } as const;
const NOTHING = { reason: undefined, card: undefined, isPaid: false, isPrinted: false };
const CARD: OrderCardPayment = { awaits: false, paid: ZERO, refunded: ZERO };
const after = (...facts: readonly OrderFact[]) =>
  judgeWithdraw(ORDER, foldFacts(facts.map((fact, at) => ({ fact, at, by: 'Maria' }))), NOTHING);

test.each(['preorder', 'delivery', 'room'] as const)('withdrawal: a sent %s order may be withdrawn', (orderType) =>
  expect(judgeWithdraw({ ...ORDER, orderType }, NO_FACTS, NOTHING)).toBe('may'),
);

test.each(['spot', 'tablet_mode', 'served_on_spot'] as const)(
  'withdrawal: an order of type %s is never withdrawn, because staff are near its guest',
  (orderType) => expect(judgeWithdraw({ ...ORDER, orderType }, NO_FACTS, NOTHING)).toBe('too_late'),
);

test('withdrawal: an order that only shows on a screen may be withdrawn', () => {
  expect(after({ kind: 'seen', by: 'screen', station: 'kitchen' })).toBe('may');
  expect(after({ kind: 'held' })).toBe('may');
});

test.each<[string, OrderFact]>([
  ['accepted', { kind: 'accepted' }],
  ['accepted by a station', { kind: 'accepted', station: 'kitchen' }],
  ['started', { kind: 'started' }],
  ['ticked', { kind: 'tick', line: 0, station: 'kitchen', done: true }],
  ['delayed', { kind: 'delayed', minutes: 10 }],
  ['confirmed', { kind: 'confirmed' }],
  ['printed', { kind: 'seen', by: 'printer' }],
  ['without one of its dishes', { kind: 'lineVoid', line: 0, reason: WITHDRAWN }],
])('withdrawal: an order is too late once it is %s', (_, fact) => expect(after(fact)).toBe('too_late'));

test('withdrawal: an order is too late when the venue accepts automatically, when it is cooked, and with a printed ticket', () => {
  expect(judgeWithdraw(ORDER, { ...NO_FACTS, accepted: { by: '', at: 1 } }, NOTHING)).toBe('too_late');
  expect(judgeWithdraw({ ...ORDER, status: 'cooked_preorder' }, NO_FACTS, NOTHING)).toBe('too_late');
  expect(judgeWithdraw(ORDER, NO_FACTS, { ...NOTHING, isPrinted: true })).toBe('too_late');
});

test.each<[string, Partial<OrderCardPayment>]>([
  ['waits for its payment', { awaits: true }],
  ['is being paid', { state: 'redirected' }],
  ['is paid', { state: 'success', paid: minor(790) }],
  ['is refunded in part', { state: 'success', paid: minor(790), refunded: minor(100) }],
])('withdrawal: an order that %s by card is not withdrawn', (_, card) =>
  expect(judgeWithdraw(ORDER, NO_FACTS, { ...NOTHING, card: { ...CARD, ...card } })).toBe('paid'),
);

test('withdrawal: an order whose card failed may be withdrawn, and one that staff were paid for may not', () => {
  expect(judgeWithdraw(ORDER, NO_FACTS, { ...NOTHING, card: { ...CARD, state: 'failed' } })).toBe('may');
  expect(judgeWithdraw(ORDER, NO_FACTS, { ...NOTHING, isPaid: true })).toBe('paid');
});

test('withdrawal: a repeat finds the order withdrawn, and an order that staff rejected too late', () => {
  const rejected = { ...ORDER, status: 'rejected' } as const;
  expect(judgeWithdraw(rejected, NO_FACTS, { ...NOTHING, reason: WITHDRAWN })).toBe('withdrawn');
  expect(judgeWithdraw(rejected, NO_FACTS, { ...NOTHING, reason: {} })).toBe('too_late');
});
