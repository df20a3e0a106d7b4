// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BookingsScreen } from '#staff/bookings/bookings-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const show = (next_start: string | undefined, date = '2026-11-28') => {
  const onDate = vi.fn();
  const found = { date, bookings: [], tables: [], ...(next_start !== undefined && { next_start }) };
  renderScreen(
    <BookingsScreen
      bookings={{ found, why: undefined, act: async () => true, hoursOf: async () => undefined }}
      {...{ date, today: '2026-11-28', timeZone: 'Europe/Sofia', now: Date.UTC(2026, 10, 28, 10), onDate }}
    />,
  );
  return onDate;
};

test('bookings: an empty day names the next booking, and a press opens its day', async () => {
  // Half past midnight in Sofia: the day there is one later than in UTC.
  const onDate = show('2026-11-29T22:30:00.000Z');
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day.');
  await userEvent.click(screen.getByRole('button', { name: 'Next booking: Mon, Nov 30, 00:30' }));
  expect(onDate).toHaveBeenCalledExactlyOnceWith('2026-11-30');
});

test('bookings: without a later booking, an empty day says so, and a past day does not', () => {
  show(undefined);
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day or a later one.');
  expect(screen.queryByTestId('next-booking')).toBeNull();
  document.body.innerHTML = '';
  show(undefined, '2026-11-20');
  expect(words(screen.getByTestId('bookings'))).toContain('Nobody has booked this day.');
});

test('bookings: the shown day stands in the format of the reader’s language', () => {
  show(undefined);
  expect(screen.getByText('Nov 28, 2026')).toBeDefined();
});
