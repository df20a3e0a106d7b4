// A staff tablet and the people of a shift: each person's commands are sent as theirs, and no stored data depends on a PIN.
import { beforeEach, expect, test } from 'vitest';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readBoard, storeBoard } from '#core/db/service/board-table.ts';
import {
  dropSignIn,
  lockStaff,
  readStaff,
  resumeSignIn,
  storeSignIn,
  storeStaffDevice,
  storeToken,
  sweepKept,
} from '#core/db/staff/staff-table.ts';
import { openSecret, sealSecret } from '#core/sync/staff/sealed-secret.ts';
import { createStaffHttp } from '#core/sync/staff/staff-http.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { ok } from '#domain/result.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

const NOW = 1_000_000;
const HOUR = 3_600_000;
const DEVICE = { id: 'd1', name: 'Hall', kind: 'shared', stationId: undefined, secret: 'd'.repeat(32) } as const;
const BOARD = { seq: 3, at: 1, full: true, gone: [], tables: [], orders: [], calls: [], off: [] };
const secretOf = (name: string) => name.padEnd(32, '-');
const identityOf = (name: string) =>
  ({ kind: 'person', id: name as UserId, name, role: 'WAITER', placeId: PLACE }) as const;
const signInOf = (name: string): StaffSignIn => ({
  secret: secretOf(name),
  token: `token of ${name}`,
  expiresAt: NOW + HOUR,
  identity: identityOf(name),
});

let db: TablDatabase;
const signIn = async (name: string) => {
  const sealed = await sealSecret(secretOf(name));
  if (!sealed) throw new Error('No keys');
  await storeSignIn(db, PLACE, signInOf(name), { identity: identityOf(name), endsAt: NOW + 8 * HOUR, sealed });
};
beforeEach(async () => {
  db = newDatabase();
  await storeStaffDevice(db, PLACE, DEVICE);
  await signIn('maria');
  await storeBoard(db, PLACE, BOARD, 7);
});

/** A server that knows these sign-ins, by their secrets. */
const serverOf = (...known: string[]) => {
  const heard: string[] = [];
  const send: Http['send'] = async (path, options) => {
    const answer = (status: number, body: unknown) => ok({ status, headers: new Headers(), body });
    const json = options?.json as { secret?: string } | undefined;
    const name = known.find((one) => secretOf(one) === json?.secret);
    if (path !== 'staff/token') {
      heard.push(`${path} ${new Headers(options?.headers as HeadersInit).get('authorization')}`);
      return answer(200, { success: true });
    }
    if (name === undefined) return answer(401, { success: false, payload: { message: 'not_signed_in' } });
    const token = `fresh token of ${name}`;
    return answer(200, { success: true, token, expiresAt: NOW + HOUR, identity: identityOf(name) });
  };
  return { heard, send };
};
const httpOf = (server: Pick<Http, 'send'>, now = NOW) => createStaffHttp(db, server, () => now);

test('a person’s commands are sent as theirs after another person has signed in', async () => {
  await lockStaff(db, PLACE);
  await signIn('ivan');
  const server = serverOf('maria', 'ivan');
  const http = httpOf(server);
  await http.sendAs('maria', 'staff/commands/paid', { place: PLACE });
  await http.sendAs('ivan', 'staff/commands/paid', { place: PLACE });
  await http.send('staff/board', { place: PLACE });
  expect(server.heard).toEqual([
    'staff/commands/paid Bearer fresh token of maria',
    'staff/commands/paid Bearer token of ivan',
    'staff/board Bearer token of ivan',
  ]);
});

test('a person’s commands wait when their shift is over or they were removed, and no other person sends them', async () => {
  await signIn('ivan');
  const over = serverOf('maria', 'ivan');
  const sent = await httpOf(over, NOW + 9 * HOUR).sendAs('maria', 'staff/commands/paid', { place: PLACE });
  expect(sent).toMatchObject({ ok: false, error: { status: 401 } });
  const removed = serverOf('ivan');
  expect(await httpOf(removed).sendAs('maria', 'staff/commands/paid', { place: PLACE })).toMatchObject({ ok: false });
  expect([...over.heard, ...removed.heard]).toEqual([]);
  expect(
    (await readStaff(db, PLACE))?.kept?.map(({ identity }) => identity.name),
    'removed',
  ).toEqual(['ivan']);
});

test('a kept sign-in contains neither its secret nor its PIN in plain, and its key cannot be exported', async () => {
  await lockStaff(db, PLACE);
  const row = await readStaff(db, PLACE);
  const [kept] = row?.kept ?? [];
  if (!kept) throw new Error('Nobody is kept');
  expect(Object.keys(kept).toSorted()).toEqual(['endsAt', 'identity', 'sealed']);
  expect(new TextDecoder().decode(kept.sealed.bytes)).not.toContain(secretOf('maria'));
  await expect(crypto.subtle.exportKey('raw', kept.sealed.key as CryptoKey)).rejects.toThrow();
  expect(await openSecret(kept.sealed)).toBe(secretOf('maria'));
  expect(await openSecret({ ...kept.sealed, key: {} })).toBeUndefined();
});

test('a tile resumes a sign-in as unproven until a PIN is given, even after a new token', async () => {
  await lockStaff(db, PLACE);
  const [kept] = (await readStaff(db, PLACE))?.kept ?? [];
  if (!kept) throw new Error('Nobody is kept');
  await resumeSignIn(db, PLACE, kept, secretOf('maria'));
  expect((await readStaff(db, PLACE))?.signIn).toMatchObject({ identity: { name: 'maria' }, isUnproven: true });
  await storeToken(db, PLACE, signInOf('maria'));
  expect((await readStaff(db, PLACE))?.signIn).toMatchObject({ token: 'token of maria', isUnproven: true });
  await signIn('maria');
  expect((await readStaff(db, PLACE))?.signIn?.isUnproven).toBeUndefined();
});

test('the board stays while a person of the shift may return, and is deleted with the last', async () => {
  await lockStaff(db, PLACE);
  expect(await readBoard(db, PLACE)).toBeDefined();
  await sweepKept(db, PLACE, NOW + 7 * HOUR);
  expect(await readBoard(db, PLACE)).toBeDefined();
  await sweepKept(db, PLACE, NOW + 8 * HOUR);
  expect(await readBoard(db, PLACE)).toBeUndefined();
});

test('a person whose sign-in the server refuses is not kept', async () => {
  await dropSignIn(db, PLACE, secretOf('maria'), true);
  expect((await readStaff(db, PLACE))?.kept).toBeUndefined();
  expect(await readBoard(db, PLACE)).toBeUndefined();
});
