// The device's own facts, read as its database is opened: whose places these are, and how far its clock is off.

import { TablDatabase } from '#core/db/database.ts';
import { readClockOffset } from '#core/db/device/device-table.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { openGuarded, type StorageGuard } from '#core/db/storage-guard.ts';
import { endStart } from '#core/platform/device/start-note.ts';

// The device's database. Where storage is refused (a private window, a full disk, a broken profile), or taken away under
// the open page, the same database stands in memory: the menu and ordering go on, and the guest is told.
interface OpenedDatabase {
  readonly db: TablDatabase;
  readonly storage: StorageGuard;
}

/** `onRestored`: it was wiped under the page, and what was the guest's has been put back; the menu has not. */
async function openDatabase(onRestored: () => void): Promise<OpenedDatabase> {
  const found = browserStorage();
  const movable = createMovableStorage(found?.indexedDB, found?.IDBKeyRange);
  const db = new TablDatabase(movable);
  return { db, storage: await openGuarded(db, movable, onRestored) };
}

/** Where a page may store nothing at all, even asking is forbidden. */
function browserStorage(): { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } | undefined {
  try {
    const { indexedDB, IDBKeyRange } = globalThis;
    return indexedDB && { indexedDB, IDBKeyRange };
  } catch {
    return undefined;
  }
}

export interface OpenedDevice extends OpenedDatabase {
  readonly clientId: string | undefined;
  /** Server minus device, in ms, as an earlier start had learnt it. */
  readonly clockOffset: number | undefined;
}

/** `onRestored`: as for the database. */
export async function openDevice(onRestored: () => void): Promise<OpenedDevice> {
  const opened = await openDatabase(onRestored);
  endStart();
  const [client, clockOffset] = await Promise.all([
    readClient(opened.db).catch(() => undefined),
    readClockOffset(opened.db).catch(() => undefined),
  ]);
  return { ...opened, clientId: client?.id, clockOffset };
}
