// Opens the device's database. Where storage is refused (a private window, a full disk, a broken profile) the same
// database stands in memory: the menu and ordering work while the page is open, and the guest is told.
import { TablDatabase } from '#db/database.ts';
import { openMemoryDatabase } from '#db/memory-database.ts';

export interface OpenedDatabase {
  readonly db: TablDatabase;
  /** `memory`: nothing outlives the page. */
  readonly storage: 'kept' | 'memory';
}

const OPEN_TIMEOUT_MS = 4_000;

export async function openDatabase(): Promise<OpenedDatabase> {
  const db = new TablDatabase();
  try {
    // A database that never answers (WebKit's storage process may die) must not hold the menu back.
    await withTimeout(db.open(), OPEN_TIMEOUT_MS);
    return { db, storage: 'kept' };
  } catch {
    db.close();
    return { db: await openMemoryDatabase(), storage: 'memory' };
  }
}

async function withTimeout<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not open')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
