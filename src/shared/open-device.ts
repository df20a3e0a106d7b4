// Device data read when the database opens: the owner of the places, and the clock's offset.

import { TablDatabase } from '#core/db/database.ts';
import { readClockOffset } from '#core/db/device/device-table.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { openGuarded, type StorageGuard } from '#core/db/storage-guard.ts';
import { endStart } from '#core/platform/device/start-note.ts';

// The device's database. If storage is refused (a private window, a full disk, a broken profile) or lost while the page is
// open, an in-memory database replaces it: menu and ordering continue, and the guest is told.
interface OpenedDatabase {
  readonly db: TablDatabase;
  readonly storage: StorageGuard;
}

/** `onRestored`: the database was deleted while the page was open; the guest's rows are restored, the menu is not. */
async function openDatabase(onRestored: () => void): Promise<OpenedDatabase> {
  const found = browserStorage();
  const movable = createMovableStorage(found?.indexedDB, found?.IDBKeyRange);
  const db = new TablDatabase(movable);
  return { db, storage: await openGuarded(db, movable, onRestored) };
}

/** A browser that forbids storage may throw even on access. */
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
  /** Server minus device time in ms, as learnt by an earlier start. */
  readonly clockOffset: number | undefined;
}

/** `onRestored`: see `openDatabase`. */
export async function openDevice(onRestored: () => void): Promise<OpenedDevice> {
  const opened = await openDatabase(onRestored);
  endStart();
  const [client, clockOffset] = await Promise.all([
    readClient(opened.db).catch(() => undefined),
    readClockOffset(opened.db).catch(() => undefined),
  ]);
  return { ...opened, clientId: client?.id, clockOffset };
}
