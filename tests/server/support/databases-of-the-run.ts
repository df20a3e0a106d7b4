// Databases shared by the whole run of the server's tests: one PostgreSQL, and an empty, migrated database of either kind to
// copy. A new one takes ten times as long.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../../server/store/open-store.ts';
import { startPostgresIfPossible } from '../../support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A SQLite file. */
    readonly emptyFile: string;
    /** undefined: PostgreSQL does not run here. */
    readonly postgres:
      | {
          /** Where its socket lies. */
          readonly folder: string;
          /** The name of its empty database. */
          readonly empty: string;
          /** Statements after which a used copy of it is empty again. */
          readonly emptying: string;
        }
      | undefined;
  }
}

/** The migrations' own tables are not emptied. Rows that exist from the beginning are put back. */
const emptyingOf = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  // Foreign keys are not looked at, so that the tables may come in any order.
  const statements = ['set local session_replication_role = replica'];
  for (const { name } of tables.rows) {
    statements.push(`delete from ${name}`);
    const { rows } = await client.query<{ all: string | null }>(
      `select quote_literal(json_agg(one)::text) as all from ${name} one`,
    );
    const all = rows[0]?.all;
    if (all) statements.push(`insert into ${name} select * from json_populate_recordset(null::${name}, ${all})`);
  }
  await client.end();
  return statements.join(';\n');
};

/** Linux keeps these files in memory. */
const MEMORY = '/dev/shm';
/** A run needs some hundred MB at once; where there is less than this, its files lie on the disk. */
const ROOM = 2 * 1024 ** 3;

const hasRoom = async (folder: string): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
};

/**
 * The folder of the run's temporary files. The server waits for the disk at each commit; the tests prove that it asks for
 * that, and in memory nobody waits.
 */
const openFolder = async (): Promise<string> => {
  const inMemory = await hasRoom(MEMORY);
  const folder = await mkdtemp(join(inMemory ? MEMORY : tmpdir(), 'tabl-run-'));
  // The processes of the tests, and those that they start, find it by tmpdir().
  if (inMemory) process.env.TMPDIR = folder;
  return folder;
};

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Its programs may not be run from a folder in memory.
  const postgres = await startPostgresIfPossible();
  const folder = await openFolder();
  const emptyFile = join(folder, 'tabl.db');
  await (await openStore({ url: undefined, file: emptyFile })).close();
  provide('emptyFile', emptyFile);

  const empty = await postgres?.createDatabase();
  if (postgres && empty) {
    await (await openStore({ url: empty.url, file: '' })).close();
    const emptying = await emptyingOf(empty.url);
    provide('postgres', { folder: postgres.folder, empty: empty.name, emptying });
  } else provide('postgres', undefined);
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
