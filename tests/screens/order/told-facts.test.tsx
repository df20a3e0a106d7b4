// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { REJECT_REASONS } from '#domain/order/reject-reason.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { EntryWords } from '#screens/orders/entry-words.tsx';
import { StatusWords } from '#screens/orders/status-words.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const title = (status: OrderStatus, facts?: GuestFacts): string => {
  document.body.innerHTML = '';
  renderScreen(<StatusWords status={status} facts={facts} />);
  return words(document.body);
};
const sentence = (status: OrderStatus, facts: GuestFacts, unheard = false): string => {
  document.body.innerHTML = '';
  const entry = { state: 'received', order: { status, facts } } as OutboxEntry;
  renderScreen(<EntryWords entry={entry} isKept={true} ownPhone={true} unheard={unheard} />);
  return words(document.body);
};

test('each stage has words of its own, and none is said before somebody has come so far [S4.01]', () => {
  const stages: readonly GuestFacts[] = [
    {},
    { seenAt: 1 },
    { seenAt: 1, acceptedAt: 2 },
    { acceptedAt: 2, startedAt: 3 },
  ];
  const titles = stages.map((facts) => title('ordered', facts));
  expect(titles).toEqual([
    'Sent, waiting for the kitchen',
    'The kitchen sees your order',
    'Your order is accepted',
    'We are cooking for you',
  ]);
  for (const status of ORDER_STATUSES.filter((one) => one !== 'ordered')) {
    expect(title(status), status).not.toBe('');
    expect(titles, status).not.toContain(title(status));
  }
});

test('a guest whose order nobody has seen for minutes is asked to tell the staff', () => {
  expect(sentence('ordered', {}, true)).toContain('Nobody in the kitchen has seen it yet');
  expect(sentence('ordered', {})).not.toContain('Nobody');
});

test('a delay is told in minutes', () => {
  const facts = { acceptedAt: 1, delayed: { minutes: 10, at: 2 } };
  expect(sentence('ordered', facts)).toContain('It takes about 10 minutes longer.');
});

test('every reason to turn an order down has words, beside the staff’s own', () => {
  const said = REJECT_REASONS.map((code) => sentence('rejected', { reason: { code, text: 'Sorry!', productIds: [] } }));
  expect(new Set(said).size).toBe(REJECT_REASONS.length);
  for (const one of said) expect(one).toContain('Sorry!');
});
