// In-memory copy of guest rows, restored when the database disappears under the open page: rows of live visits, and waiting
// orders of earlier ones. The menu can be fetched again.
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
  /** Id of the source database: with another id or none, the database is new or was wiped. */
  readonly storageId: string | undefined;
  readonly tables: Readonly<Record<KeptTable, KeptRows>>;
}

const OPEN = ENTRY_STATES.filter((state) => !isSettled(state));

const STORAGE_ID: DeviceKey = 'storage-id';

const tablesOf = (db: TablDatabase) => KEPT.map((name) => db.table(name));

/** Gives the database an id if the database has none. */
export const markStorage = (db: TablDatabase, freshId: string): Promise<void> =>
  db.transaction('rw', db.device, async (tx) => {
    const device: TablDatabase['device'] = tx.table('device');
    if (!(await device.get(STORAGE_ID))) await device.put({ key: STORAGE_ID, value: freshId });
  });

const field = (row: object, name: string): unknown => Reflect.get(row, name);

/** As text, so that compound keys are distinct from simple ones. */
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

/** Whether a row is kept. Rows that name a menu are not, because the menu itself is not restored. */
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
  // The two tables that grow with a device's age are read only for live visits.
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

/** Written keys of a table; undefined: a range, or unknown. */
function changedKeys(parts: ObservabilitySet, db: TablDatabase, name: KeptTable): unknown[] | undefined {
  const changed = parts[`idb://${db.name}/${name}/`];
  if (!changed) return [];
  const ranges = new RangeSet();
  // Another tab sends a plain object.
  mergeRanges(ranges, changed as RangeSet);
  const keys: unknown[] = [];
  for (const { from, to } of ranges) {
    if (cmp(from, to) !== 0) return undefined;
    keys.push(from);
  }
  return keys;
}

/** The keepsake after a change: reads only the written rows. */
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
 * Calls back with the keepsake now and after each change to its rows, in any tab. After a failed read, everything is read at
 * the next change. Returns a stop function.
 */
export function followKeepsake(db: TablDatabase, onRead: (found: Keepsake) => void): () => void {
  let kept: Keepsake | undefined;
  let pending: ObservabilitySet[] = [];
  let isReading = false;
  let isStopped = false;

  const isOurs = (parts: ObservabilitySet) =>
    'all' in parts || KEPT.some((name) => `idb://${db.name}/${name}/` in parts);
  // A change of the live visit changes the set of kept rows.
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
      // A deleted database is reported to its writers.
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

/** Restores missing rows; a cart that was started anew gets its old lines back. */
export const putBack = (db: TablDatabase, { tables }: Keepsake): Promise<void> =>
  db.transaction('rw', tablesOf(db), async (tx) => {
    const carts = tx.table<Cart>('carts');
    for (const row of tables.carts.values()) {
      const cart = readStoredCart(row);
      if (!cart) continue;
      const begun = readStoredCart(await carts.get(cart.placeId));
      // Another party has begun meanwhile, so the lines are not theirs.
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
