// Cost of the in-memory copy of a guest's rows on a device with 1,000 old orders: rows read for three taps on plus, and
// heap.
//
//     node --expose-gc tests/bench/keepsake.ts
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { openGuarded } from '#core/db/storage-guard.ts';
import { changeQuantity } from '#domain/cart/cart-rules.ts';
import { cartOf, line, PLACE } from '../core/db/outbox/order-drafts.ts';
import { oldOrders } from '../core/db/storage/old-orders.ts';
import { countRows } from '../support/count-rows.ts';

const ORDERS = 1_000;
const TAPS = 3;

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const calm = () => new Promise((done) => setTimeout(done, 300));

const indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB ??= indexedDB;
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
const storage = createMovableStorage(indexedDB, IDBKeyRange);
const db = new TablDatabase(storage);
const rows = countRows(db);
const guard = await openGuarded(db, storage, () => undefined);
const { entries, orders } = oldOrders(ORDERS);
await db.outbox.bulkPut(entries);
await db.orders.bulkPut(orders);
await db.carts.put(cartOf(line(1)));
await calm();
const before = heap();
await guard.watch();
await calm();
const kept = heap() - before;
rows.reset();
for (let tap = 1; tap <= TAPS; tap++) {
  await changeCart(db, PLACE, (cart) => changeQuantity(cart, 'line-1', tap + 1));
  await calm();
}
console.info(
  `${ORDERS} old orders: ${rows.total()} rows read for ${TAPS} taps (orders ${rows.of('orders')}, outbox ${rows.of('outbox')}).`,
);
console.info(`Heap of the keepsake: ${(kept / 1024).toFixed(0)} kB${globalThis.gc ? '' : ' (run with --expose-gc)'}.`);
guard.stop();
db.close();
