// @vitest-environment jsdom
// Addresses of bookings: a reloaded sheet of a booked product, and a place without reservations.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import type { VariantId } from '#domain/ids.ts';
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
});

const KEY = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(22)}`;
const MASSAGE = buildProduct({
  ...{ slug: 'massage', type: 'booking', name: 'Massage' },
  variants: [buildVariant({ id: 11 as VariantId, size: '60 min', bookingMinutes: 60 })],
});
const booked = (productId: number, status = 'confirmed') => ({
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
    ...{ start: '2026-12-10T12:00:00.000Z', end: '2026-12-10T13:00:00.000Z', changed: '2026-12-01T12:00:00.000Z' },
  },
  ...{ key: KEY, cancel_until: null, mailed: false },
});

/** Opens an address of a place; `answers`: server answers by path. Returns the requested paths. */
const open = async (address: string, answers: Readonly<Record<string, object>>) => {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    const body = answers[path];
    return body
      ? ok<JsonAnswer>({ status: 200, headers: new Headers(), body })
      : fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send: answer, read: answer };
  const guest = await seatGuest(aSnapshot({ products: [MASSAGE] }));
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
  expect(screen.queryByTestId('booking-sheet')).toBeNull();
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
