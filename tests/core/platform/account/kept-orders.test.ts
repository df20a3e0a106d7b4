// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { writeAccount } from '#core/platform/account/account-storage.ts';
import { keepOrders, keptOrdersAt } from '#core/platform/account/kept-orders.ts';
import { STORAGE_OWNERS } from '#core/platform/storage-owners.ts';
import { KEPT_ORDERS_KEY } from '#domain/account/kept-orders.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { forgetAccount } from '#shared/session/forget-account.ts';

const SECRET = 'Kx3_aaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const OTHER = 'Kx3_bbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const HERE = 1 as PlaceId;
const THERE = 2 as PlaceId;
const NOON = Date.UTC(2026, 9, 6, 9, 0);

const order = (id: string) =>
  ({
    ...{ id, placeId: HERE, number: 7, label: 'K2-41', orderType: 'delivery', status: 'paid', placedAt: NOON },
    ...{ orderer: { kind: 'user', userId: 'u1' }, total: 1240 as Minor, lines: [] },
  }) as unknown as PlacedOrder;
const kept = (id: string, loadedAt = NOON) => ({ loadedAt, orders: [order(id)] });
const signIn = (secret: string) => writeAccount({ secret, firstName: 'Elena', email: 'elena@abv.bg' });

afterEach(() => localStorage.clear());

test('orders kept: each place has its own list, replaced by the next one', () => {
  signIn(SECRET);
  keepOrders(SECRET, HERE, kept('o1'));
  keepOrders(SECRET, THERE, kept('o2'));
  keepOrders(SECRET, HERE, kept('o3', NOON + 1));
  expect(keptOrdersAt(HERE)).toMatchObject({ loadedAt: NOON + 1, orders: [{ id: 'o3', total: 1240 }] });
  expect(keptOrdersAt(THERE)).toMatchObject({ loadedAt: NOON, orders: [{ id: 'o2' }] });
});

test('orders kept: only the sign-in that loaded them sees them, and the sign-out deletes them', () => {
  signIn(SECRET);
  keepOrders(SECRET, HERE, kept('o1'));
  signIn(OTHER);
  expect(keptOrdersAt(HERE)).toBeUndefined();
  // The answer to a request of the earlier sign-in comes late.
  keepOrders(SECRET, THERE, kept('o2'));
  expect(keptOrdersAt(THERE)).toBeUndefined();
  signIn(SECRET);
  expect(keptOrdersAt(HERE)).toBeDefined();
  forgetAccount(NOON);
  expect(localStorage.getItem(KEPT_ORDERS_KEY)).toBeNull();
  expect(STORAGE_OWNERS[KEPT_ORDERS_KEY]).toBe('guest');
});

test('orders kept: an unreadable order is left out, and an unreadable list counts as none', () => {
  signIn(SECRET);
  const places = [{ place: HERE, loadedAt: NOON, orders: [{ id: 'o1' }, order('o2'), null] }];
  localStorage.setItem(KEPT_ORDERS_KEY, JSON.stringify({ secret: SECRET, places }));
  expect(keptOrdersAt(HERE)?.orders.map(({ id }) => id)).toEqual(['o2']);
  for (const text of ['{', '[]', 'null', `{"secret":"${SECRET}","places":[{"place":1}]}`]) {
    localStorage.setItem(KEPT_ORDERS_KEY, text);
    expect(keptOrdersAt(HERE)).toBeUndefined();
  }
});
