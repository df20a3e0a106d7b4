// @vitest-environment jsdom
// The comment of a booking on its card in the day's list.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BookingCard } from '#staff/bookings/booking-card.tsx';
import type { StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { at, BOOKING } from './one-booking.ts';

afterEach(cleanup);

const show = (over: Partial<StaffBooking>, occupied?: ReadonlySet<string>) => {
  renderScreen(
    <BookingCard
      booking={{ ...BOOKING, ...over }}
      {...{ timeZone: 'Europe/Sofia', now: at('19:30'), halls: undefined, isOnline: true, occupied }}
      tableHref={(table) => `?table=${table}`}
      onAct={async () => true}
      onEdit={() => undefined}
      onMove={() => undefined}
    />,
  );
  return screen.getByTestId('booking').dataset;
};

test('bookings: guests who sit at their table are not greyed, and those who left are', () => {
  expect(show({ status: 'arrived' }, new Set(['1']))).toMatchObject({ past: 'false' });
  cleanup();
  expect(show({ status: 'arrived' }), 'nobody knows who sits where').toMatchObject({ past: 'false' });
  cleanup();
  expect(show({ status: 'arrived' }, new Set(['2']))).toMatchObject({ past: 'true' });
  cleanup();
  expect(show({ status: 'cancelled' }, new Set(['1']))).toMatchObject({ past: 'true' });
});

test.each([
  ['Алергия към ядки', 'true'],
  ['High chair', undefined],
])('bookings: the comment “%s” is marked as an allergy: %s', (comment, marked) => {
  show({ comment });
  expect(words(screen.getByTestId('booking-comment'))).toBe(`“${comment}”`);
  expect(screen.getByTestId('booking-comment').dataset.allergy).toBe(marked);
});
