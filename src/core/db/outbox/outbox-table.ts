// The outbox in Dexie: its steps, each one transaction over all its rows; and queries for screens.
import type { Table, Transaction } from 'dexie';
import type { StoredPlacedOrder } from '#contract/order/stored-order.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEntry, type StoredEntry } from '#contract/outbox/commands.ts';
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import type { StoredSession } from '#contract/stored.ts';
import type { DeviceRow, TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import { follow } from '#core/db/follow.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandId, OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import type { OutboxRows } from './outbox-rows.ts';
import { createStore, type OutboxStore } from './outbox-store.ts';
import type { CommandDraft, OrderDraft } from './outbox-submit.ts';

const SETTLED: readonly EntryState[] = ['received', 'refused', 'expired'];

/**
 * Uses the transaction explicitly. Dexie also tracks a current transaction through promises, but loses it in nested async
 * functions: a write would then run in a transaction of its own.
 */
const rowsOf = (tx: Transaction): OutboxRows => {
  const outbox: Table<StoredCommand, CommandId> = tx.table('outbox');
  const carts: Table<Cart, PlaceId> = tx.table('carts');
  const sessions: Table<StoredSession, [PlaceId, SessionId]> = tx.table('sessions');
  const orders: Table<StoredPlacedOrder, OrderId> = tx.table('orders');
  const device: Table<DeviceRow, DeviceKey> = tx.table('device');
  return {
    entry: (id) => outbox.get(id),
    openEntries: () => outbox.where('state').noneOf(SETTLED).toArray(),
    putEntry: async (entry) => void (await outbox.put(entry)),
    cart: (placeId) => carts.get(placeId),
    putCart: async (cart) => void (await carts.put(cart)),
    session: (placeId, id) => sessions.get([placeId, id]),
    deleteSession: (placeId, id) => sessions.delete([placeId, id]),
    addOrder: async (order) => {
      if (!(await orders.get(order.id))) await orders.put(order);
    },
    deviceValue: async (key) => (await device.get(key))?.value,
    putDeviceValue: async (key, value) => void (await device.put({ key, value })),
  };
};

export function createOutboxStore(db: TablDatabase): OutboxStore {
  const tables = [db.outbox, db.carts, db.sessions, db.orders, db.device];
  return createStore((work, mode) => db.transaction(mode === 'read' ? 'r' : 'rw', tables, (tx) => work(rowsOf(tx))));
}

/** Calls back now and after each change of waiting entries, in any tab. Returns a stop function. */
export const followOutbox = (db: TablDatabase, onChange: () => void): (() => void) =>
  follow(db, ({ outbox }) => outbox.where('state').noneOf(SETTLED).toArray(), onChange);

/** Cart → outbox in one transaction; undefined: the cart is empty, or has changed since it was priced. */
export const submitCart = (db: TablDatabase, draft: OrderDraft): Promise<StoredOrder | undefined> =>
  createOutboxStore(db).submit(draft);

/** A command without a cart → outbox; idempotent by id. */
export const saveCommand = (db: TablDatabase, draft: CommandDraft): Promise<StoredCommand | undefined> =>
  createOutboxStore(db).save(draft);

/** Readable entries, oldest first. */
export const readableEntries = (rows: readonly unknown[]): StoredEntry[] =>
  rows.flatMap((row) => readStoredEntry(row) ?? []).sort((a, b) => a.seq - b.seq);

export const readEntry = async (db: TablDatabase, id: CommandId): Promise<StoredEntry | undefined> =>
  readStoredEntry(await db.outbox.get(id));

/** Entries for guests: running ones, and ends that were not dismissed. Oldest first. */
export const listEntries = async (db: TablDatabase): Promise<StoredEntry[]> =>
  readableEntries(await db.outbox.toArray()).filter((entry) => !entry.dismissed);

/** Deletes rows with a dismissed end older than this, epoch ms of the device's clock. */
export async function sweepOutbox(db: TablDatabase, before: number): Promise<number> {
  return db.transaction('rw', db.outbox, async () => {
    const rows = await db.outbox.where('state').anyOf(SETTLED).toArray();
    const seen = readableEntries(rows).filter((entry) => entry.dismissed && entry.createdWall < before);
    await db.outbox.bulkDelete(seen.map(({ id }) => id));
    return seen.length;
  });
}
