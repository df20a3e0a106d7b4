// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { MyBookingsScreen } from '#guest/account/my-bookings-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 26, 12);

const booking = (id: string, startAt: number, over: Partial<OwnBooking['booking']> = {}): OwnBooking => ({
  booking: {
    ...{ id, status: 'confirmed', thing: { kind: 'table', hall: 'garden', name: 'Garden' }, startAt },
    ...{ endAt: startAt + HOUR, people: 2, sequence: 0, changedAt: 0 },
    person: { name: 'Елена', phone: '', email: '', comment: '' },
    ...over,
  },
  ...{ key: `key-${id}`, cancelUntil: undefined, keeps: undefined },
});
const shown = (bookings: Parameters<typeof MyBookingsScreen>[0]['bookings']) =>
  renderScreen(
    <MyBookingsScreen
      bookings={bookings}
      now={NOW}
      profileHref="/neven/profile"
      reserveHref="/neven/reservations"
      hrefOf={({ key }) => `/neven/reservations#booking=${key}`}
      language="en"
      timeZone="Europe/Sofia"
    />,
  );

test('my bookings: the next booking is first, past ones are in a separate list, each links to its page [S8.33]', () => {
  shown([booking('far', NOW + 48 * HOUR), booking('near', NOW + HOUR), booking('past', NOW - 24 * HOUR)]);
  const [coming, past] = screen.getAllByRole('list');
  const hrefs = within(coming as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/neven/reservations#booking=key-near', '/neven/reservations#booking=key-far']);
  expect(within(past as HTMLElement).getByRole('link').textContent).toContain('Garden');
  expect(screen.getByRole('heading', { name: 'Earlier bookings' })).toBeDefined();
});

test('my bookings: an empty list and a failed load each have a message', () => {
  const { unmount } = shown([]);
  expect(screen.getByText(/Nothing booked here yet/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reserve a table' }).getAttribute('href')).toBe('/neven/reservations');
  unmount();
  shown('unheard');
  expect(screen.getByText('Your bookings cannot be loaded now')).toBeDefined();
});
