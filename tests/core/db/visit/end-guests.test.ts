// A shared device changes guests: no guest row is left in any table, and waiting commands are sent.
import { expect, test } from 'vitest';
import { TABLE_OWNERS, type TablDatabase } from '#core/db/database.ts';
import { keepChosenType, readChosenType } from '#core/db/order/chosen-type-table.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { replaceCalls } from '#core/db/service/calls-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { endGuests, leftByGuests } from '#core/db/visit/end-guests.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import { NOW, orderId, PLACE, placedOrder, TOKEN } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { AT, choose, seat, send, sitting, TABLET } from './visit-steps.ts';

const MOMENT = { now: NOW + 1, deviceNow: NOW + 1 };
const CANARY = 'canary-of-the-guest-before';

/** All guest tables as text, without those of the place and the device. */
const textOf = async (db: TablDatabase) => {
  const guests = Object.entries(TABLE_OWNERS).flatMap(([name, owner]) => (owner === 'guest' ? [name] : []));
  return JSON.stringify(await Promise.all(guests.map((name) => db.table(name).toArray())));
};

/** A guest with a cart, an avoidance, a started order page, and one received order. */
async function guestBefore(db: TablDatabase): Promise<void> {
  await seat(db, sitting(1, '12', { tabletMode: true }), TABLET);
  await send(db, 1);
  await createOutboxStore(db).begin(orderId(1), TOKEN);
  await createOutboxStore(db).settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  await choose(db, 7);
  const cart = await db.carts.get(PLACE);
  if (cart) await db.carts.put({ ...cart, comments: { 7: CANARY } });
  await db.guest.bulkPut([
    { key: 'diet', value: CANARY, visitId: cart?.visitId },
    { key: `checkout:${PLACE}`, value: CANARY, visitId: cart?.visitId },
  ]);
  await keepChosenType(db, PLACE, 'delivery');
}

test('ending guests removes all guest rows of all tables, and keeps the tablet at its table', async () => {
  const db = newDatabase();
  await guestBefore(db);
  expect((await leftByGuests(db)).sort()).toEqual(
    expect.arrayContaining([`carts ${PLACE}`, 'guest diet', `guest checkout:${PLACE}`, `outbox ${orderId(1)}`]),
  );
  await endGuests(db, MOMENT);
  expect(await leftByGuests(db)).toEqual([]);
  expect(await textOf(db)).not.toContain(CANARY);
  expect(await readChosenType(db, PLACE)).toBeUndefined();
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '12' });
});

test('a waiting order is kept for sending, and not shown', async () => {
  const db = newDatabase();
  await seat(db, sitting(1, '12', { tabletMode: true }), TABLET);
  await send(db, 1);
  await endGuests(db, MOMENT);
  expect(await leftByGuests(db)).toEqual([]);
  expect(await readShownOrders(db, PLACE)).toEqual([]);
  expect(await db.outbox.get(orderId(1))).toMatchObject({ state: 'saved' });
});

test('calls of the tablet’s own sitting, which the tablet polls again at once, do not count as guest traces; other calls do', async () => {
  const db = newDatabase();
  const open = sitting(1, '12', { tabletMode: true });
  await seat(db, open, TABLET);
  await endGuests(db, MOMENT);
  await replaceCalls(db, PLACE, open.id, []);
  expect(await leftByGuests(db)).toEqual([]);
  await replaceCalls(db, PLACE, sitting(2, '12').id, []);
  expect(await leftByGuests(db)).toEqual([`guest calls:${PLACE}`]);
});

test('a kiosk without a scanned table is cleaned too, and a second reset finds no rows', async () => {
  const db = newDatabase();
  await openVisit(db, AT, TABLET);
  await db.guest.put({ key: 'diet', value: CANARY, visitId: undefined });
  await Promise.all([endGuests(db, MOMENT), endGuests(db, MOMENT)]);
  expect(await leftByGuests(db)).toEqual([]);
});

test('guest rows that a broken device still has are named', async () => {
  const db = newDatabase();
  await guestBefore(db);
  await endGuests(db, MOMENT);
  await db.guest.put({ key: 'drafts', value: CANARY, visitId: undefined });
  await choose(db, 3);
  expect((await leftByGuests(db)).sort()).toEqual([`carts ${PLACE}`, 'guest drafts']);
});
