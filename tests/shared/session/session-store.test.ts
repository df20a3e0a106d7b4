// A table code, the right to order that it gives, and its storage on the device.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { storeSignIn } from '#core/db/staff/staff-table.ts';
import { readSessionCookie } from '#core/platform/session-cookie.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Place } from '#domain/place/place.ts';
import { scanTable } from '#shared/session/scan-table.ts';
import { forgetSession, mirrorSession, restoreSession, verifyHere } from '#shared/session/session-store.ts';
import { DEMO_CODE, type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, html, json, startFront } from '../../support/http-server-front.ts';
import { type Device, newDevice, type Page } from '../menu/device.ts';
import { stubCookies } from '../page-double.ts';

let server: HttpServer;
let front: Front;
let device: Device;
let page: Page;
let place: Place;

beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  stubCookies();
  front = await startFront(server.url);
  device = newDevice();
  page = device.open(front.url);
  const opened = await page.menus.open('neven');
  if (typeof opened === 'string') throw new Error(opened);
  place = opened.place;
});
afterEach(async () => {
  device.close();
  await front.close();
  vi.unstubAllGlobals();
});

const parts = () => ({ db: page.db, http: page.http, deviceNow: Date.now, serverNow: Date.now });
const scan = (code: string = DEMO_CODE.neven) => scanTable(parts(), place, code);
const row = () => readCurrentSession(page.db, place.id);
const cookie = () => {
  const value = /_tot_=([^;]*)/.exec(document.cookie)?.[1];
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as Record<string, unknown>);
};

test('session: a table code creates a session of two hours: a row, and a cookie in the specified format [S7.11, S4.13, S3.29]', async () => {
  const scanned = await scan();
  expect(scanned.ok).toBe(true);
  const session = await row();
  expect(session).toMatchObject({ placeId: place.id, table: '12', orderType: 'spot', tabletMode: false });
  const hours = ((session?.expiresAt ?? 0) - server.clock.now) / 3_600_000;
  expect(hours).toBeCloseTo(2, 1);
  expect(cookie()).toEqual({
    token: session?.token,
    expires: session?.expiresAt,
    ordertype: 1,
    room_number: null,
    room_number_disabled: false,
    tablet_mode: false,
    table: '12',
    session_id: session?.id,
    place_id: place.id,
  });
  const asked = front.seen.find(({ path }) => path === '/api/tables/verify_token');
  expect([asked?.method, asked?.headers['x-place']]).toEqual(['POST', String(place.id)]);
});

test('session: a scan on a waiter’s phone sends its signed-in person, a guest’s scan does not [S9.19]', async () => {
  const bearer = () => front.seen.findLast(({ path }) => path === '/api/tables/verify_token')?.headers.authorization;
  await scan();
  expect(bearer()).toBeUndefined();
  const identity = { kind: 'person', id: 'p1' as UserId, name: 'Maria', role: 'WAITER', placeId: place.id } as const;
  const expiresAt = Date.now() + 600_000;
  await storeSignIn(page.db, place.id, {
    secret: 'waiters-secret-0123456789abcdef',
    token: 'the.waiters.token',
    expiresAt,
    identity,
  });
  await scan();
  expect(bearer()).toBe('Bearer the.waiters.token');
});

test('session: an unknown code changes nothing, and a seated guest stays seated [S7.11]', async () => {
  expect(await scan('never-printed')).toEqual({ ok: false, error: { kind: 'invalid' } });
  expect([await row(), cookie()]).toEqual([undefined, undefined]);
  await scan();
  const before = [await row(), cookie()];
  expect(await scan('never-printed')).toEqual({ ok: false, error: { kind: 'invalid' } });
  expect([await row(), cookie()]).toEqual(before);
});

test('session: a dead network, a portal and a server error decide nothing about a code', async () => {
  const failure = async (answer: Front['answer']) => {
    front.answer = answer;
    const scanned = await scan();
    return scanned.ok ? 'seated' : scanned.error.kind;
  };
  expect(await failure(() => 'dead')).toBe('no_response');
  expect(await failure(() => html())).toBe('no_response');
  expect(await failure(() => json({ success: false, payload: { message: 'rate_limited' } }, {}, 429))).toBe(
    'responded',
  );
  expect(await failure(() => json({ error: 'x' }, {}, 500))).toBe('responded');
  expect(await failure(() => json({ success: true, session: { token: 'x' } }))).toBe('responded');
  expect([await row(), cookie()]).toEqual([undefined, undefined]);
});

test('session: a device that lost its rows restores the session from the cookie; the cookie never overwrites a row', async () => {
  await scan();
  const session = await row();
  await page.db.sessions.clear();
  await restoreSession(parts(), place.id);
  expect(await row()).toMatchObject({ token: session?.token, table: '12' });
  if (session) await storeSession(page.db, { ...session, table: '14' }, Date.now());
  await restoreSession(parts(), place.id);
  expect(await row()).toMatchObject({ table: '14' });
});

test('session: another place’s cookie is not used here, and not cleared here', async () => {
  await scan();
  const other = 99 as PlaceId;
  await restoreSession(parts(), other);
  expect(await readCurrentSession(page.db, other)).toBeUndefined();
  mirrorSession(other, undefined);
  expect(readSessionCookie()?.placeId).toBe(place.id);
});

test('session: the cookie follows the row, and is deleted when the session ends [S4.13]', async () => {
  await scan();
  const session = await row();
  if (!session) throw new Error('Nobody is seated');
  mirrorSession(place.id, { ...session, table: '15' });
  expect(cookie()).toMatchObject({ table: '15' });
  mirrorSession(place.id, undefined);
  expect(cookie()).toBeUndefined();
});

test('session: a rejected session is dropped; a session with a newer secret stays [S8.13]', async () => {
  await scan();
  const old = await row();
  await scan();
  if (old) await forgetSession(page.db, old);
  const current = await row();
  expect(current).toBeDefined();
  if (current) await forgetSession(page.db, current);
  expect(await row()).toBeUndefined();
});

test('session: is checked with the signed-in user’s token, or without one when nobody is signed in [S7.10]', async () => {
  const asked = async () => {
    const send = vi.fn(page.http.send);
    expect(await verifyHere({ ...parts(), http: { ...page.http, send } }, place)).toBe(true);
    return send.mock.calls.find(([path]) => path === 'tables/verify_session')?.[1]?.json;
  };
  await scan();
  expect(await asked()).toEqual({ session: (await row())?.token, placeSlug: place.slug });
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the sign-in of the account.
  document.cookie = '_tut_=the.users.token';
  expect(await asked()).toMatchObject({ token: 'the.users.token', session: (await row())?.token });
});
