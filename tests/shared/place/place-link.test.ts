// Updates that reach a guest without a press: by the event stream, and without it.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOrders } from '#core/db/order/order-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { OrderId, ProductId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { priceVariant } from '#domain/pricing/pricing.ts';
import { linkToPlace, refreshOrders } from '#shared/place/place-link.ts';
import { scanTable } from '#shared/session/scan-table.ts';
import { extendSession } from '#shared/session/session-store.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { DEMO_CODE, type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, html, json, startFront } from '../../support/http-server-front.ts';
import { closeTableSession, moveOrderStatus } from '../../support/staff/floor.ts';
import { type Device, newDevice, type Page } from '../menu/device.ts';
import { type PageDouble, stubPage } from '../page-double.ts';

/** A Wednesday, 12:00 in Sofia: the kitchen is open. */
const NOON = Date.UTC(2026, 9, 7, 9);
let server: HttpServer;
let front: Front;
let device: Device;
let page: Page;
let place: Place;
let browser: PageDouble;
const stops: (() => void)[] = [];
const connection = {
  isOnline: () => true,
  subscribe: () => () => undefined,
  send: vi.fn(),
  start: async () => undefined,
};

beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'], now: NOON });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = NOON;
  browser = stubPage();
  connection.send.mockClear();
  front = await startFront(server.url);
  device = newDevice();
  page = device.open(front.url, { serverNow: () => server.clock.now });
  const opened = await page.menus.open('neven');
  if (typeof opened === 'string') throw new Error(opened);
  place = opened.place;
  front.takePaths();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  device.close();
  await front.close();
  vi.unstubAllGlobals();
});

const parts = (of: Page = page) => ({
  db: of.db,
  http: of.http,
  menus: of.menus,
  connection,
  deviceNow: () => server.clock.now,
  serverNow: () => server.clock.now,
});
const link = (of: Page = page) => {
  const stop = linkToPlace(parts(of), place);
  stops.push(stop);
  return stop;
};
const scan = async () => {
  const scanned = await scanTable(parts(), place, DEMO_CODE.neven);
  if (!scanned.ok) throw new Error('The table could not be scanned');
  return scanned.value;
};
const dish = (): ProductId => page.menus.get('neven')?.menu.products[2]?.id ?? (0 as ProductId);
const lines = () => front.seen.filter(({ path }) => path === '/api/events').length;
const isOff = (of: Page = page) => of.menus.get('neven')?.off.has(dish());

let ordered = 0;
/** An order of another guest at the table. */
const order = async (): Promise<OrderId> => {
  const session = await readCurrentSession(page.db, place.id);
  const shown = page.menus.get('neven');
  const product = shown?.menu.products.find(({ variants, inStock }) => variants.length === 1 && inStock);
  const variant = product?.variants[0];
  const price = product && variant && shown && priceVariant(product, variant, shown.settings, 'spot');
  if (!session || !variant || !price) throw new Error('Nothing can be ordered');
  ordered += 1;
  const id = `0199c000-0000-7000-8000-${String(ordered).padStart(12, '0')}` as OrderId;
  // 15 % off at lunch.
  const total = Math.round(price.after * ordered * 0.85);
  const answer = await page.http.send('orders', {
    method: 'post',
    place: place.id,
    headers: {
      'idempotency-key': id,
      'x-order-label': 'K2-1',
      'x-order-age': '0',
      'x-shown-total': formatAmountPlain(total as typeof price.after, place.currency),
    },
    json: {
      session: session.token,
      products: [{ product_id: product.id, product_variant_id: variant.id, quantity: ordered }],
    },
  });
  if (!answer.ok || answer.value.status !== 201) throw new Error(JSON.stringify(answer));
  return id;
};
const statusOf = async (id: OrderId) => {
  const session = await readCurrentSession(page.db, place.id);
  return session && (await readOrders(page.db, place.id, session.id)).find((one) => one.id === id)?.status;
};

test('place stream: a dish that staff switch off goes off on the device at once, and an order updates at once [S4.01, S4.03]', async () => {
  await scan();
  link();
  const id = await order();
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('ordered'));
  await setAvailability(server.services, place.id, dish(), { off: true, until: null });
  await moveOrderStatus(server.services, place.id, id, 'cooked_spot');
  await vi.waitFor(() => expect(isOff()).toBe(true));
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('cooked_spot'));
  await setAvailability(server.services, place.id, dish(), { off: false, until: null });
  await vi.waitFor(() => expect(isOff()).toBe(false));
  expect(lines()).toBe(1);
});

test('place stream: an unchanged menu is not requested while the stream is open', async () => {
  link();
  await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  await new Promise((later) => setTimeout(later, 100));
  expect(front.takePaths().toSorted()).toEqual(['availability', 'events']);
});

test('place stream: one tab holds the stream and the other tabs receive its events; when that tab closes, another tab takes over', async () => {
  const other = device.open(front.url);
  await other.menus.open('neven');
  const leave = link();
  link(other);
  await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  await setAvailability(server.services, place.id, dish(), { off: true, until: null });
  await vi.waitFor(() => expect([isOff(), isOff(other)]).toEqual([true, true]));
  expect(lines()).toBe(1);
  leave();
  await vi.waitFor(() => expect(lines()).toBe(2));
  await setAvailability(server.services, place.id, dish(), { off: false, until: null });
  await vi.waitFor(() => expect([isOff(), isOff(other)]).toEqual([false, false]));
});

test('place stream: a hidden page closes the stream, and reads the missed events when visible again', async () => {
  link();
  await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  browser.hide();
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  await setAvailability(server.services, place.id, dish(), { off: true, until: null });
  await new Promise((later) => setTimeout(later, 50));
  expect(isOff()).toBe(false);
  browser.show();
  await vi.waitFor(() => expect(isOff()).toBe(true));
  await setAvailability(server.services, place.id, dish(), { off: false, until: null });
  await vi.waitFor(() => expect(isOff()).toBe(false));
});

test('place stream: a hidden page releases its lock at once, even during a request, because it may be frozen', async () => {
  let asked = 0;
  front.answer = ({ path }) => {
    if (path !== '/api/availability') return undefined;
    asked += 1;
    return new Promise(() => undefined);
  };
  link();
  await vi.waitFor(() => expect(asked).toBe(1));
  browser.hide();
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
});

test('place stream: without browser locks every tab opens its own', async () => {
  vi.stubGlobal('navigator', {});
  link();
  await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  expect(lines()).toBe(1);
});

test('place stream: when unavailable, orders, dishes and the menu’s version are polled', async () => {
  await scan();
  const id = await order();
  await setAvailability(server.services, place.id, dish(), { off: true, until: null });
  front.answer = ({ path }) => (path === '/api/events' ? html() : undefined);
  front.takePaths();
  link();
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('ordered'));
  await vi.waitFor(() => expect(isOff()).toBe(true));
  await vi.waitFor(() => expect(front.seen.map(({ path }) => path)).toContain('/api/settings'));
  expect(connection.send).toHaveBeenCalledWith({ type: 'request.failed' });
  await setAvailability(server.services, place.id, dish(), { off: false, until: null });
});

test('place stream: reconnects after a cut without losing an event', async () => {
  await scan();
  link();
  await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'answer.seen' }));
  front.answer = ({ path }) => (path === '/api/events' ? 'dead' : undefined);
  front.dropAll();
  const id = await order();
  await moveOrderStatus(server.services, place.id, id, 'served_spot');
  front.answer = () => undefined;
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('served_spot'), 5_000);
});

test('place stream: a read that failed on one connection is repeated on the next', async () => {
  await setAvailability(server.services, place.id, dish(), { off: true, until: null });
  let fails = 1;
  front.answer = ({ path }) =>
    path === '/api/availability' && fails-- > 0 ? json({ success: false }, {}, 500) : undefined;
  link();
  await vi.waitFor(() => expect(isOff()).toBe(true), 5_000);
  expect(lines()).toBe(2);
  await setAvailability(server.services, place.id, dish(), { off: false, until: null });
  await vi.waitFor(() => expect(isOff()).toBe(false));
});

test('place stream: a new table session opens its own stream', async () => {
  link();
  await vi.waitFor(() => expect(lines()).toBe(1));
  const session = await scan();
  await vi.waitFor(() => expect(lines()).toBe(2));
  expect(front.seen.findLast(({ path }) => path === '/api/events')?.headers['x-session']).toBe(session.token);
});

test('session: "Invalid session" on the list of orders drops the session; any other error keeps it [S8.13, S7.14]', async () => {
  await scan();
  const known = async () => (await readCurrentSession(page.db, place.id)) !== undefined;
  for (const answer of [
    html(),
    html(401),
    json({ success: false }, {}, 500),
    json({ payload: 'Unauthorized' }, {}, 401),
  ]) {
    front.answer = () => answer;
    await refreshOrders(parts(), place);
    expect(await known()).toBe(true);
  }
  front.answer = () => undefined;
  await refreshOrders(parts(), place);
  expect(await known()).toBe(true);
  await closeTableSession(server.services, place.id, '12');
  await refreshOrders(parts(), place);
  expect(await known()).toBe(false);
});

test('session: a session that soon expires is extended while the guest is here; a session with much time left is not extended [S7.10]', async () => {
  const session = await scan();
  await extendSession(parts(), place);
  expect(front.takePaths()).not.toContain('tables/verify_session');
  server.clock.now = session.expiresAt - 60_000;
  await extendSession(parts(), place);
  const extended = await readCurrentSession(page.db, place.id);
  expect(extended?.expiresAt).toBe(server.clock.now + 15 * 60_000);
  expect(extended?.token).toBe(session.token);
});

test('session: a session that the server has ended is dropped on extension; a dead network drops none [S7.10]', async () => {
  const session = await scan();
  server.clock.now = session.expiresAt - 60_000;
  front.answer = () => 'dead';
  await extendSession(parts(), place);
  expect(await readCurrentSession(page.db, place.id)).toBeDefined();
  front.answer = () => undefined;
  await closeTableSession(server.services, place.id, '12');
  await extendSession(parts(), place);
  expect(await readCurrentSession(page.db, place.id)).toBeUndefined();
});

test('session: a session of another place, or a missing session, causes no request', async () => {
  await refreshOrders(parts(), place);
  await extendSession(parts(), place);
  expect(front.takePaths()).toEqual([]);
  const session = await scan();
  await storeSession(page.db, { ...session, placeId: 99 as typeof session.placeId }, 0);
  front.takePaths();
  await refreshOrders(parts(), { ...place, id: 98 as typeof place.id });
  expect(front.takePaths()).toEqual([]);
});

test('session: the 15 minutes after a bill request reach the device that asked for the bill [S4.19]', async () => {
  await scan();
  link();
  await expect.poll(lines).toBeGreaterThan(0);
  await order();
  const before = await readCurrentSession(page.db, place.id);
  const asked = await page.http.send(`orders/by_table_session/${before?.token}/bill_wanted`, {
    ...{ method: 'put', place: place.id, json: { status: 'bill_wanted' } },
    headers: { 'idempotency-key': '0199c000-0000-7000-8000-00000000b111', 'x-order-age': '0' },
  });
  expect(asked.ok && asked.value.status).toBe(200);
  await expect
    .poll(async () => (await readCurrentSession(page.db, place.id))?.expiresAt)
    .toBe((before?.expiresAt ?? 0) + 15 * 60_000);
});
