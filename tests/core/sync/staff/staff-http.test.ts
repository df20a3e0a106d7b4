import { beforeEach, expect, test } from 'vitest';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readStaff, storeSignIn } from '#core/db/staff/staff-table.ts';
import { createStaffHttp } from '#core/sync/staff/staff-http.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { ok } from '#domain/result.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

const NOW = 1_000_000;
const SECRET = 's'.repeat(32);
const identity = { kind: 'person', id: 'p1' as UserId, name: 'Maria', role: 'WAITER', placeId: PLACE } as const;
const signIn = (over: Partial<StaffSignIn> = {}): StaffSignIn => ({
  secret: SECRET,
  token: 'old',
  expiresAt: NOW + 600_000,
  identity,
  ...over,
});

/** A server that accepts the given tokens, and renews while the secret is valid. */
const serverWith = (good: Set<string>, renews: boolean) => {
  const calls: string[] = [];
  const send: Http['send'] = async (path, options) => {
    const headers = new Headers(options?.headers as HeadersInit);
    const token = headers.get('authorization')?.replace('Bearer ', '');
    calls.push(token === undefined ? path : `${path} ${token}`);
    const answer = (status: number, body: unknown) => ok({ status, headers: new Headers(), body });
    const refused = answer(401, { success: false, payload: { message: 'not_signed_in' } });
    if (path === 'staff/token')
      return renews ? answer(200, { success: true, token: 'fresh', expiresAt: NOW + 900_000, identity }) : refused;
    return token !== undefined && good.has(token) ? answer(200, { tables: [] }) : refused;
  };
  return { calls, send };
};

let db: TablDatabase;
beforeEach(() => {
  db = newDatabase();
});
const http = (server: Pick<Http, 'send'>) => createStaffHttp(db, server, () => NOW);
const call = (server: Pick<Http, 'send'>) => http(server).send('staff/board', { place: PLACE });

test('a staff call carries the signed-in person’s token, and is not sent without one', async () => {
  const server = serverWith(new Set(['old']), true);
  expect(await call(server)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(server.calls).toEqual([]);
  await storeSignIn(db, PLACE, signIn());
  expect(await call(server)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(server.calls).toEqual(['staff/board old']);
});

test('a token that expires soon is renewed first, once for all waiting calls', async () => {
  await storeSignIn(db, PLACE, signIn({ expiresAt: NOW + 5_000 }));
  const server = serverWith(new Set(['fresh']), true);
  const staff = http(server);
  await Promise.all([staff.send('staff/board', { place: PLACE }), staff.send('staff/me', { place: PLACE })]);
  expect(server.calls.filter((path) => path === 'staff/token')).toHaveLength(1);
  expect((await readStaff(db, PLACE))?.signIn).toMatchObject({ token: 'fresh', secret: SECRET });
});

test('a rejected token is renewed, and the call repeated', async () => {
  await storeSignIn(db, PLACE, signIn());
  const server = serverWith(new Set(['fresh']), true);
  expect(await call(server)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(server.calls).toEqual(['staff/board old', 'staff/token', 'staff/board fresh']);
});

test('a person whom the server no longer knows is signed out, and the device remembers it', async () => {
  await storeSignIn(db, PLACE, signIn());
  expect(await call(serverWith(new Set(), false))).toMatchObject({ ok: false, error: { status: 401 } });
  expect(await readStaff(db, PLACE)).toEqual({ placeId: PLACE, wasTurnedAway: true });
});

test('a lost network signs out no one', async () => {
  await storeSignIn(db, PLACE, signIn({ expiresAt: NOW }));
  const dead: Pick<Http, 'send'> = { send: async () => ({ ok: false, error: { kind: 'no_response' } }) };
  expect(await call(dead)).toMatchObject({ ok: false, error: { kind: 'no_response' } });
  expect((await readStaff(db, PLACE))?.signIn).toMatchObject({ secret: SECRET });
});
