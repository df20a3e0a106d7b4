import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the database and brings it up to date: SQLite in a file, or PostgreSQL where a URL is given. ":memory:" is a
 * SQLite that forgets. Throws where it cannot be opened.
 */
export const openStore = (config: { readonly url: string | undefined; readonly file: string }): Promise<Store> =>
  config.url === undefined ? openSqlite(config.file) : openPostgres(config.url);
