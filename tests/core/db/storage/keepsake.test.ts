// The in-memory copy of a guest's rows, and its cost.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { changeCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { followKeepsake, type Keepsake, putBack, readKeepsake } from '#core/db/keepsake.ts';
import { createOutboxStore, listEntries } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import { liveVisitAt } from '#core/db/visit/visit-rows.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { changeQuantity } from '#domain/cart/cart-rules.ts';
import { countRows } from '../../../support/count-rows.ts';
import { NOW, orderId, PLACE, placedOrder, TOKEN } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';
import { AT, choose, PHONE, seat, send, sitting } from '../visit/visit-steps.ts';
import { oldOrders } from './old-orders.ts';

// Dexie disables live queries when it found no IndexedDB at load.
Dexie.dependencies.indexedDB ??= new IDBFactory();
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;

const calm = () => new Promise((later) => setTimeout(later, 60));
const sizes = (kept: Keepsake | undefined) =>
  kept && Object.fromEntries(Object.entries(kept.tables).map(([name, rows]) => [name, rows.size]));

/** A device with 1,000 orders of earlier parties and one current party. */
async function busyDevice() {
  const db = newDatabase();
  const rows = countRows(db);
  const { entries, orders } = oldOrders(1_000);
  await db.outbox.bulkPut(entries);
  await db.orders.bulkPut(orders);
  await seat(db);
  await send(db, 1);
  await choose(db, 2);
  return { db, rows };
}

test('with 1,000 old orders, three taps on plus read only the cart’s row', async () => {
  const { db, rows } = await busyDevice();
  const seen = vi.fn<(kept: Keepsake) => void>();
  const stop = followKeepsake(db, seen);
  await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  await calm();
  rows.reset();
  for (const quantity of [2, 3, 4]) {
    await changeCart(db, PLACE, (cart) => changeQuantity(cart, 'line-2', quantity));
    await calm();
  }
  expect([rows.of('outbox'), rows.of('orders')]).toEqual([0, 0]);
  // The change itself reads the row too, and so does the check of the storage id.
  expect(rows.total()).toBeLessThanOrEqual(9);
  const [last] = seen.mock.lastCall ?? [];
  expect([...(last?.tables.carts.values() ?? [])]).toMatchObject([{ lines: [{ quantity: 4 }] }]);
  stop();
});

test('with 1,000 old orders, the guest’s screens read none of them, and the keepsake has none', async () => {
  const { db, rows } = await busyDevice();
  rows.reset();
  expect((await readShownOrders(db, PLACE)).map(({ id }) => id)).toEqual([orderId(1)]);
  expect(rows.of('outbox')).toBe(1);
  expect(sizes(await readKeepsake(db))).toMatchObject({ outbox: 1, orders: 0, carts: 1, visits: 1, sessions: 1 });
});

test('a change of one order reads that row alone', async () => {
  const db = newDatabase();
  const rows = countRows(db);
  await seat(db);
  for (let order = 1; order <= 20; order++) await send(db, order);
  const seen = vi.fn<(kept: Keepsake) => void>();
  const stop = followKeepsake(db, seen);
  await vi.waitFor(() => expect(seen).toHaveBeenCalled());
  await calm();
  const store = createOutboxStore(db);
  rows.reset();
  await store.begin(orderId(3), TOKEN);
  await calm();
  // One read by the step, one by the keepsake.
  expect(rows.of('outbox')).toBe(2);
  await db.outbox.delete(orderId(4));
  await db.sessions.update([PLACE, sitting(1).id], { table: '14' });
  await calm();
  const [last] = seen.mock.lastCall ?? [];
  expect(sizes(last)).toMatchObject({ outbox: 19 });
  expect([...(last?.tables.outbox.values() ?? [])]).toContainEqual(
    expect.objectContaining({ id: orderId(3), state: 'sending' }),
  );
  expect([...(last?.tables.sessions.values() ?? [])]).toMatchObject([{ table: '14' }]);
  stop();
});

test('followed rows equal a full reading, after any changes', async () => {
  const db = newDatabase();
  const seen = vi.fn<(kept: Keepsake) => void>();
  const stop = followKeepsake(db, seen);
  const store = createOutboxStore(db);
  await seat(db);
  await send(db, 1);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  await send(db, 2);
  await sitDown(db, sitting(2, '3'), AT, PHONE);
  await storeSession(db, sitting(2, '3'), NOW + 5);
  await send(db, 3);
  await choose(db, 4);
  await calm();
  const [last] = seen.mock.lastCall ?? [];
  expect(last).toEqual(await readKeepsake(db));
  // The waiting order of the earlier visit is kept; its finished one is not.
  expect([...(last?.tables.outbox.values() ?? [])].map((row) => Reflect.get(row, 'id'))).toEqual([2, 3].map(orderId));
  stop();
});

test('a deleted database: visit, cart, session and all waiting orders are restored', async () => {
  const before = newDatabase();
  await seat(before);
  await send(before, 1);
  await sitDown(before, sitting(2, '3'), AT, PHONE);
  await send(before, 2);
  await choose(before, 4);
  const after = new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  await putBack(after, await readKeepsake(before));
  expect((await liveVisitAt(after.visits, PLACE))?.id).toBe((await liveVisitAt(before.visits, PLACE))?.id);
  expect((await readCart(after, PLACE))?.lines).toMatchObject([{ productId: 4 }]);
  expect(await readCurrentSession(after, PLACE)).toMatchObject({ table: '3' });
  expect((await listEntries(after)).map(({ id }) => id)).toEqual([orderId(1), orderId(2)]);
  expect((await readShownOrders(after, PLACE)).map(({ id }) => id)).toEqual([orderId(2)]);
});

test('rows that name a menu are not restored with the guest’s rows', async () => {
  const before = newDatabase();
  await before.device.bulkPut([
    { key: 'menu-version:7', value: 'v1' },
    { key: 'order-counter', value: 4 },
  ]);
  const after = newDatabase();
  await putBack(after, await readKeepsake(before));
  expect((await after.device.toArray()).map(({ key }) => key)).toEqual(['order-counter']);
});
