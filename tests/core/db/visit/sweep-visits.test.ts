import { expect, test } from 'vitest';
import { openCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readUnseenRefusals } from '#core/db/device/unseen-refusals.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { dropSession, readCurrentSession } from '#core/db/session/session-table.ts';
import { endGuests, leftByGuests } from '#core/db/visit/end-guests.ts';
import { sweepVisits } from '#core/db/visit/sweep-visits.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import { openVisit, sitDown } from '#core/db/visit/visit-table.ts';
import { NOW, orderId, PLACE, placedOrder, refusal, SESSION, TOKEN } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { AT, after, choose, dishes, HOUR, PHONE, seat, send, sitting, TABLET } from './visit-steps.ts';

const receive = async (db: TablDatabase, number: number) => {
  const store = createOutboxStore(db);
  await store.begin(orderId(number), TOKEN);
  await store.settle(orderId(number), { kind: 'received', order: placedOrder(number) });
};
const counts = async (db: TablDatabase) =>
  Promise.all([db.outbox, db.orders, db.sessions, db.visits].map((table) => table.count()));

test('an ended and settled visit leaves no rows', async () => {
  const db = newDatabase();
  await seat(db);
  for (const order of [1, 2]) {
    await send(db, order);
    await receive(db, order);
  }
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  expect(await counts(db)).toEqual([2, 2, 2, 2]);
  await sweepVisits(db, after(1));
  expect(await counts(db)).toEqual([0, 0, 1, 1]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '3' });
});

test('a waiting order keeps its whole visit and session until it is settled', async () => {
  const db = newDatabase();
  await seat(db);
  await send(db, 1);
  await receive(db, 1);
  await send(db, 2);
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  await sweepVisits(db, after(100 * HOUR));
  expect((await db.outbox.toArray()).map(({ id }) => id)).toEqual([orderId(1), orderId(2)]);
  expect(await createOutboxStore(db).tokenFor({ placeId: PLACE, orderer: { kind: 'table', sessionId: SESSION } })).toBe(
    'secret-of-sitting-1',
  );
  await receive(db, 2);
  await sweepVisits(db, after(1));
  expect(await db.outbox.count()).toBe(0);
});

test('an order refused after its guest left is reported to the venue, and a refusal that the guest could read is not reported', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  const turnDown = async (number: number) => {
    await store.begin(orderId(number), TOKEN);
    await store.settle(orderId(number), { kind: 'refused', refusal: refusal('inactive_products') });
  };
  await seat(db, sitting(1), TABLET);
  const seen = await send(db, 1);
  await turnDown(1);
  const unseen = await send(db, 2);
  await endGuests(db, { now: NOW, deviceNow: NOW });
  expect(await readUnseenRefusals(db, NOW)).toEqual([]);
  await turnDown(2);
  await sweepVisits(db, after(60_000));
  expect(await readUnseenRefusals(db, NOW + 60_000)).toEqual([unseen?.label]);
  expect(unseen?.label).not.toBe(seen?.label);
  // Reported once and not forever, and no other guest data is kept for it.
  await sweepVisits(db, after(120_000));
  expect(await readUnseenRefusals(db, NOW + 120_000)).toEqual([unseen?.label]);
  expect(await leftByGuests(db)).toEqual([]);
  expect(await readUnseenRefusals(db, NOW + HOUR)).toEqual([]);
  db.close();
});

test('an unreadable order stays stored', async () => {
  const db = newDatabase();
  const visitId = await seat(db);
  await db.outbox.put({ id: orderId(9), state: 'simmering', visitId } as never);
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  await sweepVisits(db, after(1));
  expect(await db.outbox.count()).toBe(1);
});

test('the live visit keeps its visible rows', async () => {
  const db = newDatabase();
  const visitId = await seat(db);
  await send(db, 1);
  await receive(db, 1);
  await choose(db, 2);
  await sweepVisits(db, after(HOUR));
  expect(await counts(db)).toEqual([1, 1, 1, 1]);
  expect([await dishes(db), (await liveVisitAt(db.visits, PLACE))?.id]).toEqual([[2], visitId]);
});

test('a tablet’s cart and orders are swept after staff close its table', async () => {
  const db = newDatabase();
  await seat(db, sitting(1), TABLET);
  await send(db, 1);
  await receive(db, 1);
  await choose(db, 2);
  await dropSession(db, PLACE, SESSION, sitting(1).token);
  await sweepVisits(db, after(1));
  expect(await dishes(db)).toEqual([]);
  expect(await counts(db)).toEqual([0, 0, 0, 1]);
  expect((await liveVisitAt(db.visits, PLACE))?.seat).toBeUndefined();
});

test('a tablet still shows the refusal of an order from its closed table', async () => {
  const db = newDatabase();
  await seat(db, sitting(1), TABLET);
  await send(db, 1);
  const store = createOutboxStore(db);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'refused', refusal: refusal('session_closed') });
  await sweepVisits(db, after(60_000));
  expect(await dishes(db)).toEqual([1]);
  await sweepVisits(db, after(HOUR));
  expect([await dishes(db), await db.outbox.count()]).toEqual([[], 0]);
});

test('yesterday’s dishes are swept as soon as the server reports the new day', async () => {
  const db = newDatabase();
  await openVisit(db, AT, PHONE);
  await openCart(db, PLACE, () => undefined);
  await choose(db, 2);
  // Only the device's clock says that a new day has begun, and somebody may have set this clock.
  await sweepVisits(db, { serverNow: undefined, deviceNow: NOW + 24 * HOUR });
  expect(await dishes(db)).toEqual([2]);
  await sweepVisits(db, after(24 * HOUR));
  const visit = await liveVisitAt(db.visits, PLACE);
  expect([await dishes(db), (await db.carts.get(PLACE))?.visitId]).toEqual([[], visit?.id]);
  expect(await db.visits.count()).toBe(1);
});

test('a tablet stays at its table overnight, and its guests do not', async () => {
  const db = newDatabase();
  const years = NOW + 43_800 * HOUR;
  await seat(db, sitting(1, '12', { tabletMode: true, expiresAt: years }), TABLET);
  await choose(db, 2);
  await sweepVisits(db, after(24 * HOUR));
  expect(await dishes(db)).toEqual([]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '12' });
});

test('concurrent sweeps of page, tab and worker remove rows once and lose none', async () => {
  const db = newDatabase();
  await seat(db);
  await send(db, 1);
  await Promise.all([
    sweepVisits(db, after(24 * HOUR)),
    receive(db, 1),
    sweepVisits(db, after(24 * HOUR)),
    sweepVisits(db, after(24 * HOUR)),
  ]);
  expect((await db.visits.toArray()).filter(({ endedAt }) => endedAt === undefined)).toHaveLength(1);
  expect((await createOutboxStore(db).waiting()).entries).toEqual([]);
});

test('an order carried over to the next visit keeps its session', async () => {
  const db = newDatabase();
  await seat(db);
  await send(db, 1);
  await sitDown(db, sitting(2), AT, { ...PHONE, now: NOW + 3 * HOUR });
  await sweepVisits(db, after(4 * HOUR));
  expect(await createOutboxStore(db).tokenFor({ placeId: PLACE, orderer: { kind: 'table', sessionId: SESSION } })).toBe(
    'secret-of-sitting-1',
  );
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ id: 'sitting-2' });
});

test('an order for another day keeps its secret until then, on a phone without a table', async () => {
  const db = newDatabase();
  await openVisit(db, AT, PHONE);
  await openCart(db, PLACE, () => undefined);
  await send(db, 1);
  await receive(db, 1);
  const wantedAt = NOW + 50 * HOUR;
  await db.outbox.update(orderId(1), { details: { name: 'Елена', phone: '', payment: 'cash', wantedAt } } as object);
  await sweepVisits(db, after(24 * HOUR));
  expect(await db.outbox.count()).toBe(1);
  await sweepVisits(db, after(54 * HOUR));
  expect(await db.outbox.count()).toBe(0);
});
