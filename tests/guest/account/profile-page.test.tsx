// @vitest-environment jsdom
// Sign-in and sign-out on the profile page: stored data, reloads, messages, and the page shown next.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { keepCheckout } from '#core/db/order/checkout-table.ts';
import { readAccount, writeAccount } from '#core/platform/account/account-storage.ts';
import { readUserCookie } from '#core/platform/cookies.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { fail, ok } from '#domain/result.ts';
import { ProfilePage } from '#guest/account/profile-page.tsx';
import { SignedOutNews } from '#guest/frame/signed-out-news.tsx';
import { keepToken } from '#shared/session/keep-signed-in.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { patience } from '../../support/patience.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const TOKEN = `${encode({ alg: 'HS256' })}.${encode({ role: 'USER', exp: NOON / 1000 + 3600 })}.signature`;
const SIGNED_IN = { success: true, token: TOKEN, secret: SECRET, order_key: `0199c000-0000.${'A'.repeat(27)}` };
const PROFILE = { id: '1', first_name: 'Elena', last_name: '', email: 'elena@abv.bg', phone: '', address: '' };

/** Server answers by path; other paths get no answer. */
const ANSWERS: Readonly<Record<string, object>> = {
  register: { success: true },
  login: { ...SIGNED_IN, ends_at: NOON + 1 },
  'users/validate': { success: true },
  'users/profile': { ...PROFILE, mail_consent: false, profiling_consent: false, is_verified: true, has_password: true },
  'users/sign-out': { success: true },
  'check-registered-user-discount': { discounts: [], discount: null, order_number: 1, registered: null },
};
const answering = (over: Readonly<Record<string, object>> = {}, status = 200) => {
  const asked: string[] = [];
  /** Replaces the server's answers from now on; `undefined`: no answer. */
  const later: Record<string, { readonly status: number; readonly body: object } | undefined> = {};
  const answer = async (path: string) => {
    asked.push(path);
    const body = over[path] ?? ANSWERS[path];
    const now = path in later ? later[path] : body && { status: path in over ? status : 200, body };
    return now ? ok<JsonAnswer>({ headers: new Headers(), ...now }) : fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send: answer, read: answer };
  return { http, asked, later };
};

/** Opens the profile at a place with a customer discount. */
const open = async (...of: Parameters<typeof answering>) => {
  const { http, asked, later } = answering(...of);
  const guest = await seatGuest(aSnapshot({}, { place: { discountsCustomers: true } }));
  Object.assign(guest.tabl, { http });
  const root = createRootRoute();
  const place = createRoute({ getParentRoute: () => root, path: '/$place', component: SignedOutNews });
  const profile = createRoute({ getParentRoute: () => root, path: '/$place/profile/$', component: ProfilePage });
  const router = createRouter({
    routeTree: root.addChildren([place, profile]),
    history: createMemoryHistory({ initialEntries: ['/bistro/feedback', '/bistro/profile/'] }),
  });
  guest.show(
    <GuestTexts>
      <RouterProvider router={router as never} />
    </GuestTexts>,
  );
  return { db: guest.tabl.db, asked, later, path: () => router.state.location.pathname, router };
};
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: patience(10_000) }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('sign-out: deletes the token, reloads the discounts and opens the place’s home page, which confirms the sign-out [S4.21, S8.32]', async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  await keepToken(TOKEN, NOON);
  const { asked, path, router } = await open();
  await press('Sign out');
  await waitFor(() => expect(path()).toBe('/bistro'));
  const said = await screen.findByText('You are signed out');
  expect(said.closest('[role=status]')).not.toBeNull();
  expect([readAccount(), readUserCookie()]).toEqual([undefined, undefined]);
  await waitFor(() => expect(asked).toContain('check-registered-user-discount'));
  expect(asked).toContain('users/sign-out');
  // Otherwise a reload or going back would read the mark again.
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('isSignOut'));
  expect(router.history.length).toBe(2);
});

test('sign-in: keeps the token, closes the sheet, confirms and reloads the discounts [S4.20]', async () => {
  const { asked } = await open();
  await press('Sign in');
  await userEvent.type(await screen.findByLabelText('Email'), 'elena@abv.bg');
  await userEvent.type(screen.getByLabelText('Password'), 'a summer garden');
  await userEvent.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1) as HTMLElement);
  expect(await screen.findByText('You are signed in')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([readAccount()?.secret, readUserCookie()]).toEqual([SECRET, TOKEN]);
  await waitFor(() => expect(asked).toContain('check-registered-user-discount'));
});

const registerElena = async () => {
  await press('I am new here');
  await userEvent.type(await screen.findByLabelText('First name'), 'Elena');
  await userEvent.type(screen.getByLabelText('Email'), 'elena@abv.bg');
  await userEvent.type(screen.getByLabelText('Password'), 'a summer garden');
  await press('Create the profile');
};

test('registration: signs the guest in on this device at once, and says so', async () => {
  const { asked } = await open();
  await registerElena();
  expect(await screen.findByText('Your profile is ready, and you are signed in')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readAccount()?.secret).toBe(SECRET);
  expect(asked.filter((path) => path === 'register' || path === 'login')).toEqual(['register', 'login']);
});

test('registration: where the password does not sign in, asks for the password of the address’s own profile', async () => {
  await open({ login: { success: false } }, 401);
  await registerElena();
  expect(await screen.findByText(/There is a profile with this email already/)).toBeDefined();
  expect(readAccount()).toBeUndefined();
});

test('sign-in: offers a link by mail only where the server says that mails arrive', async () => {
  await open({ 'order-mail': { mails: true, account_mails: 'sent' } });
  await press('Sign in');
  expect(await screen.findByRole('button', { name: 'Sign in by a link in a mail' })).toBeDefined();
});

test('sign-in: an address typed in one sheet stands in the next one, and in the first one again', async () => {
  await open({ 'order-mail': { mails: true, account_mails: 'sent' } });
  await press('Sign in');
  const email = async () => await screen.findByLabelText<HTMLInputElement>('Email');
  await userEvent.type(await email(), 'elena@abv.bg');
  await press('Sign in by a link in a mail');
  await screen.findByRole('button', { name: 'Send the link' });
  expect((await email()).value).toBe('elena@abv.bg');
  await userEvent.clear(await email());
  await userEvent.type(await email(), 'maria@abv.bg');
  await press('Back to signing in');
  await screen.findByLabelText('Password');
  expect((await email()).value).toBe('maria@abv.bg');
  await press('I am new here');
  await screen.findByLabelText('First name');
  expect((await email()).value).toBe('maria@abv.bg');
});

test('registration: the email typed for an order here stands in the form, and the benefits stand on the page alone', async () => {
  const { db } = await open();
  await keepCheckout(db, aSnapshot().place.id, undefined, { ...EMPTY_CHECKOUT, email: ' elena@abv.bg ' });
  await press('I am new here');
  await screen.findByLabelText('First name');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('elena@abv.bg'));
  expect(screen.getAllByTestId('benefits')).toHaveLength(1);
});

const DELETED = { status: 401, body: { success: false, payload: { message: 'not_signed_in' } } };
const startDeletion = async () => {
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  await keepToken(TOKEN, NOON);
  const { later } = await open();
  await press('Delete the profile');
  await userEvent.type(await screen.findByLabelText('Present password'), 'a summer garden');
  return later;
};
const expectDeleted = async () => {
  expect(await screen.findByText('Your profile is deleted')).toBeDefined();
  expect(screen.queryByText('You were signed out. Sign in again.')).toBeNull();
  expect(readAccount()).toBeUndefined();
};

test('profile: a deletion whose answer is lost is told as deleted once the server says that the sign-in has ended', async () => {
  const later = await startDeletion();
  later['users/validate'] = { status: 200, body: { success: false } };
  await press('Delete for good');
  await expectDeleted();
});

test('profile: a deletion pressed again after a lost answer says that the profile is deleted, not that the guest was signed out', async () => {
  const later = await startDeletion();
  Object.assign(later, { 'users/validate': undefined, 'users/profile': undefined });
  await press('Delete for good');
  await screen.findByText(/No answer came/);
  later['users/delete'] = DELETED;
  await press('Delete for good');
  await expectDeleted();
});
