import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the database and migrates it: SQLite in a file, or PostgreSQL when a URL is given. ":memory:" is a temporary SQLite.
 * Throws when it cannot be opened.
 */
export const openStore = (config: { readonly url: string | undefined; readonly file: string }): Promise<Store> =>
  config.url === undefined ? openSqlite(config.file) : openPostgres(config.url);
