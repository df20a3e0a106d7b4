// @vitest-environment jsdom
// "Waiting for you": one card per table, with its next action.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId, OrderId } from '#domain/ids.ts';
import { Queue, type QueueAnswers } from '#staff/tables/queue.tsx';
import type { BillView, CallView, FoodView, QueueView } from '#staff/tables/tables-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 5, 1, 10, 42);
const queued = (key: string, table: string) => ({ key, table, href: `/t/${table}`, at: NOW - 60_000, waits: false });
const call = (key: string, table: string, over: Partial<CallView> = {}): CallView => ({
  ...queued(key, table),
  ...{ kind: 'call', id: key as CommandId, needs: ['Water'], text: undefined, coming: undefined },
  ...over,
});
const bill = (key: string, table: string): BillView => ({
  ...queued(key, table),
  ...{ kind: 'bill', id: key as CommandId, paymentMethod: 'cash', total: undefined, split: undefined },
  coming: undefined,
});
const food = (key: string, over: Partial<FoodView> = {}): FoodView => ({
  ...queued(key, '12'),
  ...{ kind: 'ready', orderType: 'spot', label: 'K2-41', orderId: key as OrderId, dishes: ['Moussaka'], avoids: [] },
  ...{ isForWaiters: false, isDue: true, isSeen: true, isWhole: true },
  ...over,
});

const show = (queue: QueueView, over: Partial<QueueAnswers> = {}) => {
  const nothing = () => undefined;
  const answers = { onComing: nothing, onDone: nothing, onTaken: nothing, onAccept: nothing, onShown: nothing };
  renderScreen(
    <Queue
      queue={queue}
      time={{ now: NOW, isStale: false, timeZone: 'Europe/Sofia' }}
      placeName="Neven"
      {...answers}
      {...over}
    />,
  );
  return screen.getAllByTestId('queue-card');
};

test('queue: everything that a table waits for stands in one card, at the place of its most urgent row', () => {
  const cards = show({ asking: [call('a', '7'), bill('b', '12')], food: [food('c'), food('d', { table: '7' })] });
  expect(cards.map((one) => words(one).match(/Water|The bill|Food is ready/g))).toEqual([
    ['Water', 'Food is ready'],
    ['The bill', 'Food is ready'],
  ]);
});

test('queue: one press "I’m coming" answers all calls of the table, except a service for a time', async () => {
  const onComing = vi.fn();
  const asking = [call('a', '7'), call('b', '7', { wantedAt: NOW + 3_600_000 }), bill('c', '7')];
  const [card] = show({ asking, food: [] }, { onComing });
  const buttons = within(card as HTMLElement).getAllByTestId('coming');
  expect(buttons.map(words)).toEqual(['I’m coming Table 7', 'Accept it Table 7']);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(onComing.mock.calls.map(([one]) => one.key)).toEqual(['a', 'c']);
});

test('queue: the first ready food has the accent when no guest calls', () => {
  const isLeading = (name: RegExp) => screen.getByRole('button', { name }).className.includes('primary');
  show({ asking: [], food: [food('a'), food('b', { table: '7' })] });
  expect([isLeading(/Served.*12/), isLeading(/Served.*7/)]).toEqual([true, false]);
});

test('queue: ready food without a table leads to its order, where it is handed over', () => {
  show({
    asking: [],
    food: [food('a', { table: undefined, orderType: 'preorder', isWhole: false, href: '/own/a' })],
  });
  expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe('/own/a');
});
