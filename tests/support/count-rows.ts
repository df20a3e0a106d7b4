// Counts the database rows that a page reads, by table.
import type { DBCore, DBCoreTable } from 'dexie';
import type { TablDatabase } from '#core/db/database.ts';

export interface RowCount {
  readonly total: () => number;
  readonly of: (table: string) => number;
  readonly reset: () => void;
}

/** Starts counting; call it before the database is opened. A cursor counts once. */
export function countRows(db: TablDatabase): RowCount {
  const counts = new Map<string, number>();
  const add = (table: string, rows: number) => void counts.set(table, (counts.get(table) ?? 0) + rows);
  const counted = (core: DBCore, name: string): DBCoreTable => {
    const table = core.table(name);
    return {
      ...table,
      get: async (request) => {
        const row: unknown = await table.get(request);
        add(name, row === undefined ? 0 : 1);
        return row;
      },
      getMany: async (request) => {
        const rows: unknown[] = await table.getMany(request);
        add(name, rows.filter((row) => row !== undefined).length);
        return rows;
      },
      query: async (request) => {
        const found = await table.query(request);
        add(name, found.result.length);
        return found;
      },
      openCursor: async (request) => {
        const cursor = await table.openCursor(request);
        if (cursor) add(name, 1);
        return cursor;
      },
    };
  };
  db.use({ stack: 'dbcore', name: 'count', create: (core) => ({ ...core, table: (name) => counted(core, name) }) });
  return {
    total: () => [...counts.values()].reduce((sum, rows) => sum + rows, 0),
    of: (table) => counts.get(table) ?? 0,
    reset: () => counts.clear(),
  };
}
