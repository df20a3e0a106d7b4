// A phone of a person with roles at several places: linked sign-ins, switching, and sign-out.
import { beforeEach, expect, test } from 'vitest';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropSignIn, readStaff, storeSignIn, storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { openPlace, refreshPlaces, secretsElsewhere } from '#core/sync/staff/own-places.ts';
import { leaveDevice } from '#core/sync/staff/shift.ts';
import type { Role } from '#domain/account/user.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok } from '#domain/result.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

const THERE = (PLACE + 1) as PlaceId;
const STRANGE = (PLACE + 2) as PlaceId;
const secretAt = (placeId: PlaceId) => `secret-of-${placeId}`.padEnd(32, '-');
const identity = (placeId: PlaceId, role: Role = 'WAITER') =>
  ({ kind: 'person', id: `p${placeId}` as UserId, name: 'Maria', role: role as 'WAITER', placeId }) as const;
const signInAt = (placeId: PlaceId) =>
  storeSignIn(db, placeId, {
    ...{ secret: secretAt(placeId), token: 'token', expiresAt: 1 },
    identity: identity(placeId),
  });
const place = (placeId: PlaceId) => ({
  ...{ placeId, slug: `place-${placeId}`, role: 'WAITER' },
  names: [{ text: `Place ${placeId}`, language: 'en' }],
});

let db: TablDatabase;
let asked: string[];
let refused: boolean;
const server: Pick<Http, 'send'> = {
  send: async (path, options) => {
    const { secret = '' } = (options?.json ?? {}) as { secret?: string };
    asked.push(`${path} ${options?.place} ${secret}`.trim());
    const answer = (status: number, body: unknown) => ok({ status, headers: new Headers(), body });
    if (refused) return answer(401, { payload: { message: 'not_signed_in' } });
    if (path === 'staff/places') return answer(200, { places: [place(PLACE), place(THERE)] });
    const token = { success: true, token: 'another', expiresAt: 9, identity: identity(options?.place as PlaceId) };
    return answer(200, token);
  },
};
const away: Pick<Http, 'send'> = { send: async () => fail({ kind: 'no_response' }) };
const at = async (placeId: PlaceId) => (await readStaff(db, placeId))?.signIn?.secret;

beforeEach(async () => {
  db = newDatabase();
  asked = [];
  refused = false;
  await signInAt(PLACE);
});

test('a phone proves its own sign-ins at other places, and none of a venue device', async () => {
  await signInAt(THERE);
  await storeStaffDevice(db, STRANGE, {
    ...{ id: 'd1', name: 'Hall', kind: 'shared', stationId: undefined },
    secret: 'd'.repeat(32),
  });
  await signInAt(STRANGE);
  expect(await secretsElsewhere(db, PLACE)).toEqual([secretAt(THERE)]);
});

test('the list of places is kept on the phone until another person signs in', async () => {
  await refreshPlaces(db, server, PLACE);
  expect((await readStaff(db, PLACE))?.places?.map(({ slug }) => slug)).toEqual([`place-${PLACE}`, `place-${THERE}`]);
  await refreshPlaces(db, away, PLACE);
  expect((await readStaff(db, PLACE))?.places).toHaveLength(2);
  await storeSignIn(db, PLACE, {
    ...{ secret: 's'.repeat(32), token: 't', expiresAt: 1 },
    identity: identity(PLACE),
  });
  expect((await readStaff(db, PLACE))?.places).toBeUndefined();
});

test('a signed-in place opens without a network', async () => {
  await signInAt(THERE);
  expect(await openPlace(db, away, PLACE, THERE)).toEqual(ok(undefined));
  expect(await at(THERE)).toBe(secretAt(THERE));
});

test('a person of all places can open another place only through the server', async () => {
  expect(await openPlace(db, away, PLACE, THERE)).toMatchObject({ ok: false, error: { kind: 'no_response' } });
  refused = true;
  expect(await openPlace(db, server, PLACE, THERE)).toMatchObject({ ok: false, error: { status: 401 } });
  expect(await at(THERE)).toBeUndefined();
  refused = false;
  expect(await openPlace(db, server, PLACE, THERE)).toEqual(ok(undefined));
  expect(asked.at(-1)).toBe(`staff/token ${THERE} ${secretAt(PLACE)}`);
  expect(await at(THERE)).toBe(secretAt(PLACE));
});

test('one sign-out covers the person’s linked places, and no other person’s sign-in', async () => {
  await signInAt(THERE);
  await signInAt(STRANGE);
  await refreshPlaces(db, server, THERE);
  await leaveDevice(db, server, PLACE, 0);
  expect([await at(PLACE), await at(THERE), await at(STRANGE)]).toEqual([undefined, undefined, secretAt(STRANGE)]);
  expect(asked).toContain(`staff/sign-out ${PLACE} ${secretAt(PLACE)}`);
});

test('a person removed at one place stays signed in at the others', async () => {
  await signInAt(THERE);
  await refreshPlaces(db, server, PLACE);
  await dropSignIn(db, PLACE, secretAt(PLACE), true);
  expect([await at(PLACE), await at(THERE)]).toEqual([undefined, secretAt(THERE)]);
});
