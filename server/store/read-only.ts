import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import type { Store } from './store.ts';

/** Opens an existing SQLite file read-only, so that it can be read beside a running server. */
export const openSqliteForReading = (file: string): Pick<Store, 'read' | 'close'> => {
  const read = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(file, { readonly: true }) }),
  });
  return { read, close: () => read.destroy() };
};
