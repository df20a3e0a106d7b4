// Notes which tables a query reads, so that a change of any of them runs the query again. Dexie's own live queries learn this
// from their async zone, which the browser's `await` can lose: then they never hear of the change.
import type { DBCore, DBCoreTable, Middleware } from 'dexie';

/** Tables read since each running query began. Queries that run at once note each other's tables too: no harm but a read. */
const running = new Set<Set<string>>();

/** Runs a query, and adds the names of the tables that are read meanwhile to `tables`. */
export async function notingReads<T>(query: () => Promise<T>, tables: Set<string>): Promise<T> {
  running.add(tables);
  try {
    return await query();
  } finally {
    running.delete(tables);
  }
}

const READS = ['get', 'getMany', 'query', 'openCursor', 'count'] as const satisfies readonly (keyof DBCoreTable)[];

/** Dexie middleware that notes every read of a database. */
export const noteReads: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'noteReads',
  create: (core) => ({
    table: (name) => {
      const table = core.table(name);
      const noting =
        (read: (...args: never) => unknown) =>
        (...args: never) => {
          for (const tables of running) tables.add(name);
          return read(...args);
        };
      return { ...table, ...Object.fromEntries(READS.map((read) => [read, noting(table[read])])) };
    },
  }),
};
