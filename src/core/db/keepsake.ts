// Rows that a guest would miss if the database went away under the open page: kept in the page's memory beside it, and put
// back where they were lost. They are those of the live visits, and orders of earlier ones that still wait. The menu can
// always be read again.
import Dexie, { cmp, mergeRanges, type ObservabilitySet, RangeSet, type Transaction } from 'dexie';
import { readStoredCart } from '#contract/stored.ts';
import { type DeviceKey, ownerOfDeviceKey } from '#core/db/device/device-keys.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { returnLines } from '#domain/cart/cart-rules.ts';
import { ENTRY_STATES, isSettled } from '#domain/outbox/outbox.ts';
import type { TablDatabase } from './database.ts';

const KEPT = ['visits', 'carts', 'sessions', 'outbox', 'orders', 'device', 'guest'] as const;
type KeptTable = (typeof KEPT)[number];
/** By primary key, as text. */
type KeptRows = ReadonlyMap<string, object>;

export interface Keepsake {
  /** The mark of the database that it was read from: another one, or none, and it is new or was wiped since. */
  readonly storageId: string | undefined;
  readonly tables: Readonly<Record<KeptTable, KeptRows>>;
}

const OPEN = ENTRY_STATES.filter((state) => !isSettled(state));

const STORAGE_ID: DeviceKey = 'storage-id';

const tablesOf = (db: TablDatabase) => KEPT.map((name) => db.table(name));

/** Marks the database where it has no mark yet. */
export const markStorage = (db: TablDatabase, freshId: string): Promise<void> =>
  db.transaction('rw', db.device, async (tx) => {
    const device: TablDatabase['device'] = tx.table('device');
    if (!(await device.get(STORAGE_ID))) await device.put({ key: STORAGE_ID, value: freshId });
  });

const field = (row: object, name: string): unknown => Reflect.get(row, name);

/** As text: a key of two parts is told from one of one. */
const textOfKey = (key: unknown): string => JSON.stringify(key);

const keyOf = (tx: Transaction, name: KeptTable, row: object): unknown => {
  const path = tx.table(name).schema.primKey.keyPath;
  return typeof path === 'string' ? field(row, path) : path?.map((part) => field(row, part));
};

const storageIdOf = async (tx: Transaction): Promise<string | undefined> => {
  const mark = (await (tx.table('device') as TablDatabase['device']).get(STORAGE_ID))?.value;
  return typeof mark === 'string' ? mark : undefined;
};

const liveIdsOf = (visits: Iterable<object>): string[] =>
  [...visits].filter((visit) => field(visit, 'endedAt') === undefined).map((visit) => String(field(visit, 'id')));

/** Whether a row is worth keeping. What names a menu is not: a menu that is not put back must not be named as stored. */
function isKept(name: KeptTable, row: object, live: readonly string[]): boolean {
  const visitId = field(row, 'visitId');
  const isLive = visitId === undefined || live.includes(String(visitId));
  if (name === 'device') return ownerOfDeviceKey(String(field(row, 'key'))) !== 'place';
  if (name === 'outbox') return isLive || !isSettled(field(row, 'state') as Parameters<typeof isSettled>[0]);
  return name === 'orders' ? isLive : true;
}

async function readTable(tx: Transaction, name: KeptTable, live: readonly string[]): Promise<KeptRows> {
  const table = tx.table<object>(name);
  const ofLive = () => table.where('visitId').anyOf(live).toArray();
  // The two tables that grow with a device's age are read for the live visits alone.
  const found =
    name === 'outbox'
      ? [...(await ofLive()), ...(await table.where('state').anyOf(OPEN).toArray())]
      : await (name === 'orders' ? ofLive() : table.toArray());
  const rows = found.filter((row) => isKept(name, row, live));
  return new Map(rows.map((row) => [textOfKey(keyOf(tx, name, row)), row]));
}

export const readKeepsake = (db: TablDatabase): Promise<Keepsake> =>
  db.transaction('r', tablesOf(db), async (tx) => {
    const visits = await readTable(tx, 'visits', []);
    const live = liveIdsOf(visits.values());
    const read = async (name: KeptTable) =>
      [name, name === 'visits' ? visits : await readTable(tx, name, live)] as const;
    const tables = Object.fromEntries(await Promise.all(KEPT.map(read))) as Record<KeptTable, KeptRows>;
    return { storageId: await storageIdOf(tx), tables };
  });

/** The keys of a table that were written; undefined: more than single keys, or nobody knows which. */
function changedKeys(parts: ObservabilitySet, db: TablDatabase, name: KeptTable): unknown[] | undefined {
  const changed = parts[`idb://${db.name}/${name}/`];
  if (!changed) return [];
  const ranges = new RangeSet();
  // Another tab sends a plain copy.
  mergeRanges(ranges, changed as RangeSet);
  const keys: unknown[] = [];
  for (const { from, to } of ranges) {
    if (cmp(from, to) !== 0) return undefined;
    keys.push(from);
  }
  return keys;
}

/** The keepsake after a change: only the rows that were written are read. */
const readChanges = (db: TablDatabase, before: Keepsake, parts: ObservabilitySet): Promise<Keepsake> =>
  db.transaction('r', tablesOf(db), async (tx) => {
    const live = liveIdsOf(before.tables.visits.values());
    const tables = { ...before.tables };
    for (const name of KEPT) {
      const keys = changedKeys(parts, db, name);
      if (keys?.length === 0) continue;
      if (!keys) {
        tables[name] = await readTable(tx, name, live);
        continue;
      }
      const rows = new Map(tables[name]);
      const found = await tx.table<object>(name).bulkGet(keys);
      keys.forEach((key, at) => {
        const row = found[at];
        if (row && isKept(name, row, live)) rows.set(textOfKey(key), row);
        else rows.delete(textOfKey(key));
      });
      tables[name] = rows;
    }
    return { storageId: await storageIdOf(tx), tables };
  });

/**
 * Calls back with the keepsake now and after every change to its rows, in any tab. What cannot be read is read whole at
 * the next change. Returns how to stop.
 */
export function followKeepsake(db: TablDatabase, onRead: (found: Keepsake) => void): () => void {
  let kept: Keepsake | undefined;
  let pending: ObservabilitySet[] = [];
  let isReading = false;
  let isStopped = false;

  const isOurs = (parts: ObservabilitySet) =>
    'all' in parts || KEPT.some((name) => `idb://${db.name}/${name}/` in parts);
  // Another visit is live: other rows are kept.
  const isWhole = (parts: ObservabilitySet) => 'all' in parts || `idb://${db.name}/visits/` in parts;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (!isStopped && (pending.length > 0 || !kept)) {
        const changes = pending;
        pending = [];
        const before = kept;
        kept = undefined;
        let next = before && !changes.some(isWhole) ? before : await readKeepsake(db);
        if (next === before) for (const parts of changes) next = await readChanges(db, next, parts);
        kept = next;
        if (!isStopped) onRead(next);
      }
    } catch {
      // A database that is taken away under the page tells its writers.
    } finally {
      isReading = false;
    }
  }

  const onChange = (parts: ObservabilitySet): void => {
    if (!isOurs(parts)) return;
    pending.push(parts);
    void read();
  };
  Dexie.on.storagemutated.subscribe(onChange);
  void read();
  return () => {
    isStopped = true;
    Dexie.on.storagemutated.unsubscribe(onChange);
  };
}

/** Puts back what is missing; a cart that was begun anew meanwhile gets its old lines back. */
export const putBack = (db: TablDatabase, { tables }: Keepsake): Promise<void> =>
  db.transaction('rw', tablesOf(db), async (tx) => {
    const carts = tx.table<Cart>('carts');
    for (const row of tables.carts.values()) {
      const cart = readStoredCart(row);
      if (!cart) continue;
      const begun = readStoredCart(await carts.get(cart.placeId));
      // Another party has begun meanwhile: these lines are not theirs.
      if (begun?.visitId && begun.visitId !== cart.visitId) continue;
      await carts.put(begun ? returnLines(cart, begun.lines) : cart);
    }
    for (const name of KEPT) {
      if (name === 'carts') continue;
      const table = tx.table(name);
      for (const row of tables[name].values()) {
        if ((await table.get(keyOf(tx, name, row))) === undefined) await table.put(row);
      }
    }
  });
