// Storage backends of the outbox: the same suite runs over each.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { StoredSession } from '#contract/stored.ts';
import { readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandId, OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { createMemoryOutbox, sessionKey } from './memory-outbox.ts';
import { PLACE, SESSION } from './order-drafts.ts';

export interface Backend {
  readonly store: OutboxStore;
  readonly putCart: (cart: Cart) => Promise<void>;
  readonly cart: () => Promise<Cart | undefined>;
  readonly putSession: (session: StoredSession) => Promise<void>;
  readonly session: () => Promise<StoredSession | undefined>;
  readonly entry: (id: CommandId) => Promise<StoredCommand | undefined>;
  /** Any value, even one written by hand. */
  readonly putRow: (row: unknown) => Promise<void>;
  readonly putOrder: (order: PlacedOrder) => Promise<void>;
  readonly order: (id: OrderId) => Promise<PlacedOrder | undefined>;
}

export const newDatabase = (): TablDatabase => new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });

const dexie = (): Backend => {
  const db = newDatabase();
  return {
    store: createOutboxStore(db),
    putCart: async (cart) => void (await db.carts.put(cart)),
    cart: () => readCart(db, PLACE),
    putSession: async (session) => void (await db.sessions.put(session)),
    session: async () => db.sessions.get([PLACE, SESSION]),
    entry: async (id) => db.outbox.get(id),
    putRow: async (row) => void (await db.outbox.put(row as StoredCommand)),
    putOrder: async (order) => void (await db.orders.put(order)),
    order: async (id) => db.orders.get(id),
  };
};

const memory = (): Backend => {
  const outbox = createMemoryOutbox();
  const { entries, carts, sessions, orders } = outbox.memory;
  return {
    store: outbox,
    putCart: async (cart) => void carts.set(cart.placeId, cart),
    cart: () => outbox.readCart(PLACE),
    putSession: outbox.putSession,
    session: async () => sessions.get(sessionKey(PLACE, SESSION)),
    entry: async (id) => entries.get(id),
    putRow: async (row) => void entries.set((row as StoredCommand).id, row as StoredCommand),
    putOrder: async (order) => void orders.set(order.id, order),
    order: async (id) => orders.get(id),
  };
};

export const BACKENDS: readonly { readonly name: string; readonly open: () => Backend }[] = [
  { name: 'Dexie', open: dexie },
  { name: 'memory', open: memory },
];
