// What a guest would miss if the database went away under the open page: kept in the page's memory beside it, and put back
// where it was lost. The menu can always be read again.
import { readStoredCart, type StoredEntry, type StoredSession } from '#contract/stored.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceRow, GuestRow, TablDatabase } from './database.ts';
import { isMenuVersion } from './menu/menu-table.ts';

export interface Keepsake {
  /** The mark of the database that it was read from: another one, or none, and it is new or was wiped since. */
  readonly storageId: string | undefined;
  readonly carts: readonly Cart[];
  readonly sessions: readonly StoredSession[];
  readonly outbox: readonly StoredEntry[];
  readonly orders: readonly PlacedOrder[];
  readonly device: readonly DeviceRow[];
  readonly guest: readonly GuestRow[];
}

const STORAGE_ID = 'storage-id';

const tablesOf = (db: TablDatabase) => [db.carts, db.sessions, db.outbox, db.orders, db.device, db.guest];

/** Marks the database where it has no mark yet. */
export const markStorage = (db: TablDatabase, freshId: string): Promise<void> =>
  db.transaction('rw', db.device, async (tx) => {
    const device: TablDatabase['device'] = tx.table('device');
    if (!(await device.get(STORAGE_ID))) await device.put({ key: STORAGE_ID, value: freshId });
  });

export const readKeepsake = (db: TablDatabase): Promise<Keepsake> =>
  db.transaction('r', tablesOf(db), async (tx) => {
    const [carts, sessions, outbox, orders, device, guest] = await Promise.all([
      tx.table<Cart>('carts').toArray(),
      tx.table<StoredSession>('sessions').toArray(),
      tx.table<StoredEntry>('outbox').toArray(),
      tx.table<PlacedOrder>('orders').toArray(),
      tx.table<DeviceRow>('device').toArray(),
      tx.table<GuestRow>('guest').toArray(),
    ]);
    const mark = device.find(({ key }) => key === STORAGE_ID)?.value;
    // A menu that is not put back must not be named as stored.
    return {
      storageId: typeof mark === 'string' ? mark : undefined,
      carts,
      sessions,
      outbox,
      orders,
      device: device.filter(({ key }) => !isMenuVersion(key)),
      guest,
    };
  });

/** Puts back what is missing; a cart that was begun anew meanwhile gets its old lines back. */
export const putBack = (db: TablDatabase, keepsake: Keepsake): Promise<void> =>
  db.transaction('rw', tablesOf(db), async (tx) => {
    const carts = tx.table<Cart>('carts');
    for (const cart of keepsake.carts) {
      const begun = readStoredCart(await carts.get(cart.placeId));
      await carts.put(begun ? returnLines(cart, begun.lines, begun.comments) : cart);
    }
    for (const name of ['sessions', 'outbox', 'orders', 'device', 'guest'] as const) {
      const table = tx.table(name);
      const keyOf = table.schema.primKey.keyPath;
      for (const row of keepsake[name]) {
        const key = typeof keyOf === 'string' ? Reflect.get(row, keyOf) : keyOf?.map((part) => Reflect.get(row, part));
        if (row && (await table.get(key)) === undefined) await table.put(row);
      }
    }
  });
