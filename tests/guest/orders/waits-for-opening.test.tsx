// @vitest-environment jsdom
// An order sent outside the hours of a place that takes it all the same.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { AT, received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const show = (entry: OutboxEntry, closed: string | false = 'Opens at 11:00.') => {
  renderScreen(<OrderEntry entry={entry} {...ENTRY_PROPS} closed={closed} minutesOf={() => 'Usually 20 minutes.'} />);
  return words(screen.getByTestId('order-entry'));
};

test('sent order: names the opening instead of a duration until somebody sees it', () => {
  const shown = show(received('ordered'));
  expect(shown).toContain('Opens at 11:00.');
  expect(shown).not.toContain('Usually');
});

test.each<[string, OutboxEntry, string | false]>([
  ['seen in the kitchen', received('ordered', { seenAt: AT }), 'Opens at 11:00.'],
  ['sent within the hours', received('ordered'), false],
])('sent order: keeps its duration when it is %s', (_, entry, closed) => {
  const shown = show(entry, closed);
  expect(shown).not.toContain('Opens');
  expect(shown).toContain('Usually 20 minutes.');
});

test('sent order: names no opening when it is for a later time', () => {
  const later = { ...received('ordered'), details: { name: '', phone: '', payment: 'cash' as const, wantedAt: AT } };
  expect(show(later)).not.toContain('Opens');
});

test('sent order: names its dishes with their prices', () => {
  const sent = received('ordered');
  const shown = show(sent);
  for (const { name } of sent.summary) expect(shown).toContain(name);
});
