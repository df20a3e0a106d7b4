// A party moved by staff: the screens of its phones.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOrders } from '#core/db/order/order-table.ts';
import { saveCommand } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import type { OrderId, SessionId } from '#domain/ids.ts';
import { type DeviceId, sessionOrderer } from '#domain/order/orderer.ts';
import { BILL_AGES } from '#domain/outbox/command-ages.ts';
import type { Place } from '#domain/place/place.ts';
import { formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { linkToPlace, refreshOrders } from '#shared/place/place-link.ts';
import { scanTable } from '#shared/session/scan-table.ts';
import { changeTable } from '../../../server/services/service/change-table.ts';
import { DEMO_CODE, type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, startFront } from '../../support/http-server-front.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { type Device, newDevice, type Page } from '../menu/device.ts';
import { stubPage } from '../page-double.ts';

/** A Wednesday, 12:00 in Sofia: the kitchen is open. */
const NOON = Date.UTC(2026, 9, 7, 9);
let server: HttpServer;
let front: Front;
let device: Device;
let page: Page;
let place: Place;
const stops: (() => void)[] = [];

beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'], now: NOON });
});
afterAll(() => server.close());
beforeEach(async () => {
  stubPage();
  front = await startFront(server.url);
  device = newDevice();
  page = device.open(front.url, { serverNow: () => server.clock.now });
  const opened = await page.menus.open('neven');
  if (typeof opened === 'string') throw new Error(opened);
  place = opened.place;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  device.close();
  await front.close();
  vi.unstubAllGlobals();
  for (const table of ['11', '12']) await closeTableSession(server.services, place.id, table);
});

const connection = {
  isOnline: () => true,
  subscribe: () => () => undefined,
  send: vi.fn(),
  start: async () => undefined,
};
const parts = () => ({
  db: page.db,
  http: page.http,
  menus: page.menus,
  connection,
  deviceNow: () => server.clock.now,
  serverNow: () => server.clock.now,
});
const scan = async (code: string) => {
  const scanned = await scanTable(parts(), place, code);
  if (!scanned.ok) throw new Error('The table could not be scanned');
  return scanned.value;
};
const codeOf = async (table: string) => {
  const row = await server.store.read
    .selectFrom('tables')
    .selectAll()
    .where('place_id', '=', place.id)
    .where('name', '=', table)
    .executeTakeFirstOrThrow();
  return row.code;
};

let ordered = 0;
const order = async (token: string): Promise<OrderId> => {
  const shown = page.menus.get('neven');
  const product = shown?.menu.products.find(({ variants, inStock }) => variants.length === 1 && inStock);
  const variant = product?.variants[0];
  if (!variant) throw new Error('Nothing can be ordered');
  ordered += 1;
  const id = `0199c000-0000-7000-8000-${String(ordered).padStart(12, '0')}` as OrderId;
  const send = (total: string) =>
    page.http.send('orders', {
      method: 'post',
      place: place.id,
      headers: { 'idempotency-key': id, 'x-order-label': 'K2-1', 'x-order-age': '0', 'x-shown-total': total },
      json: {
        session: token,
        products: [{ product_id: product.id, product_variant_id: variant.id, quantity: ordered }],
      },
    });
  // 15 % off at lunch.
  const total = Math.round((variant.price ?? 0) * ordered * 0.85) as Minor;
  const answer = await send(formatAmountPlain(total, place.currency));
  if (!answer.ok || answer.value.status !== 201) throw new Error(JSON.stringify(answer));
  return id;
};

const move = (sittingId: SessionId, table: string) =>
  server.store.write(place.id, (tx) =>
    changeTable(
      tx,
      { placeId: place.id, by: 'Maria', at: server.clock.now },
      { kind: 'tableChange', about: { sittingId }, table, merge: true },
    ),
  );
const shown = async () => {
  const session = await readCurrentSession(page.db, place.id);
  const orders = session ? await readOrders(page.db, place.id, session.id) : [];
  return { table: session?.table, movedFrom: session?.movedFrom, orders: orders.map(({ id }) => id) };
};

test('moved party: a merged party sees its orders under the other sitting, and its new table', async () => {
  const theirs = await page.http.send('tables/verify_token', {
    method: 'post',
    place: place.id,
    json: { token: await codeOf('11'), placeSlug: 'neven' },
  });
  expect(theirs.ok).toBe(true);
  const own = await scan(DEMO_CODE.neven);
  const id = await order(own.token);
  await refreshOrders(parts(), place);
  expect(await shown()).toEqual({ table: '12', movedFrom: undefined, orders: [id] });
  expect((await move(own.id, '11')).ok).toBe(true);
  await refreshOrders(parts(), place);
  expect(await shown()).toEqual({ table: '11', movedFrom: '12', orders: [id] });
  expect((await readCurrentSession(page.db, place.id))?.id).not.toBe(own.id);
});

test('moved party: a merged party’s list stays until its session is verified again', async () => {
  await page.http.send('tables/verify_token', {
    method: 'post',
    place: place.id,
    json: { token: await codeOf('11'), placeSlug: 'neven' },
  });
  const own = await scan(DEMO_CODE.neven);
  const id = await order(own.token);
  await refreshOrders(parts(), place);
  await move(own.id, '11');
  front.answer = ({ path }) => (path === '/api/tables/verify_session' ? 'dead' : undefined);
  expect(await refreshOrders(parts(), place)).toBe(false);
  expect(await shown()).toEqual({ table: '12', movedFrom: undefined, orders: [id] });
  front.answer = () => undefined;
  expect(await refreshOrders(parts(), place)).toBe(true);
  expect(await shown()).toMatchObject({ table: '11', orders: [id] });
});

test('moved party: an open phone learns of the new table without a press', async () => {
  const own = await scan(DEMO_CODE.neven);
  const id = await order(own.token);
  stops.push(linkToPlace(parts(), place));
  await vi.waitFor(async () => expect((await shown()).orders).toEqual([id]));
  await move(own.id, '11');
  await vi.waitFor(async () => expect(await shown()).toEqual({ table: '11', movedFrom: '12', orders: [id] }));
});

test('moved party: a pending command of a merged party uses the phone’s new session', async () => {
  await page.http.send('tables/verify_token', {
    method: 'post',
    place: place.id,
    json: { token: await codeOf('11'), placeSlug: 'neven' },
  });
  const own = await scan(DEMO_CODE.neven);
  await order(own.token);
  const saved = await saveCommand(page.db, {
    kind: 'bill',
    id: '0199c000-0000-7000-8000-00000000b111' as OrderId,
    placeId: place.id,
    orderer: sessionOrderer(own),
    ages: BILL_AGES,
    body: { paymentMethod: undefined, split: undefined },
    createdAt: NOON,
    createdWall: NOON,
    labelPrefix: 'K2',
    deviceId: 'device-of-a-guest' as DeviceId,
  });
  await move(own.id, '11');
  await refreshOrders(parts(), place);
  const now = await readCurrentSession(page.db, place.id);
  expect(now?.id).not.toBe(own.id);
  expect(saved && (await page.db.outbox.get(saved.id))).toMatchObject({
    state: 'saved',
    sessionId: now?.id,
    orderer: { kind: 'table', sessionId: now?.id },
  });
});
