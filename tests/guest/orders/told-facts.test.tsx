// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readGuestFacts } from '#contract/order/guest-facts.ts';
import type { ProductId } from '#domain/ids.ts';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { REJECT_REASONS } from '#domain/order/reject-reason.ts';
import { WITHDRAWN } from '#domain/order/withdraw-order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderType } from '#domain/place/place.ts';
import { EntryText, EntryTitle } from '#guest/orders/entry-text.tsx';
import { StatusSteps } from '#guest/orders/later/status-steps.tsx';
import { RejectText } from '#shared/order/reject-text.tsx';
import { StatusText } from '#shared/order/status-text.tsx';
import { GuestReads } from '#staff/table/order-sheets.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const title = (status: OrderStatus, facts?: GuestFacts): string => {
  document.body.innerHTML = '';
  renderScreen(<StatusText status={status} facts={facts} />);
  return words(document.body);
};
const sentence = (status: OrderStatus, facts: GuestFacts, unheard = false): string => {
  document.body.innerHTML = '';
  const entry = { state: 'received', order: { status, facts } } as OutboxEntry;
  renderScreen(<EntryText entry={entry} isKept={true} ownPhone={true} unheard={unheard} timeZone="UTC" />);
  return words(document.body);
};

test('order facts: each stage has its own text, shown only after that stage is reached [S4.01]', () => {
  const stages: readonly GuestFacts[] = [
    {},
    { seenAt: 1 },
    { seenAt: 1, acceptedAt: 2 },
    { acceptedAt: 2, startedAt: 3 },
  ];
  const titles = stages.map((facts) => title('ordered', facts));
  expect(titles).toEqual([
    'Sent, waiting for the kitchen',
    'The order has reached the kitchen',
    'The order is accepted',
    'We are cooking for you',
  ]);
  for (const status of ORDER_STATUSES.filter((one) => one !== 'ordered')) {
    expect(title(status), status).not.toBe('');
    expect(titles, status).not.toContain(title(status));
  }
});

test('order facts: an order that its guest withdrew is cancelled, and not declined', () => {
  expect(title('rejected', { reason: WITHDRAWN })).toBe('Cancelled');
  expect(sentence('rejected', { reason: WITHDRAWN })).toBe('Nothing will be charged.');
});

test('order facts: an order seen only on a waiter’s screen is not shown as in the kitchen', () => {
  expect(title('ordered', { seenAt: 1, seenByWaiter: true })).toBe('Received');
});

test('order facts: a guest whose order stays unseen for minutes is asked to tell the staff', () => {
  expect(sentence('ordered', {}, true)).toContain('Nobody in the kitchen has seen it yet');
  expect(sentence('ordered', {})).not.toContain('Nobody');
});

test('order facts: a recalled order shows as cooking again, with no waiter on the way', () => {
  const facts = { startedAt: 1, recalledAt: 3 };
  for (const status of ['cooked_spot', 'cooked_room', 'cooked_preorder'] as const) {
    expect(title(status, facts)).toBe('We are cooking for you');
    expect(sentence(status, facts)).toBe(sentence('ordered', facts));
  }
});

test('order facts: an order is "being sent" until an attempt fails by error or limit', () => {
  const sending = (over: Partial<OutboxEntry>) => {
    document.body.innerHTML = '';
    renderScreen(<EntryTitle entry={{ state: 'sending', nextAt: 0, ...over } as OutboxEntry} isKept={true} />);
    return words(document.body);
  };
  expect(sending({})).toBe('On its way to the kitchen');
  expect(sending({ nextAt: 1, attempts: 1 })).toBe('Not confirmed yet. We keep trying.');
  expect(sending({ nextAt: 1, attempts: 1, limited: true })).toBe('Not confirmed yet. We keep trying.');
});

test('order facts: a delay is shown in minutes', () => {
  const facts = { acceptedAt: 1, delayed: { minutes: 10, at: 2 } };
  expect(sentence('ordered', facts)).toContain('It takes about 10 minutes longer.');
});

test('order facts: every refusal reason has a text, beside the staff’s own words', () => {
  const said = REJECT_REASONS.map((code) => sentence('rejected', { reason: { code, text: 'Sorry!', productIds: [] } }));
  expect(new Set(said).size).toBe(REJECT_REASONS.length);
  for (const one of said) expect(one).toContain('Sorry!');
});

test('order facts: the staff’s refusal text has its own text direction', () => {
  const text = 'נגמר, sorry';
  renderScreen(<RejectText reason={{ code: 'other', text, productIds: [] }} dishes={[]} />);
  expect(screen.getByText(text).tagName).toBe('BDI');
});

test.each([
  ['mistake', 'It was entered by mistake. Nothing will be charged.'],
  ['changed_mind', 'You asked us to cancel it. Nothing will be charged.'],
] as const)('order facts: an order cancelled for “%s” is not told as refused by the venue', (cause, told) => {
  const facts = readGuestFacts({ reason: { code: 'other', text: 'По ваше желание', cause, productIds: [] } });
  expect(title('rejected', facts)).toBe('Cancelled');
  expect(sentence('rejected', facts ?? {})).toBe(told);
  expect(steps('rejected', facts ?? {}).at(-1)).toContain('Cancelled');
});

test('order facts: a cause that this app does not know is told by its text', () => {
  const reason = { code: 'other', text: 'Изгоря', cause: 'of_later', productIds: [] };
  expect(sentence('rejected', readGuestFacts({ reason }) ?? {})).toContain('Изгоря');
});

const AT = Date.UTC(2026, 9, 6, 9, 0);
const steps = (status: OrderStatus, facts: GuestFacts, createdAt = AT, orderType: OrderType = 'spot'): string[] => {
  document.body.innerHTML = '';
  const entry = {
    state: 'received',
    createdWall: createdAt,
    createdAt,
    orderType,
    order: { status, facts, placedAt: AT },
  };
  renderScreen(<StatusSteps entry={entry as OutboxEntry} timeZone="Europe/Sofia" />);
  return [...document.querySelectorAll('li')].map((item) => words(item));
};

test('order steps: a room’s order ends with “In your room”, and with “Delivered” when it has an additional type', () => {
  const last = (details: object) => {
    document.body.innerHTML = '';
    const order = { status: 'ordered', facts: {}, placedAt: AT, details };
    const entry = { state: 'received', createdWall: AT, createdAt: AT, orderType: 'room', details, order };
    renderScreen(<StatusSteps entry={entry as unknown as OutboxEntry} timeZone="Europe/Sofia" />);
    return words([...document.querySelectorAll('li')].at(-1) ?? null);
  };
  expect(last({ room: '204' })).toContain('In your room');
  expect(last({ room: '204', additionalType: 'До басейна' })).toContain('Delivered');
});

test('order steps: a delivery is on its way only once the courier has left, and delivered only once it has arrived [S4.01]', () => {
  const last = (status: OrderStatus, facts: GuestFacts = {}) => steps(status, facts, AT, 'delivery').slice(-2);
  const names = ['On its way to you', 'Delivered'];
  expect(last('ordered')).toEqual(names);
  expect(last('cooked_delivery')).toEqual(names);
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect(last('on_the_way_delivery', { servedAt: AT })).toEqual(['On its way to you12:00', 'Delivered']);
  expect(words(document.querySelector('[aria-current]'))).toContain('On its way to you');
  expect(last('paid', { servedAt: AT })).toEqual(['On its way to you (done)12:00', 'Delivered (done)']);
});

test('order facts: an order accepted by the venue’s automatic rule is not shown as accepted by the kitchen [S4.01]', () => {
  expect(title('ordered', { acceptedAt: AT, acceptedByVenue: true })).toBe('The order is accepted');
  expect(steps('ordered', { acceptedAt: AT, acceptedByVenue: true })[1]).toMatch(/^Accepted \(done\)/);
  expect(steps('ordered', { acceptedAt: AT, acceptedByKitchen: true })[1]).toMatch(/^Accepted by the kitchen/);
});

test('order facts: an order accepted by a waiter is not shown as accepted by the kitchen; without an accept, none is shown [S4.01]', () => {
  expect(steps('ordered', { acceptedAt: AT })[1]).toMatch(/^Accepted \(done\)/);
  for (const status of ['served_spot', 'cooked_spot', 'rejected', 'paid'] as const) {
    expect(steps(status, { seenAt: AT, servedAt: AT }).join(), status).not.toContain('ccepted');
    expect(steps(status, { seenAt: AT })[1], status).toMatch(/^Received \(done\)/);
  }
  expect(steps('ordered', { startedAt: AT })[1]).toMatch(/^Received \(done\)/);
  expect(title('rejected')).toBe('We could not take it');
});

test('order facts: the guest reads when the venue received the order, and when the order was made if that was earlier', () => {
  const [sent = ''] = steps('ordered', {}, AT - 60_000);
  expect(sent).toContain('12:00, ordered at 11:59');
  expect(steps('ordered', {})[0]).not.toContain('ordered at');
});

test('order facts: sold-out dishes are named to the guest as on the refusal sheet', () => {
  const reason = { code: 'sold_out', text: '', productIds: [1, 3] as unknown as ProductId[] } as const;
  const line = (id: number) => ({ productId: id as ProductId, choice: {} });
  const entry = {
    state: 'received',
    order: { status: 'rejected', facts: { reason } },
    lines: [line(1), line(2), line(3)],
    summary: [{ name: 'Shepherd’s salad' }, { name: 'Tarator' }, { name: 'Soup' }],
  };
  const nameOf = (id: ProductId) => (id === 3 ? 'Fish soup' : undefined);
  document.body.innerHTML = '';
  renderScreen(
    <EntryText
      entry={entry as unknown as OutboxEntry}
      isKept
      ownPhone
      unheard={false}
      timeZone="UTC"
      nameOf={nameOf}
    />,
  );
  expect(words(document.body)).toContain('Sold out: Shepherd’s salad, Fish soup.');
  document.body.innerHTML = '';
  renderScreen(<GuestReads reason={reason} dishes={['Shepherd’s salad', 'Fish soup']} />);
  expect(words(document.body)).toBe('Sold out: Shepherd’s salad, Fish soup.');
});

test('order facts: the member of staff who refuses an order previews the guest’s text', () => {
  for (const code of REJECT_REASONS) {
    const reason = { code, text: code === 'other' ? 'Sorry!' : '', productIds: [] };
    document.body.innerHTML = '';
    renderScreen(<GuestReads reason={reason} dishes={[]} />);
    const promised = words(document.body);
    expect(sentence('rejected', { reason })).toContain(promised);
  }
});

test('order facts: a stage shows its time and person as far as the venue allows', () => {
  const facts: GuestFacts = { acceptedAt: AT, acceptedBy: 'Maria', servedAt: AT + 1_500_000, servedBy: 'Ivan' };
  const [, taken = '', , there = ''] = steps('served_spot', facts);
  expect(taken).toContain('12:00, Maria');
  expect(there).toContain('12:25, Ivan');
  const [, untimed = '', , last = ''] = steps('served_spot', { ...facts, untimed: true });
  expect([untimed, last].join()).not.toMatch(/\d/);
  expect(untimed).toContain('Maria');
});
