// The outbox in Dexie: its steps, each one transaction over every row it touches; and what screens read of it.
import { readStoredEntry, type StoredEntry } from '#contract/stored.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { EntryState } from '#domain/outbox.ts';
import { isSettled } from '#domain/outbox.ts';
import type { TablDatabase } from './database.ts';
import type { OutboxRows } from './outbox-rows.ts';
import { createStore, type OutboxStore } from './outbox-store.ts';
import type { OrderDraft } from './outbox-submit.ts';

const SETTLED: readonly EntryState[] = ['received', 'refused', 'expired'];

const rowsOf = (db: TablDatabase): OutboxRows => ({
  entry: (id) => db.outbox.get(id),
  openEntries: () => db.outbox.where('state').noneOf(SETTLED).toArray(),
  putEntry: async (entry) => void (await db.outbox.put(entry)),
  cart: (placeId) => db.carts.get(placeId),
  putCart: async (cart) => void (await db.carts.put(cart)),
  session: (placeId, id) => db.sessions.get([placeId, id]),
  deleteSession: (placeId, id) => db.sessions.delete([placeId, id]),
  addOrder: async (order) => {
    if (!(await db.orders.get(order.id))) await db.orders.put(order);
  },
  deviceValue: async (key) => (await db.device.get(key))?.value,
  putDeviceValue: async (key, value) => void (await db.device.put({ key, value })),
});

export function createOutboxStore(db: TablDatabase): OutboxStore {
  const rows = rowsOf(db);
  const tables = [db.outbox, db.carts, db.sessions, db.orders, db.device];
  return createStore((work, mode) => db.transaction(mode === 'read' ? 'r' : 'rw', tables, () => work(rows)));
}

/** Cart → outbox in one transaction; undefined where the cart is empty or no longer the one that was priced. */
export const submitCart = (db: TablDatabase, draft: OrderDraft): Promise<StoredEntry | undefined> =>
  createOutboxStore(db).submit(draft);

const readable = (rows: readonly unknown[]): StoredEntry[] =>
  rows.flatMap((row) => readStoredEntry(row) ?? []).sort((a, b) => a.seq - b.seq);

export const readEntry = async (db: TablDatabase, id: OrderId): Promise<StoredEntry | undefined> =>
  readStoredEntry(await db.outbox.get(id));

/** What a guest is to see: everything that is under way, and every end that they have not put away. Oldest first. */
export const listEntries = async (db: TablDatabase): Promise<StoredEntry[]> =>
  readable(await db.outbox.toArray()).filter((entry) => !entry.dismissed);

/** Orders of a session that have not come to their end: the bill waits for them. */
export const openEntriesOf = async (db: TablDatabase, placeId: PlaceId, sessionId: SessionId): Promise<StoredEntry[]> =>
  readable(await db.outbox.where({ placeId, sessionId }).toArray()).filter((entry) => !isSettled(entry.state));

/** Rows whose end was seen are forgotten when they are older than this, epoch ms of the device's clock. */
export async function sweepOutbox(db: TablDatabase, before: number): Promise<number> {
  return db.transaction('rw', db.outbox, async () => {
    const rows = await db.outbox.where('state').anyOf(SETTLED).toArray();
    const seen = readable(rows).filter((entry) => entry.dismissed && entry.createdWall < before);
    await db.outbox.bulkDelete(seen.map(({ id }) => id));
    return seen.length;
  });
}
