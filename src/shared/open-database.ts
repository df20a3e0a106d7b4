// The device's database. Where storage is refused (a private window, a full disk, a broken profile), or taken away under
// the open page, the same database stands in memory: the menu and ordering go on, and the guest is told.
import { TablDatabase } from '#core/db/database.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { openGuarded, type StorageGuard } from '#core/db/storage-guard.ts';

export interface OpenedDatabase {
  readonly db: TablDatabase;
  readonly storage: StorageGuard;
}

/** `onRestored`: it was wiped under the page, and what was the guest's has been put back; the menu has not. */
export async function openDatabase(onRestored: () => void): Promise<OpenedDatabase> {
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
