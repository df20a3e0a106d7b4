// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const show = async () => {
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
};
const openFirst = async () => {
  const [row] = screen.getAllByTestId('table-row');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /Elena/ }));
  return within(screen.getByRole('dialog'));
};

test('bookings: shows tables and times behind a switch, and a press on a booking opens its card', async () => {
  await show();
  expect(screen.getAllByTestId('table-row').map(words)).toEqual([
    'Table 12 seats19:15–20:45 · 2 people 19:15 2Elena',
    'Table 24 seats19:15–20:45 · 2 people 19:15 2Elena',
    'Table 36 seatstaken now',
    'No table20:00–22:00 · 12 people 20:00 12Private room',
  ]);
  const card = await openFirst();
  await userEvent.click(card.getByTestId('more-actions'));
  await userEvent.click(card.getByTestId('edit-booking'));
  expect(screen.getByTestId('booking-edit')).toBeTruthy();
});

test('bookings: on a phone each table lists its bookings with time, name and people', async () => {
  const media = (query: string) => Object.assign(new EventTarget(), { matches: query === '(max-width: 40rem)' });
  vi.stubGlobal('matchMedia', media);
  await show();
  expect(screen.getAllByTestId('table-row').map(words)).toEqual([
    'Table 12 seats19:15–20:45Elena2 people',
    'Table 24 seats19:15–20:45Elena2 people',
    'Table 36 seatstaken nowno bookings',
    'No table20:00–22:00Private room12 people',
  ]);
  expect(screen.queryByTestId('tables-view')).toBeNull();
  expect((await openFirst()).getByTestId('booking')).toBeTruthy();
});
