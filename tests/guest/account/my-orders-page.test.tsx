// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placedOrderToWire } from '#contract/order/order.ts';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { writeAccount } from '#core/platform/account/account-storage.ts';
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { KEPT_ORDERS_KEY } from '#domain/account/kept-orders.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';
import { fail, ok } from '#domain/result.ts';
import { MyOrdersPage } from '#guest/account/my-orders-page.tsx';
import { keepToken } from '#shared/session/keep-signed-in.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const TOKEN = `${encode({ alg: 'HS256' })}.${encode({ role: 'USER', exp: NOON / 1000 + 7200 })}.signature`;

const ORDER = {
  ...{
    id: 'o1',
    placeId: 1,
    number: 7,
    label: 'K2-41',
    orderType: 'preorder',
    status: 'paid',
    placedAt: NOON - 60_000,
  },
  ...{ orderer: { kind: 'user', userId: 'u1' }, total: 1240 as Minor },
  lines: [
    {
      ...{ productId: 1, variantId: 1, name: 'Tarator', size: '', added: [], removed: [] },
      ...{ quantity: 2, total: 1240 as Minor },
    },
  ],
} as unknown as PlacedOrder;
const LOADED = { 'users/orders': [placedOrderToWire(ORDER, 'EUR' as Currency)], 'users/validate': { success: true } };

/** Opens the page; without `answers` the device is offline. */
const open = async (answers: Readonly<Record<string, object>> = {}) => {
  const answer = async (path: string) => {
    const body = answers[path];
    return body
      ? ok<JsonAnswer>({ headers: new Headers(), status: 200, body })
      : fail({ kind: 'no_response' } as const);
  };
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send: answer, read: answer };
  const guest = await seatGuest(aSnapshot());
  Object.assign(guest.tabl, { http });

  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/$place/profile/$', component: MyOrdersPage });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/bistro/profile/orders'] }),
  });
  return guest.show(
    <GuestTexts>
      <RouterProvider router={router as never} />
    </GuestTexts>,
  );
};

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  writeAccount({ secret: SECRET, firstName: 'Elena', email: 'elena@abv.bg' });
  await keepToken(TOKEN, NOON);
});
afterEach(() => vi.unstubAllGlobals());

test('my orders: offline after a reload, the last loaded list stands there with its day and time', async () => {
  const close = await open(LOADED);
  expect(words(await screen.findByTestId('my-order'))).toContain('2 × Tarator');
  expect(screen.queryByText(/^Your orders as of/)).toBeNull();
  close();
  await open();
  expect(words(await screen.findByTestId('my-order'))).toContain('2 × Tarator');
  expect(screen.getByText('Your orders as of Wed 7 Oct, 12:00')).toBeDefined();
});

test('my orders: offline without a loaded list, says that they cannot be loaded', async () => {
  await open();
  expect(await screen.findByText('Your orders cannot be loaded now')).toBeDefined();
});

test('my orders: a venue’s shared device keeps no list', async () => {
  localStorage.setItem(STORAGE_KEYS.houseDevice, 'tablet');
  await open(LOADED);
  await screen.findByTestId('profile-shared');
  await waitFor(() => expect(localStorage.getItem(KEPT_ORDERS_KEY)).toBeNull());
});
