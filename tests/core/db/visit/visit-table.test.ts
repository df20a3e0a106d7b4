// Rows that the next guest on a device must not see, and rows that the same guest must not lose.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { changeCart, openCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { changeDiet, readDiet } from '#core/db/diet/guest-diet-table.ts';
import { replaceOrders } from '#core/db/order/order-table.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import { openVisit, sitDown } from '#core/db/visit/visit-table.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { NO_DIET } from '#domain/diet/diet.ts';
import { toggleAllergen } from '#domain/diet/toggle.ts';
import type { PlaceId } from '#domain/ids.ts';
import {
  cartOf,
  draft,
  line,
  NOW,
  orderId,
  PLACE,
  placedOrder,
  refusal,
  SESSION,
  session,
  TOKEN,
} from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { AT, choose, dishes, HOUR, PHONE, seat, send, sitting, TABLET } from './visit-steps.ts';

const avoidMilk = (db: TablDatabase) => changeDiet(db, PLACE, (diet) => toggleAllergen(diet, PLACE, 'milk'));
const shown = async (db: TablDatabase) => (await readShownOrders(db, PLACE)).map(({ id, state }) => [id, state]);

test('another table’s code starts a visit without the earlier order, cart and allergies', async () => {
  const db = newDatabase();
  await seat(db);
  await avoidMilk(db);
  await send(db, 1);
  await choose(db, 2, 3);
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  expect([await dishes(db), await shown(db), await readDiet(db)]).toEqual([[], [], NO_DIET]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '3' });
  // The mirror does not restore the dishes either.
  expect((await openCart(db, PLACE, () => cartOf(line(9)))).lines).toEqual([]);
});

test('a second scan of the table keeps all rows', async () => {
  const db = newDatabase();
  const visit = await seat(db);
  await avoidMilk(db);
  await send(db, 1);
  await choose(db, 2);
  expect((await sitDown(db, sitting(1), AT, PHONE)).id).toBe(visit);
  expect([await dishes(db), await shown(db)]).toEqual([[2], [[orderId(1), 'saved']]]);
  expect(await readDiet(db)).toMatchObject({ avoid: ['milk'] });
});

test('a phone with an expired sitting rescans its table: cart, allergies and waiting orders carry over, settled ones do not', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  const before = await seat(db);
  await avoidMilk(db);
  for (const order of [1, 2, 3]) await send(db, order);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  await store.begin(orderId(2), TOKEN);
  await store.settle(orderId(2), { kind: 'refused', refusal: refusal('session_closed') });
  const after = await sitDown(db, sitting(2), AT, { ...PHONE, now: NOW + 3 * HOUR });
  expect(after.id).not.toBe(before);
  expect(await dishes(db)).toEqual([2]);
  expect(await readDiet(db)).toMatchObject({ avoid: ['milk'] });
  expect(await shown(db)).toEqual([
    [orderId(2), 'refused'],
    [orderId(3), 'saved'],
  ]);
  // Expired: its dish returns to the same guest's cart.
  await store.expire(orderId(3));
  expect(await dishes(db)).toEqual([2, 3]);
});

test('a tablet whose table was closed shows the next party no rows', async () => {
  const db = newDatabase();
  await seat(db, sitting(1), TABLET);
  await avoidMilk(db);
  await send(db, 1);
  await choose(db, 2);
  await sitDown(db, sitting(2), AT, TABLET);
  expect([await dishes(db), await shown(db), await readDiet(db)]).toEqual([[], [], NO_DIET]);
});

test('a session in tablet mode makes the device shared, whatever the browser says', async () => {
  const db = newDatabase();
  await seat(db, sitting(1, '12', { tabletMode: true }));
  await choose(db, 2);
  await sitDown(db, sitting(2, '12', { tabletMode: true }), AT, PHONE);
  expect(await dishes(db)).toEqual([]);
});

test('a table scanned at another place ends the visit here; viewing another place does not', async () => {
  const db = newDatabase();
  await seat(db);
  await choose(db, 2);
  await avoidMilk(db);
  const other = { id: 8 as PlaceId, timeZone: 'Europe/Sofia' };
  await openVisit(db, other, PHONE);
  expect([await dishes(db), (await readDiet(db)).avoid]).toEqual([[2], ['milk']]);
  await sitDown(db, { ...sitting(5, '1'), placeId: other.id }, other, PHONE);
  expect([await dishes(db), (await readDiet(db)).avoid]).toEqual([[], []]);
});

test('dishes chosen before the first scan stay', async () => {
  const db = newDatabase();
  const visit = await openVisit(db, AT, PHONE);
  await openCart(db, PLACE, () => undefined);
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(4)));
  await avoidMilk(db);
  expect((await sitDown(db, sitting(1), AT, PHONE)).id).toBe(visit.id);
  expect([await dishes(db), (await readDiet(db)).avoid]).toEqual([[4], ['milk']]);
});

test('an order of an earlier visit is still sent and settled, and never fills the next guest’s cart', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  await seat(db);
  for (const order of [1, 2, 3]) await send(db, order);
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  await choose(db, 7);
  // The session of an earlier visit is kept only for its waiting order.
  expect((await store.waiting()).entries.map(({ id }) => id)).toEqual([1, 2, 3].map(orderId));
  expect(await store.tokenFor({ placeId: PLACE, orderer: { kind: 'table', sessionId: SESSION } })).toBe(
    'secret-of-sitting-1',
  );
  await store.begin(orderId(1), TOKEN);
  expect(await store.settle(orderId(1), { kind: 'refused', refusal: refusal('price_changed') })).toMatchObject({
    state: 'refused',
  });
  expect(await store.expire(orderId(2))).toMatchObject({ state: 'expired' });
  expect(await store.decline(orderId(3))).toMatchObject({ state: 'refused' });
  expect([await dishes(db), await shown(db)]).toEqual([[7], []]);
});

test('a refusal within the visit returns its dishes to the cart', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  await seat(db);
  await send(db, 1);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'refused', refusal: refusal('price_changed') });
  expect([await dishes(db), await shown(db)]).toEqual([[1], [[orderId(1), 'refused']]]);
});

test('each guest row has the visit id: cart, order, answer, session and allergies', async () => {
  const db = newDatabase();
  const visitId = await seat(db);
  await avoidMilk(db);
  await send(db, 1);
  const store = createOutboxStore(db);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  await replaceOrders(db, PLACE, SESSION, [placedOrder(1), placedOrder(2)]);
  await storeSession(db, sitting(1), NOW + 1);
  const rows = await Promise.all(
    [db.carts, db.outbox, db.orders, db.sessions, db.guest].map((table) => table.toArray()),
  );
  expect(rows.map((found) => found.map((row) => row.visitId))).toEqual([
    [visitId],
    [visitId],
    [visitId, visitId],
    [visitId],
    [visitId],
  ]);
});

test('rows of an earlier build belong to the visit that is live when this build first starts', async () => {
  const dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = new Dexie('tabl', dependencies);
  old.version(1).stores({
    carts: 'placeId',
    outbox: 'id, [placeId+sessionId], state, seq',
    orders: 'id, [placeId+sessionId], placeId',
    sessions: '[placeId+id], placeId',
    device: 'key',
  });
  old.version(2).stores({ guest: 'key' });
  const made = newDatabase();
  await made.carts.put(cartOf(line(1)));
  const { visitId: _, ...entry } = (await createOutboxStore(made).submit(draft(1))) ?? {};
  await old.open();
  await old.table('outbox').put(entry);
  await old.table('carts').put(cartOf(line(2)));
  await old.table('sessions').put(session());
  await old.table('orders').put(placedOrder(5));
  await old.table('guest').put({ key: 'diet', value: { avoid: ['milk'], own: {}, diets: [], hides: false } });
  old.close();

  const db = new TablDatabase(dependencies);
  // Before the visit begins the guest already sees their rows.
  expect([await shown(db), (await readCurrentSession(db, PLACE))?.id]).toEqual([[[orderId(1), 'saved']], SESSION]);
  const visit = await openVisit(db, AT, PHONE);
  expect(visit.seat).toMatchObject({ sessionId: SESSION, table: '12' });
  expect([await dishes(db), await shown(db)]).toEqual([[2], [[orderId(1), 'saved']]]);
  expect([(await readCurrentSession(db, PLACE))?.id, (await readDiet(db)).avoid]).toEqual([SESSION, ['milk']]);
  expect((await db.orders.toArray()).map((order) => order.visitId)).toEqual([visit.id]);
  // From then on the next guest sees none of them.
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  expect([await dishes(db), await shown(db), await readDiet(db)]).toEqual([[], [], NO_DIET]);
});

test('a second scan of the table on another day starts an empty visit', async () => {
  const db = newDatabase();
  await seat(db);
  await choose(db, 2);
  await avoidMilk(db);
  const tomorrow = NOW + 24 * HOUR;
  await sitDown(db, sitting(2), AT, { ...PHONE, now: tomorrow, deviceNow: tomorrow });
  expect([await dishes(db), await readDiet(db)]).toEqual([[], NO_DIET]);
});

test('a session found in the cookie seats a visit without one', async () => {
  const db = newDatabase();
  await openVisit(db, AT, PHONE);
  await storeSession(db, sitting(1), NOW);
  expect((await liveVisitAt(db.visits, PLACE))?.seat).toMatchObject({ table: '12' });
});

test('two tabs that open a place at once share one visit', async () => {
  const db = newDatabase();
  const visits = await Promise.all([1, 2, 3].map(() => openVisit(db, AT, PHONE)));
  expect(new Set(visits.map(({ id }) => id)).size).toBe(1);
});

test('an unreadable visit row gives no visit', async () => {
  const db = newDatabase();
  await db.visits.put({ id: 'x', placeId: PLACE } as never);
  expect(await liveVisitAt(db.visits, PLACE)).toBeUndefined();
  expect((await openVisit(db, AT, PHONE)).id).not.toBe('x');
});
