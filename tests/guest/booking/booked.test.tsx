// @vitest-environment jsdom
// Confirmation of a booking: the text about the mail, and the links to find the booking again.
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readBookingFailure } from '#contract/booking/booking-answers.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { BookedView } from '#guest/booking/booked-view.tsx';
import { FailureTitle } from '#guest/booking/booking-text.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const own = (over: Partial<OwnBooking> = {}): OwnBooking => ({
  booking: {
    ...{ id: 'b', status: 'confirmed', thing: { kind: 'table', hall: 'garden', name: 'Garden' } },
    ...{ startAt: Date.parse('2026-12-10T12:00:00Z'), endAt: Date.parse('2026-12-10T14:00:00Z') },
    ...{ people: 2, sequence: 0, changedAt: 0 },
    person: { name: 'Elena', phone: '+359888123456', email: 'elena@example.com', comment: '' },
  },
  ...{ key: 'k', cancelUntil: undefined, keeps: undefined, mail: 'waiting', deposit: undefined },
  ...over,
});

const show = (isSignedIn: boolean | undefined, booked = own(), isInAddress = true, directions?: string) => {
  cleanup();
  const href = '/neven/profile/bookings';
  renderScreen(
    <BookedView
      {...{ isInAddress, own: booked, timeZone: 'Europe/Sofia', address: '', href: '/neven/reservations#booking=k' }}
      list={isSignedIn === undefined ? undefined : { href, isSignedIn }}
      {...{ directions, onSave: vi.fn(), onPay: vi.fn() }}
    />,
  );
};

test('confirmed booking: mentions the confirmation email and invites a guest without a profile to register [S8.33]', () => {
  show(false);
  expect(words(screen.getByTestId('booking-receipt'))).toContain(
    'You will receive a confirmation email at elena@example.com.',
  );
  const link = screen.getByRole('link', { name: 'Register' });
  expect(link.getAttribute('href')).toBe('/neven/profile/bookings');
  expect(words(document.body)).toContain('With a profile this booking and your next ones stand in one list');
  show(false, own({ mail: undefined }));
  expect(words(document.body)).not.toContain('elena@example.com');
});

test('confirmed booking: has the way to the venue, and a cancelled one does not', () => {
  const directions = 'https://www.openstreetmap.org/?mlat=42.69&mlon=23.33';
  show(false, own(), true, directions);
  expect(screen.getByRole('link', { name: 'How to find us' }).getAttribute('href')).toBe(directions);
  show(false, own({ booking: { ...own().booking, status: 'cancelled' } }), true, directions);
  expect(screen.queryByRole('link', { name: 'How to find us' })).toBeNull();
});

test('booking: the guest’s comment stands on the receipt in quotation marks, and an empty one does not', () => {
  const { booking } = own();
  show(false, own({ booking: { ...booking, person: { ...booking.person, comment: 'By the window\n' } } }));
  expect(words(screen.getByTestId('booking-receipt'))).toContain('“By the window”');
  show(false);
  expect(screen.queryByTestId('booking-comment')).toBeNull();
});

test('confirmed booking: says that the mail is sent once it is, and that one could not be sent', () => {
  show(false, own({ mail: 'sent' }));
  expect(words(document.body)).toContain('We have sent an email with this booking to elena@example.com.');
  show(false, own({ mail: 'failed' }));
  expect(words(document.body)).toContain('The email to elena@example.com could not be sent.');
});

test.each(['cancelled', 'declined'] as const)(
  '%s booking: says that a mail about it is sent, and nothing when none is',
  (status) => {
    const booking = { ...own().booking, status };
    show(undefined, own({ booking, mail: 'waiting' }));
    expect(words(document.body)).toContain('You will receive an email about this at elena@example.com.');
    show(undefined, own({ booking, mail: 'sent' }));
    expect(words(document.body)).toContain('We have sent an email about this to elena@example.com.');
    show(undefined, own({ booking, mail: undefined }));
    expect(words(document.body)).not.toContain('elena@example.com');
  },
);

test('confirmed booking: links a signed-in customer to the list of bookings, and a shared device to no list', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'My bookings' }).getAttribute('href')).toBe('/neven/profile/bookings');
  expect(words(document.body)).not.toContain('With a profile');
  show(undefined);
  expect(screen.queryByTestId('my-bookings-link')).toBeNull();
});

test('confirmed booking: the advice to keep the address of the page stands with the receipt, before every button', () => {
  const ADVICE = 'Keep the address of this page';
  show(false);
  const advice = screen.getByText(new RegExp(ADVICE));
  const first = screen.getByTestId('to-calendar');
  expect(advice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  show(undefined, own(), false);
  expect(words(document.body)).not.toContain(ADVICE);
  show(false, own({ booking: { ...own().booking, status: 'cancelled' } }));
  expect(words(document.body)).not.toContain(ADVICE);
});

test.each([
  [400, { success: false, payload: { message: 'invalid_booking' } }, 'Please fill in all data correctly'],
  [500, { success: false, payload: { message: 'internal' } }, 'Error'],
  [502, '<html>', 'Error'],
])(
  'booking: a response %i for busy days and free hours shows the specification’s message [S7.36, S7.37]',
  (status, body, told) => {
    renderScreen(<FailureTitle failure={readBookingFailure(status, body)} />);
    expect(words(document.body)).toContain(told);
  },
);
