// Staff who leave a staff tablet and return to it, with and without a server.
import { beforeEach, expect, test } from 'vitest';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { saveCommand } from '#core/db/outbox/outbox-table.ts';
import { readStaff, storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { comeBack, keepSignIn, leaveDevice, returnByTile, whoMayReturn } from '#core/sync/staff/shift.ts';
import type { Role } from '#domain/account/user.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { makePrefix } from '#domain/order/order-label.ts';
import { makeDeviceId, type UserId } from '#domain/order/orderer.ts';
import { STAFF_AGES } from '#domain/outbox/command-ages.ts';
import { fail, ok } from '#domain/result.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

const NOW = 1_000_000;
const HOUR = 3_600_000;
const DEVICE = { id: 'd1', name: 'Hall', kind: 'shared', stationId: undefined, secret: 'd'.repeat(32) } as const;

let db: TablDatabase;
let ended: string[];
const server: Pick<Http, 'send'> = {
  send: async (path, options) => {
    if (path === 'staff/sign-out') ended.push(String((options?.json as { secret?: string } | undefined)?.secret));
    return ok({ status: 200, headers: new Headers(), body: { success: true } });
  },
};
const away: Pick<Http, 'send'> = { send: async () => fail({ kind: 'no_response' }) };

beforeEach(async () => {
  db = newDatabase();
  ended = [];
  await storeStaffDevice(db, PLACE, DEVICE);
});

const secretOf = (name: string) => name.padEnd(32, '-');
const signIn = (name: string, role: Role = 'WAITER', secret = secretOf(name)) =>
  keepSignIn(db, server, PLACE, {
    ...{ secret, token: 'token', expiresAt: NOW + HOUR, endsAt: NOW + 8 * HOUR },
    identity: { kind: 'person', id: name as UserId, name, role, placeId: PLACE },
  });
const leave = (http = server) => leaveDevice(db, http, PLACE, NOW);
const names = async (now = NOW) => (await whoMayReturn(db, PLACE, now)).map(({ name }) => name);
const inFront = async () => (await readStaff(db, PLACE))?.signIn?.identity.name;

test('waiters of a shift return by a tile, in any sequence, until the shift is over', async () => {
  await signIn('maria');
  await leave(away);
  await signIn('ivan');
  await leave(away);
  expect(await names()).toEqual(['maria', 'ivan']);
  expect(await returnByTile(db, PLACE, 'maria', NOW)).toBe(true);
  expect(await inFront()).toBe('maria');
  await leave(away);
  expect(await names(NOW + 8 * HOUR)).toEqual([]);
  expect(await returnByTile(db, PLACE, 'maria', NOW + 8 * HOUR)).toBe(false);
  expect(ended, 'the server ends none of them before').toEqual([]);
});

test('a manager cannot return by a tile, and is signed out when leaving', async () => {
  await signIn('silvia', 'PLACE_ADMIN');
  await leave();
  expect([await names(), await returnByTile(db, PLACE, 'silvia', NOW)]).toEqual([[], false]);
  expect(ended).toEqual([secretOf('silvia')]);
  expect((await readStaff(db, PLACE))?.kept).toBeUndefined();
});

test('a manager who leaves with unsent commands is kept to send them, and cannot return by a tile', async () => {
  await signIn('silvia', 'PLACE_ADMIN');
  await saveCommand(db, {
    ...{ kind: 'staff', placeId: PLACE, ages: STAFF_AGES, body: { command: 'closeSitting', body: { sittingId: 's' } } },
    id: makeOrderId(NOW, new Uint8Array(16)),
    orderer: { kind: 'user', userId: 'silvia' as UserId },
    ...{ createdAt: NOW, createdWall: NOW, visitId: undefined },
    labelPrefix: makePrefix(() => 0),
    deviceId: makeDeviceId(new Uint8Array(12)),
  });
  await leave(away);
  expect(await inFront()).toBeUndefined();
  expect((await readStaff(db, PLACE))?.kept?.map(({ identity }) => identity.name)).toEqual(['silvia']);
  expect([await names(), await returnByTile(db, PLACE, 'silvia', NOW)]).toEqual([[], false]);
});

test('a person who signs in again is kept once, and the server ends the earlier sign-in', async () => {
  await signIn('maria');
  await leave();
  await signIn('maria', 'WAITER', 'another'.padEnd(32, '-'));
  expect((await readStaff(db, PLACE))?.kept).toHaveLength(1);
  expect(ended).toEqual([secretOf('maria')]);
});

test('a personal phone keeps no sign-in after a sign-out', async () => {
  db = newDatabase();
  await signIn('maria');
  await leave();
  expect((await readStaff(db, PLACE))?.kept).toBeUndefined();
  expect(ended).toEqual([secretOf('maria')]);
});

test('a personal phone keeps a sign-in, so that the person can come back by PIN, when server and person allow it', async () => {
  const own = newDatabase();
  const returning = async () => (await readStaff(own, PLACE))?.returning?.identity.name;
  const answers: Record<string, unknown> = {
    'staff/sign-out': { success: true, mayReturn: true },
    'staff/return': {
      ...{ success: true, token: 'token', expiresAt: NOW + HOUR, secret: 'n'.repeat(32) },
      identity: { kind: 'person', id: 'maria', name: 'maria', role: 'WAITER', placeId: PLACE },
    },
  };
  const http: Pick<Http, 'send'> = {
    send: async (path) => ok({ status: 200, headers: new Headers(), body: answers[path] }),
  };
  const begin = () =>
    keepSignIn(own, http, PLACE, {
      ...{ secret: secretOf('maria'), token: 'token', expiresAt: NOW + HOUR },
      identity: { kind: 'person', id: 'maria' as UserId, name: 'maria', role: 'WAITER', placeId: PLACE },
    });
  await begin();
  await leaveDevice(own, http, PLACE, NOW, true);
  expect(await returning()).toBe('maria');
  expect(await comeBack(own, http, PLACE, '4711')).toEqual(ok(undefined));
  expect([await returning(), (await readStaff(own, PLACE))?.signIn?.secret]).toEqual([undefined, 'n'.repeat(32)]);
  answers['staff/sign-out'] = { success: true };
  await leaveDevice(own, http, PLACE, NOW, true);
  expect(await returning(), 'an older server knows of no return').toBeUndefined();
  await begin();
  await leaveDevice(own, away, PLACE, NOW, true);
  expect(await returning(), 'nothing answered').toBeUndefined();
});
