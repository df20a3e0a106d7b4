// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffDay } from '#contract/booking/staff-bookings.ts';
import { BookingsScreen } from '#staff/bookings/bookings-screen.tsx';
import type { BookingsHere, StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { at, BOOKING } from './one-booking.ts';

afterEach(() => vi.useRealTimers());

const show = (booking: Partial<StaffBooking>, here: Partial<BookingsHere> = {}, found: Partial<StaffDay> = {}) => {
  cleanup();
  const act = vi.fn<BookingsHere['act']>(async () => true);
  const nothing = async () => undefined;
  const day = { date: '2026-11-28', tables: [], halls: [], public_url: null, mails: true };
  renderScreen(
    <BookingsScreen
      bookings={{
        ...{ found: { ...day, bookings: [{ ...BOOKING, ...booking }], ...found }, why: undefined, act },
        ...{ hoursOf: nothing, hoursFor: nothing, edit: nothing, enter: async () => ({}), ...here },
      }}
      place={{ name: 'Невен', slug: 'neven', timeZone: 'Europe/Sofia', defaultLanguage: 'bg' }}
      {...{ date: '2026-11-28', today: '2026-11-28', now: at('18:00'), isOnline: true, origin: 'http://venue.example' }}
      {...{ toPhone: (typed) => typed, newId: () => 'id', onDate: vi.fn(), tableHref: (table) => `?table=${table}` }}
    />,
  );
  return act;
};
const cancel = async () => {
  await userEvent.click(screen.getByTestId('more-actions'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
};

test('bookings: a cancellation is confirmed with a way back, and says that the guest is mailed', async () => {
  const act = show({});
  await cancel();
  const notice = screen.getByTestId('entered');
  expect(words(notice)).toContain('Cancelled: 19:15, Elena · The guest gets an email about it.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Restore' }));
  expect(act.mock.calls).toEqual([
    ['b', { action: 'cancel' }],
    ['b', { action: 'restore' }],
  ]);
  expect(words(screen.getByTestId('entered'))).toBe('Restored: 19:15, Elena · The guest is told so by email.');
});

test('bookings: a confirmation promises no mail to a guest without an address, and leaves by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show({ email: '' });
  await cancel();
  expect(words(screen.getByTestId('entered'))).toBe('Cancelled: 19:15, ElenaRestore');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByTestId('entered')).toBeNull();
});

test.each(['cancelled', 'declined', 'no_show'] as const)('bookings: one that is %s can be restored', async (status) => {
  const act = show({ status });
  await userEvent.click(screen.getByTestId('restore-booking'));
  expect(act.mock.calls).toEqual([['b', { action: 'restore' }]]);
  expect(words(screen.getByTestId('entered')).includes('by email')).toBe(status !== 'no_show');
});

test('bookings: one whose time or deposit has passed offers no way back', () => {
  for (const booking of [
    { status: 'cancelled', end: new Date(at('17:00')).toISOString() },
    { status: 'cancelled', deposit: { amount: '30.00', currency: 'EUR', paid: false } },
    { status: 'lapsed' },
  ] as const) {
    show(booking);
    expect(screen.queryByTestId('restore-booking')).toBeNull();
  }
});

test('bookings: a table that was given away opens the folded list with the reason', () => {
  const bookings = [BOOKING, { ...BOOKING, id: 'gone', status: 'cancelled' as const }];
  show({}, { refused: { id: 'gone', why: 'given_away' } }, { bookings });
  expect(screen.getByTestId<HTMLDetailsElement>('bookings-over').open).toBe(true);
  expect(words(screen.getByTestId('bookings-over'))).toContain('Another booking has the table at that time now.');
});
