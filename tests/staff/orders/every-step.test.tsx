// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ORDER_STATUSES, type PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderFact, OrderFactKind } from '#domain/order/order-facts.ts';
import { WITHDRAWN } from '#domain/order/withdraw-order.ts';
import type { OrderStep } from '#domain/owner/order-history.ts';
import { StepText } from '#staff/orders/step-text.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

/** One fact of each kind. The compiler requires an entry for a new kind. */
const FACTS: Readonly<Record<OrderFactKind, OrderFact>> = {
  seen: { kind: 'seen', by: 'screen' },
  accepted: { kind: 'accepted' },
  started: { kind: 'started' },
  delayed: { kind: 'delayed', minutes: 10 },
  tick: { kind: 'tick', line: 0, station: 'kitchen', done: true },
  ready: { kind: 'ready', station: 'kitchen' },
  recalled: { kind: 'recalled' },
  voidRead: { kind: 'voidRead', station: 'kitchen' },
  lineVoid: { kind: 'lineVoid', line: 0, reason: { code: 'sold_out', text: '', productIds: [] } },
  lineVoidRead: { kind: 'lineVoidRead', line: 0, station: 'kitchen' },
  unserved: { kind: 'unserved' },
  served: { kind: 'served' },
  held: { kind: 'held' },
  confirmed: { kind: 'confirmed' },
};

const said = (step: OrderStep): string => {
  document.body.innerHTML = '';
  renderScreen(<StepText step={step} lines={[]} dishLanguage="en" />);
  return words(document.body);
};

test('order history: each status and each fact of an order has a text among its steps [S4.01]', () => {
  const at = { at: 1, by: 'Maria' };
  for (const to of ORDER_STATUSES) expect(said({ ...at, kind: 'status', to }), to).not.toBe('');
  const facts = Object.values(FACTS).map((fact) => said({ ...at, kind: 'fact', fact }));
  expect(facts).not.toContain('');
  expect(new Set(facts).size).toBe(facts.length);
});

test('order history: a withdrawn order names its guest, and no reason of the venue', () =>
  expect(said({ at: 1, by: '', kind: 'status', to: 'rejected', reason: WITHDRAWN })).toBe('Cancelled by the guest'));

test('order history: portions taken off say their number and the cause', () => {
  const line = { name: 'Musaka', productId: 1, variantId: 1, size: '', required: undefined, added: [], removed: [] };
  const lines = [
    { ...line, quantity: 2 },
    { ...line, quantity: 3, voided: 1 },
  ] as unknown as readonly PlacedOrderLine[];
  const reason = { code: 'other', text: 'Zurückgegeben', cause: 'returned', productIds: [] } as const;
  const step = {
    at: 1,
    by: 'Maria',
    kind: 'fact',
    fact: { kind: 'lineVoid', line: 0, left: 2, as: 1, reason },
  } as const;
  renderScreen(<StepText step={step} lines={lines} dishLanguage="en" />);
  expect(words(document.body)).toContain('3 × Musaka: taken off the order: Sent back');
});
