// @vitest-environment jsdom
// An order that is shown while its phone is offline.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { AT, received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const HOUR = 3_600_000;
const show = (isOffline: boolean, knownAt: number | 'unknown' = AT, status: 'ordered' | 'paid' = 'ordered') => {
  document.body.innerHTML = '';
  const entry = received(status);
  renderScreen(
    <OrderEntry
      {...ENTRY_PROPS}
      {...{ entry, isOffline }}
      timeZone="UTC"
      now={AT + HOUR}
      knownAtOf={() => (knownAt === 'unknown' ? undefined : knownAt)}
    />,
  );
  return words(screen.getByTestId('order-entry'));
};

test('sent order: offline, it says when its state was last known and not that nobody has seen it', () => {
  expect(show(false)).toContain('Nobody in the kitchen has seen it yet');
  const shown = show(true, Date.UTC(2026, 9, 6, 16, 5));
  expect(shown).toContain('Last known at 16:05. There is no connection now.');
  expect(shown).not.toContain('Nobody in the kitchen');
});

test('sent order: offline without a known time, no time is named', () => {
  const shown = show(true, 'unknown');
  expect(shown).toContain('There is no connection now: this was known last.');
  expect(shown).not.toContain('Last known at');
});

test('sent order: a paid one has no later state to wait for', () => {
  expect(show(true, AT, 'paid')).not.toContain('no connection');
});

test('order just saved: while the server answers it is on its way, and only offline it waits for a connection', () => {
  const saved = (isOffline: boolean) => {
    document.body.innerHTML = '';
    renderScreen(<OrderEntry {...ENTRY_PROPS} entry={{ ...received('ordered'), state: 'saved' }} {...{ isOffline }} />);
    return words(screen.getByTestId('order-entry'));
  };
  expect(saved(false)).toContain('On its way to the kitchen');
  expect(saved(false)).not.toContain('no connection');
  expect(saved(true)).toContain('Saved. It will be sent automatically.');
});
