// @vitest-environment jsdom
// Finding a booking again: by the address of a reloaded sheet, and by the keys that the device keeps.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { keepBooking, keptBookingsOf } from '#core/platform/booking/kept-bookings.ts';
import { writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import type { PlaceId, VariantId } from '#domain/ids.ts';
import { fail, ok } from '#domain/result.ts';
import { BookingDialog } from '#guest/booking/booking-dialog.tsx';
import { ReservationsPage } from '#guest/booking/reservations-page.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const KEY = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(22)}`;
const MASSAGE = buildProduct({
  ...{ slug: 'massage', type: 'booking', name: 'Massage' },
  variants: [buildVariant({ id: 11 as VariantId, size: '60 min', bookingMinutes: 60 })],
});
const booked = (productId: number, status = 'confirmed', date = '2026-12-10') => ({
  success: true,
  booking: {
    ...{ id: 'b', status, people: 1, name: 'Elena', phone: '', email: '', comment: '', late: false, sequence: 0 },
    thing: {
      kind: 'product',
      product_id: productId,
      variant_id: 11,
      name: 'Massage',
      size: '',
      price: null,
      currency: 'EUR',
    },
    ...{ start: `${date}T12:00:00.000Z`, end: `${date}T13:00:00.000Z`, changed: '2026-12-01T12:00:00.000Z' },
  },
  ...{ key: KEY, cancel_until: null, mailed: false },
});

/**
 * Opens an address of a place with these modules; `answers`: server answers by path, those without success with status 404.
 * Returns the requested paths.
 */
const open = async (address: string, answers: Readonly<Record<string, object>>, modules: readonly string[] = []) => {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    const body = answers[path];
    return body
      ? ok<JsonAnswer>({
          status: 'success' in body && body.success === false ? 404 : 200,
          headers: new Headers(),
          body,
        })
      : fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send: answer, read: answer };
  const guest = await seatGuest(aSnapshot({ products: [MASSAGE] }, { place: { modules } }));
  Object.assign(guest.tabl, { http });
  const root = createRootRoute();
  const product = createRoute({
    getParentRoute: () => root,
    path: '/$place/salads/massage',
    component: () => (
      <BookingDialog open inAddress product={MASSAGE} cloth={undefined} priceOf={() => undefined} onClose={vi.fn()} />
    ),
  });
  const reservations = createRoute({
    getParentRoute: () => root,
    path: '/$place/reservations',
    component: ReservationsPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([product, reservations]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  guest.show(
    <GuestTexts>
      <RouterProvider router={router as never} />
    </GuestTexts>,
  );
  return asked;
};

test('booking sheet: a reload after booking shows the booking and no form', async () => {
  await open(`/bistro/salads/massage#booking=${KEY}`, { 'bookings/own': booked(1) });
  expect(words(await screen.findByTestId('booking-receipt'))).toContain('Massage');
  expect(screen.getByRole('heading', { name: 'It is booked' })).toBeDefined();
  expect(screen.queryByTestId('booking-sheet')).toBeNull();
});

test.each([
  ['a confirmed table', { kind: 'table', hall: 'hall', name: 'Hall' }, 'confirmed', 'Your table is reserved'],
  ['a confirmed product', booked(1).booking.thing, 'confirmed', 'It is booked'],
  [
    'a table that the venue has yet to confirm',
    { kind: 'table', hall: 'hall', name: 'Hall' },
    'pending',
    'Your booking',
  ],
])('booking page: the title of %s says what has become of it', async (_, thing, status, title) => {
  const answer = booked(1, status);
  await open(`/bistro/reservations#booking=${KEY}`, {
    'bookings/own': { ...answer, booking: { ...answer.booking, thing } },
  });
  const page = await screen.findByTestId('own-booking');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  if (status === 'pending') expect(words(page)).toContain('We have your request');
  for (const said of ['reserved', 'It is booked']) if (status === 'pending') expect(words(page)).not.toContain(said);
});

test.each([
  ['is of another product', booked(2)],
  ['was cancelled', booked(1, 'cancelled')],
])('booking sheet: shows the form when the booking in its address %s', async (_, answer) => {
  await open(`/bistro/salads/massage#booking=${KEY}`, { 'bookings/own': answer });
  expect(await screen.findByTestId('booking-sheet')).toBeDefined();
  expect(screen.queryByTestId('booking-receipt')).toBeNull();
});

test('reservations: a place without table reservations says so and sends no request', async () => {
  const asked = await open('/bistro/reservations', {});
  expect(await screen.findByTestId('reservations')).toBeDefined();
  expect(asked).not.toContain('reservations');
});

const HALL = { key: 'hall', name: { value: 'Hall', translations: [] }, most: 6 };
const GARDEN = {
  key: 'garden',
  name: { value: 'Garden', translations: [] },
  most: 6,
  season: { from: '05-01', to: '09-30' },
  shut: true,
};
const HALLS = { halls: [GARDEN, HALL], language: 'en', most_people: 6, keeps: 15 };

test('reservations: a guest without an account finds the booking made on this device above the form', async () => {
  keepBooking(1 as PlaceId, KEY);
  await open('/bistro/reservations', { 'bookings/own': booked(1), reservations: HALLS }, [RESERVATIONS]);
  const link = await screen.findByRole('link', { name: /Your booking/ });
  expect(link.getAttribute('href')).toBe(`/bistro/reservations#booking=${KEY}`);
  await waitFor(() => expect(words(link)).toContain('Thu 10 Dec, 14:00 · Massage · 60 min · 1 person'));
  const title = screen.getByRole('heading', { name: 'A table for how many?' });
  expect(link.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('reservations: without an answer about the booking its link stays, without a time', async () => {
  keepBooking(1 as PlaceId, KEY);
  await open('/bistro/reservations', { reservations: HALLS }, [RESERVATIONS]);
  const link = await screen.findByRole('link', { name: /Your booking/ });
  await waitFor(() => expect(words(link)).toBe('Your booking'));
});

test.each([
  ['is cancelled', booked(1, 'cancelled'), [KEY]],
  ['is past', booked(1, 'confirmed', '2026-10-06'), [KEY]],
  ['is unknown to the server', { success: false, payload: { message: 'unknown_booking' } }, []],
])('reservations: the page shows no link to a kept booking that %s', async (_, answer, kept) => {
  keepBooking(1 as PlaceId, KEY);
  const asked = await open('/bistro/reservations', { 'bookings/own': answer, reservations: HALLS }, [RESERVATIONS]);
  await screen.findByRole('heading', { name: 'A table for how many?' });
  expect(asked).toContain('bookings/own');
  await waitFor(() => expect(screen.queryByTestId('kept-booking')).toBeNull());
  expect(keptBookingsOf(1 as PlaceId)).toEqual(kept);
});

test('reservations: a shared device shows no kept bookings, because it has other guests', async () => {
  keepBooking(1 as PlaceId, KEY);
  writeDeviceMark('tablet');
  const asked = await open('/bistro/reservations', { 'bookings/own': booked(1), reservations: HALLS }, [RESERVATIONS]);
  await screen.findByRole('heading', { name: 'A table for how many?' });
  expect(asked).not.toContain('bookings/own');
  expect(screen.queryByTestId('kept-booking')).toBeNull();
});

test('reservations: a hall closed for its season stands below the open ones', async () => {
  await open('/bistro/reservations', { reservations: HALLS }, [RESERVATIONS]);
  const halls = await screen.findByRole('radiogroup', { name: 'Where' });
  expect(
    within(halls)
      .getAllByRole('radio')
      .map((one) => words(one)),
  ).toEqual(['Hall', expect.stringContaining('Garden')]);
});
