import { beforeEach, expect, test } from 'vitest';
import type { TablDatabase } from '#core/db/database.ts';
import { readToday } from '#core/db/owner/today-table.ts';
import { dropSignIn, storeSignIn, storeToken } from '#core/db/staff/staff-table.ts';
import { refreshToday } from '#core/sync/owner/today-refresh.ts';
import type { StaffHttp } from '#core/sync/staff/staff-http.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { ok } from '#domain/result.ts';
import { PLACE } from '../../db/outbox/order-drafts.ts';
import { newDatabase } from '../../db/outbox/outbox-backends.ts';

const figures = { orders: 1, refused: 0, turnover: [{ currency: 'EUR', amount: 790 }], averageBill: [] };
const TODAY = {
  ...{ seq: 3, at: 1, day: '2026-10-06', figures, hours: [{ hour: 12, orders: 1 }], lastWeek: figures },
  ...{ lastWeekHours: [], needs: { unseen: [], calls: [], printers: [], papers: 0, stations: [], off: [] } },
};
const signIn = (secret: string) =>
  ({
    ...{ secret, token: 'token', expiresAt: 5 },
    identity: { kind: 'person', id: 'p1' as UserId, name: 'Nikola', role: 'PLACE_ADMIN', placeId: PLACE },
  }) as const;
const SECRET = 's'.repeat(32);

let db: TablDatabase;
beforeEach(async () => {
  db = newDatabase();
  await storeSignIn(db, PLACE, signIn(SECRET));
});

const answering =
  (status: number, body: unknown, meanwhile: () => Promise<void> = async () => undefined): StaffHttp['send'] =>
  async () => {
    await meanwhile();
    return ok({ status, headers: new Headers(), body });
  };
const refresh = (send: StaffHttp['send']) => refreshToday({ db, http: { send }, now: () => 77 }, PLACE);

test('a day is stored on the device with the time of its reading', async () => {
  expect(await refresh(answering(200, TODAY))).toBe(true);
  expect(await readToday(db, PLACE)).toMatchObject({ readAt: 77, today: { day: '2026-10-06' } });
});

test('an invalid answer and a refusal keep the stored day', async () => {
  await refresh(answering(200, TODAY));
  expect(await refresh(answering(200, { day: 4 }))).toBe(false);
  expect(await refresh(answering(403, {}))).toBe(false);
  expect(await readToday(db, PLACE)).toBeDefined();
});

test('a renewed token keeps the day; a sign-out, and another person’s sign-in, delete it', async () => {
  await refresh(answering(200, TODAY));
  await storeToken(db, PLACE, { ...signIn(SECRET), token: 'new' });
  expect(await readToday(db, PLACE)).toBeDefined();
  await storeSignIn(db, PLACE, signIn('t'.repeat(32)));
  expect(await readToday(db, PLACE)).toBeUndefined();
  await refresh(answering(200, TODAY));
  await dropSignIn(db, PLACE, 't'.repeat(32), false);
  expect(await readToday(db, PLACE)).toBeUndefined();
});

test('a day that arrives after a sign-out is not stored', async () => {
  await refresh(answering(200, TODAY, () => dropSignIn(db, PLACE, SECRET, false)));
  expect(await readToday(db, PLACE)).toBeUndefined();
});
