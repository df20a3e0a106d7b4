// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BookingsScreen } from '#staff/bookings/bookings-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { at, BOOKING, iso, TABLES } from './one-booking.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const BOOKINGS = [
  { ...BOOKING, tables: ['1', '2'] },
  { ...BOOKING, id: 'room', name: 'Private room', people: 12, tables: [], start: iso('20:00'), end: iso('22:00') },
  { ...BOOKING, id: 'gone', name: 'Gone', status: 'cancelled' as const },
];

test('bookings: shows tables and times behind a switch, and a press on a booking opens its card', async () => {
  const nothing = async () => undefined;
  renderScreen(
    <BookingsScreen
      bookings={{
        found: {
          ...{ date: '2026-11-28', bookings: BOOKINGS, tables: TABLES, public_url: null },
          halls: [
            { key: 'garden', name: { value: 'Garden', language: 'en', translations: {} }, tables: TABLES },
          ] as never,
        },
        ...{ why: undefined, act: async () => true, hoursOf: nothing, hoursFor: nothing, edit: nothing },
        enter: async () => ({}),
      }}
      place={{ name: 'Невен', slug: 'neven', timeZone: 'Europe/Sofia', defaultLanguage: 'bg' }}
      {...{ date: '2026-11-28', today: '2026-11-28', now: at('18:00'), isOnline: true, origin: 'http://venue.example' }}
      {...{
        toPhone: (typed) => typed,
        occupied: new Set(['3']),
        newId: () => 'id',
        onDate: vi.fn(),
        tableHref: (table) => `?table=${table}`,
      }}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Tables' }));
  expect(screen.getAllByTestId('table-row').map(words)).toEqual([
    'Table 12 seats19:15–20:45 Elena · 2',
    'Table 24 seats19:15–20:45 Elena · 2',
    'Table 36 seatstaken now',
    'No table20:00–22:00 Private room · 12',
  ]);
  const [row] = screen.getAllByTestId('table-row');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /Elena/ }));
  const card = within(screen.getByRole('dialog'));
  await userEvent.click(card.getByTestId('more-actions'));
  await userEvent.click(card.getByTestId('edit-booking'));
  expect(screen.getByTestId('booking-edit')).toBeTruthy();
});
