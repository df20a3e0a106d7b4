// Storage that survives a process crash: the real tables on an IndexedDB of each test, or an in-memory replacement. Both
// pass the same suite (tests/db), so most schedules use the fast one.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEntry, type StoredEntry } from '#contract/outbox/commands.ts';
import type { StoredSession } from '#contract/stored.ts';
import { changeCart, openCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { rebound } from '#core/db/outbox/outbox-rebind.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { CommandId, PlaceId, SessionId } from '#domain/ids.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { SESSION_HOURS, type TableSession } from '#domain/session/session.ts';
import { createMemoryOutbox, sessionKey } from '../core/db/outbox/memory-outbox.ts';

export interface Disk {
  readonly store: OutboxStore;
  readonly openCart: (mirror: () => Cart | undefined) => Promise<Cart>;
  readonly readCart: () => Promise<Cart | undefined>;
  readonly changeCart: (change: (cart: Cart) => Cart) => Promise<Cart>;
  readonly storeSession: (session: TableSession, now: number) => Promise<void>;
  readonly currentSession: () => Promise<TableSession | undefined>;
  readonly sessions: () => Promise<readonly TableSession[]>;
  readonly entries: () => Promise<readonly StoredEntry[]>;
  /** Writes without the store's steps, for sabotages. */
  readonly putEntry: (entry: StoredCommand) => Promise<void>;
  readonly deleteEntry: (id: CommandId) => Promise<void>;
  readonly putCart: (cart: Cart) => Promise<void>;
  readonly deleteSession: (id: SessionId) => Promise<void>;
  readonly close: () => void;
}

const readable = (rows: readonly unknown[]): StoredEntry[] => rows.flatMap((row) => readStoredEntry(row) ?? []);

export function memoryDisk(placeId: PlaceId): Disk {
  const outbox = createMemoryOutbox();
  const { memory } = outbox;
  /** Like the rows of a visit. */
  let seat: TableSession | undefined;
  /** Tables of all sittings scanned here. */
  const tables = new Map<SessionId, string | undefined>();
  const current = (): StoredSession | undefined =>
    [...memory.sessions.values()].toSorted((a, b) => b.usedAt - a.usedAt)[0];
  return {
    store: outbox,
    openCart: async (mirror) => {
      const cart = memory.carts.get(placeId) ?? mirror() ?? emptyCart(placeId);
      memory.carts.set(placeId, cart);
      return cart;
    },
    readCart: () => outbox.readCart(placeId),
    changeCart: (change) => outbox.changeCart(placeId, change),
    storeSession: async (session, now) => {
      for (const entry of memory.entries.values()) {
        const right = entry.sessionId && memory.sessions.get(sessionKey(placeId, entry.sessionId));
        const isNext = seat !== undefined && seat.table === session.table && seat.id !== session.id;
        const wasHere = tables.get(entry.sessionId as SessionId) === session.table;
        const isHeld = !right && wasHere && !isSettled(entry.state);
        const asksHere = seat?.id === session.id && entry.askReason === 'session' && wasHere;
        const bound = (isNext && isHeld) || asksHere ? rebound(entry, sessionOrderer(session)) : undefined;
        if (bound) memory.entries.set(bound.id, bound);
      }
      seat = session;
      tables.set(session.id, session.table);
      await outbox.putSession({ ...session, usedAt: Math.max(now, (current()?.usedAt ?? 0) + 1) });
    },
    currentSession: async () => current(),
    sessions: async () => [...memory.sessions.values()],
    entries: async () => readable([...memory.entries.values()]),
    putEntry: async (entry) => void memory.entries.set(entry.id, entry),
    deleteEntry: async (id) => void memory.entries.delete(id),
    putCart: async (cart) => void memory.carts.set(placeId, cart),
    deleteSession: async (id) => void memory.sessions.delete(sessionKey(placeId, id)),
    close: () => undefined,
  };
}

export function dexieDisk(placeId: PlaceId): Disk {
  const db = new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const place = { id: placeId, timeZone: 'Europe/Sofia' };
  return {
    store: createOutboxStore(db),
    // A guest's own phone that was opened before.
    openCart: async (mirror) => {
      return openCart(db, placeId, mirror);
    },
    readCart: () => readCart(db, placeId),
    changeCart: (change) => changeCart(db, placeId, change),
    storeSession: async (session, deviceNow) => {
      const now = session.expiresAt - SESSION_HOURS.guest * 3_600_000;
      await sitDown(db, session, place, { now, deviceNow, isShared: false });
    },
    currentSession: () => readCurrentSession(db, placeId),
    sessions: () => db.sessions.toArray(),
    entries: async () => readable(await db.outbox.toArray()),
    putEntry: async (entry) => void (await db.outbox.put(entry)),
    deleteEntry: (id) => db.outbox.delete(id),
    putCart: async (cart) => void (await db.carts.put(cart)),
    deleteSession: (id) => db.sessions.delete([placeId, id]),
    close: () => db.close(),
  };
}
