// The same database in the page's memory, for a browser that refuses storage; fetched only there.
import { TablDatabase } from './database.ts';

export async function openMemoryDatabase(): Promise<TablDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const db = new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  await db.open();
  return db;
}
