// @vitest-environment jsdom
// A guest changes an own booking on its page: the filled form, the button with the new time, and every refusal.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { fail, ok } from '#domain/result.ts';
import { ReservationsPage } from '#guest/booking/reservations-page.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEY = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(22)}`;
const iso = (hour: number) => `2026-12-10T${hour}:00:00.000Z`;
const booked = (over: object = {}, more: object = {}) => ({
  success: true,
  booking: {
    ...{ id: 'b', status: 'confirmed', people: 2, name: 'Elena', phone: '', email: '', comment: '', late: false },
    ...{ sequence: 0, thing: { kind: 'table', hall: 'garden', name: 'Garden' } },
    ...{ start: iso(17), end: iso(19), changed: iso(10) },
    ...over,
  },
  ...{ key: KEY, cancel_until: iso(15), mailed: false, ...more },
});
const DAYS = {
  ...{ busy_dates: [], first_date: '2026-12-09', last_date: '2026-12-20', most_people: 4, cancel_limit: 120 },
  ...{ confirms: false, mails: false },
};
/** On the 12th no hour after 19:00 is free. */
const hoursOf = ({ date = '' }: { readonly date?: string } = {}) => ({
  free_hours: [17, 18, 19].map((hour) => ({
    ...{ time: `${hour + 2}:00`, start: `${date}${iso(hour).slice(10)}` },
    free: hour === 17 || date !== '2026-12-12',
  })),
});
const refused = (message: string, more: object = {}) => ({ success: false, payload: { message }, ...more });

/** The page of a booking; `change`: answers to its changes, in order; `undefined`: no answer. */
const open = async (
  first: object,
  change: readonly (object | undefined)[] = [],
  { later = first, days = DAYS as object } = {},
) => {
  const sent: object[] = [];
  let reads = 0;
  const send: Http['send'] = async (path, options) => {
    if (path === 'bookings/own/change') sent.push(options?.json as object);
    if (path === 'bookings/own') reads += 1;
    const body = {
      'bookings/own': reads > 1 ? later : first,
      'bookings/own/days': days,
      'bookings/own/hours': hoursOf(options?.json as { date?: string } | undefined),
      'bookings/own/change': change[sent.length - 1],
      reservations: refused('not_bookable'),
    }[path];
    if (body === undefined) return fail({ kind: 'no_response' } as const);
    const status = 'success' in body && body.success === false ? 409 : 200;
    return ok<JsonAnswer>({ status, headers: new Headers(), body });
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send, read: send };
  const guest = await seatGuest(aSnapshot({}, { place: { modules: [RESERVATIONS], phone: '+359 52 123 456' } }));
  Object.assign(guest.tabl, { http });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/$place/reservations', component: ReservationsPage });
  const history = createMemoryHistory({ initialEntries: [`/bistro/reservations#booking=${KEY}`] });
  guest.show(
    <GuestTexts>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history }) as never} />
    </GuestTexts>,
  );
  await screen.findByTestId('own-booking');
  return { sent };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openChange = async () => {
  await press('Change the booking');
  await screen.findByRole('radio', { name: '19:00' });
};
const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const sheet = () => words(screen.getByRole('dialog'));

test('changed booking: the form is filled, its button names the new time, and the page shows the changed booking', async () => {
  const { sent } = await open(booked(), [booked({ start: iso(18), end: iso(20), people: 3, sequence: 1 })]);
  document.documentElement.scrollTop = 300;
  await openChange();
  expect([chosen('19:00'), chosen('20:00'), chosen('tomorrow, Thursday 10 December')]).toEqual([true, false, true]);
  expect(screen.getByTestId<HTMLButtonElement>('change-now').disabled).toBe(true);
  await press(/^One more/);
  await userEvent.click(await screen.findByRole('radio', { name: '20:00' }));
  await press('Move to Thu 10 Dec, 20:00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ key: KEY, sequence: 0, start: iso(18), people: 3, comment: '' }]);
  expect(words(screen.getByTestId('own-booking'))).toContain('Your booking is changed.');
  expect(words(screen.getByTestId('booking-receipt'))).toContain('20:00, Thursday');
  expect(document.documentElement.scrollTop).toBe(0);
});

test('changed booking: another day keeps the chosen time where it is free, and says where it is not', async () => {
  await open(booked());
  await openChange();
  await userEvent.click(screen.getByRole('radio', { name: '20:00' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Friday 11 December' }));
  await screen.findByRole('button', { name: 'Move to Fri 11 Dec, 20:00' });
  await userEvent.click(screen.getByRole('radio', { name: 'Saturday 12 December' }));
  expect(words(await screen.findByTestId('not-free'))).toBe('20:00 is not free on this day.');
  // The time is chosen again on a day on which it is free.
  await userEvent.click(screen.getByRole('radio', { name: 'Friday 11 December' }));
  await screen.findByRole('button', { name: 'Move to Fri 11 Dec, 20:00' });
  expect(screen.queryByTestId('not-free')).toBeNull();
});

test('changed booking: a taken time keeps the old one and offers the next free times', async () => {
  const { sent } = await open(booked(), [refused('slot_taken', { next: [iso(19)] }), booked({ start: iso(19) })]);
  await openChange();
  await userEvent.click(screen.getByRole('radio', { name: '20:00' }));
  await press(/^Move to/);
  await screen.findByTestId('next-hour');
  expect(sheet()).toContain('You keep Thu 10 Dec, 19:00.');
  expect(screen.queryByRole('button', { name: /20:00/ })).toBeNull();
  await userEvent.click(screen.getByTestId('next-hour'));
  await press('Move to Thu 10 Dec, 21:00');
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('changed booking: without an answer the choice stays, and the same change is sent again', async () => {
  const { sent } = await open(booked(), [undefined, booked({ comment: 'Cake', sequence: 1 })]);
  await openChange();
  await userEvent.type(screen.getByTestId('change-comment'), 'Cake');
  await press('Save the change');
  await screen.findByText('We do not know whether the change arrived.');
  await press('Save the change');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(
    Array.from({ length: 2 }, () => ({ key: KEY, sequence: 0, start: iso(17), people: 2, comment: 'Cake' })),
  );
});

test('changed booking: a change that has arrived without its answer closes the sheet and is said', async () => {
  const later = booked({ comment: 'Cake', sequence: 1 });
  const { sent } = await open(booked(), [undefined], { later });
  await openChange();
  await userEvent.type(screen.getByTestId('change-comment'), 'Cake');
  await press('Save the change');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(words(screen.getByTestId('own-booking'))).toContain('Your booking is changed.');
  expect(sent).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['did not arrive', booked(), 'We do not know whether the cancellation arrived.Try again: it is cancelled once.'],
  ['arrived', booked({ status: 'cancelled' }, { cancel_until: null }), 'The booking is cancelled'],
])(
  'cancelled booking: without an answer the booking is read again, for a cancellation that %s',
  async (_, later, said) => {
    await open(booked(), [], { later });
    await press('Cancel the booking');
    await press('Yes, cancel it');
    await waitFor(() => expect(words(screen.getByTestId('own-booking'))).toContain(said));
  },
);

test('cancelled booking: without a network its page says that nothing is cancelled', async () => {
  await open(booked());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Cancel the booking');
  await press('Yes, cancel it');
  await screen.findByText('No connection: the booking is not cancelled.');
});

test('changed booking: a booking that staff have moved meanwhile is not moved back', async () => {
  const later = booked({ start: iso(18), end: iso(20), sequence: 1 });
  const { sent } = await open(booked(), [refused('edited'), later], { later });
  await openChange();
  await userEvent.type(screen.getByTestId('change-comment'), 'Cake');
  await press('Save the change');
  await waitFor(() => expect(sheet()).toContain('It is now Thu 10 Dec, 20:00.'));
  await press('Save the change');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ key: KEY, sequence: 1, start: iso(18), people: 2, comment: 'Cake' });
});

test('changed booking: a paid deposit keeps the number of people, and the sheet has the phone', async () => {
  const deposit = { amount: '20.00', currency: 'EUR', paid: true };
  await open(booked({ deposit }));
  await openChange();
  expect(sheet()).toContain('The deposit is for 2 people. For another number please call us.');
  expect(screen.getByTestId('call-us').getAttribute('href')).toBe('tel:+35952123456');
  expect(screen.queryByRole('button', { name: /^One more/ })).toBeNull();
});

test('changed booking: people who need a deposit are asked to call instead of a button that fails', async () => {
  await open(booked(), [], { days: { ...DAYS, deposit: '40.00' } });
  await openChange();
  expect(sheet()).toContain('So many people need a deposit. Please call us.');
  expect(screen.queryByTestId('change-now')).toBeNull();
});

test('changed booking: the page offers it until the deadline only, and then names the phone', async () => {
  await open(booked({}, { cancel_until: null }));
  expect(words(screen.getByTestId('own-booking'))).toContain('It can no longer be changed or cancelled here.');
  expect(within(screen.getByTestId('contact')).getByText('+359 52 123 456')).toBeTruthy();
  expect(screen.queryByTestId('change-booking')).toBeNull();
});

test('changed booking: a booking that is too late meanwhile says so in the sheet', async () => {
  await open(booked(), [refused('too_late')], { later: booked({}, { cancel_until: null }) });
  await openChange();
  await userEvent.click(screen.getByRole('radio', { name: '20:00' }));
  await press(/^Move to/);
  await waitFor(() => expect(screen.queryByTestId('change-now')).toBeNull());
  expect(sheet()).toContain('It can no longer be changed or cancelled here. Please call us.');
  expect(screen.getByTestId('call-us')).toBeTruthy();
});

test('cancelled booking: its page has the state as its heading, and a way to book again', async () => {
  await open(booked({ status: 'cancelled' }, { cancel_until: null }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The booking is cancelled');
  expect(screen.getByTestId('book-again').getAttribute('href')).toBe('/bistro/reservations');
});
