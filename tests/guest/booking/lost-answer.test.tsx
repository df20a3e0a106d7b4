// @vitest-environment jsdom
// A booking whose answer is lost: it may have been made, so it is asked for again with the same id.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { fail, ok } from '#domain/result.ts';
import { ReservationsPage } from '#guest/booking/reservations-page.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const KEY = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(22)}`;
const HALLS = {
  halls: [{ key: 'hall', name: { value: 'Hall', translations: [] }, most: 6 }],
  ...{ language: 'en', most_people: 6, keeps: 15 },
};
const DAYS = {
  ...{ busy_dates: [], first_date: '2026-12-10', last_date: '2026-12-20', most_people: 6, cancel_limit: 60 },
  ...{ confirms: false, mails: false },
};
const hours = (free: boolean) => ({
  free_hours: [
    { time: '14:00', start: '2026-12-10T12:00:00.000Z', free },
    { time: '15:00', start: '2026-12-10T13:00:00.000Z', free: true },
  ],
});
const BOOKED = {
  success: true,
  booking: {
    ...{ id: 'b', status: 'confirmed', people: 2, name: 'Elena', phone: '', email: '', comment: '', late: false },
    ...{ sequence: 0, thing: { kind: 'table', hall: 'hall', name: 'Hall' } },
    ...{ start: '2026-12-10T12:00:00.000Z', end: '2026-12-10T14:00:00.000Z', changed: '2026-12-01T12:00:00.000Z' },
  },
  ...{ key: KEY, cancel_until: null, mailed: false },
};

/** Fate of a request: a lost one has arrived too, and takes the hour. */
type Fate = 'lost' | 'booked' | 'refused';

/** Opens the reservations; returns the ids of the booking requests, and the fate of the next ones. */
const open = async (first: Fate) => {
  const server = { fate: first, ids: [] as string[], isTaken: false, isOff: false };
  const send: Http['send'] = async (path, options) => {
    const say = (body: object, status = 200) => ok<JsonAnswer>({ status, headers: new Headers(), body });
    if (server.isOff) return fail({ kind: 'no_response' });
    if (path === 'reservations') return say(HALLS);
    if (path === 'bookings/getBusyDates') return say(DAYS);
    if (path === 'bookings/getFreeHoursForDate') return say(hours(!server.isTaken));
    if (path === 'bookings/own') return say(BOOKED);
    if (path !== 'bookings') return fail({ kind: 'no_response' });
    server.ids.push(new Headers(options?.headers as HeadersInit).get(HEADERS.idempotencyKey) ?? '');
    if (server.fate === 'booked') return say(BOOKED);
    if (server.fate === 'refused') return say({ success: false, payload: { message: 'slot_taken' }, next: [] }, 409);
    return fail({ kind: 'no_response' });
  };
  /** A new document: only storage is left of the page before. */
  const load = async () => {
    cleanup();
    const guest = await seatGuest(aSnapshot({}, { place: { modules: [RESERVATIONS] } }));
    Object.assign(guest.tabl, { http: { baseUrl: '/api', addressed: () => ({}), send, read: send } satisfies Http });
    const root = createRootRoute();
    const page = createRoute({
      getParentRoute: () => root,
      path: '/$place/reservations',
      component: ReservationsPage,
    });
    const router = createRouter({
      routeTree: root.addChildren([page]),
      history: createMemoryHistory({ initialEntries: ['/bistro/reservations'] }),
    });
    guest.show(
      <GuestTexts>
        <RouterProvider router={router as never} />
      </GuestTexts>,
    );
  };
  await load();
  return { server, load };
};

const press = async (hour = '14:00') => {
  await userEvent.click(await screen.findByTestId(`hour-${hour}`));
  await userEvent.click(screen.getByTestId('book-now'));
};
const fill = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /name/i }), 'Elena');
  await userEvent.type(screen.getByRole('textbox', { name: /phone/i }), '+359888123456');
};
const said = () => words(document.body);

test('booking: a request without an answer says that it may have arrived, and is sent again with the same id', async () => {
  const { server } = await open('lost');
  await fill();
  await press();
  await screen.findByText('We do not know whether your request arrived.');
  expect(said()).toContain('Thu 10 Dec, 14:00 · 2 people. Try again: it is booked once.');
  server.fate = 'booked';
  await userEvent.click(screen.getByTestId('send-lost'));
  await screen.findByTestId('booking-receipt');
  expect(new Set(server.ids).size).toBe(1);
  expect(server.ids).toHaveLength(2);
});

test('booking: the same wish pressed again after a reload keeps its id, another wish has a new one', async () => {
  const { server, load } = await open('lost');
  await fill();
  await press();
  await screen.findByTestId('send-lost');
  await load();
  // The form is filled as it was sent.
  await press();
  await waitFor(() => expect(server.ids).toHaveLength(2));
  expect(server.ids[1]).toBe(server.ids[0]);
  await screen.findByTestId('send-lost');
  await press('15:00');
  await waitFor(() => expect(server.ids).toHaveLength(3));
  expect(server.ids[2]).not.toBe(server.ids[0]);
});

test('booking: after a reload a lost request is sent again though its own hour is taken now', async () => {
  const { server, load } = await open('lost');
  await fill();
  await press();
  await screen.findByTestId('send-lost');
  server.isTaken = true;
  server.fate = 'booked';
  await load();
  await userEvent.click(await screen.findByTestId('send-lost'));
  await screen.findByTestId('booking-receipt');
  expect(server.ids[1]).toBe(server.ids[0]);
});

test('booking: after a reload without a network a lost request is shown, so that nobody books twice', async () => {
  const { server, load } = await open('lost');
  await fill();
  await press();
  await screen.findByTestId('send-lost');
  server.isOff = true;
  await load();
  await screen.findByText('We do not know yet whether it is booked.');
  expect(said()).toContain('Thu 10 Dec, 14:00 · 2 people. Please do not book again.');
});

test('booking: an answered request is forgotten, and pressing again is a new one', async () => {
  const { server } = await open('refused');
  await fill();
  await press();
  await screen.findByText(/Somebody was faster/);
  expect(screen.queryByTestId('send-lost')).toBeNull();
  await press();
  await waitFor(() => expect(server.ids).toHaveLength(2));
  expect(server.ids[1]).not.toBe(server.ids[0]);
});

test('booking: without a network nothing is sent, and the form says so', async () => {
  const { server } = await open('lost');
  await fill();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press();
  await screen.findByText('No connection: nothing can be booked now.');
  expect(screen.queryByTestId('send-lost')).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.fate = 'booked';
  await press();
  await screen.findByTestId('booking-receipt');
});
