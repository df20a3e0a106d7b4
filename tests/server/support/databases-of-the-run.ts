// Databases shared by a whole test run: one PostgreSQL, and an empty migrated database of each kind to copy, because a new
// one takes ten times as long.
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
    /** `undefined`: PostgreSQL is not available. */
    readonly postgres:
      | {
          /** Where its socket lies. */
          readonly folder: string;
          /** Name of its empty database. */
          readonly empty: string;
          /** Statements that empty a used copy. */
          readonly emptying: string;
        }
      | undefined;
  }
}

/** Keeps the migrations' own tables, and restores rows that exist from the start. */
const emptyingOf = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  // Disables foreign key checks, so that the order of tables is free.
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

/** On Linux, a folder in memory. */
const MEMORY = '/dev/shm';
/** Required free space, bytes; a run needs some hundred MB. With less, the files are on disk. */
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
 * Folder of the run's temporary files. Servers wait for the disk at each commit; in memory this costs no time, and the tests
 * still prove that they ask for it.
 */
const openFolder = async (): Promise<string> => {
  const inMemory = await hasRoom(MEMORY);
  const folder = await mkdtemp(join(inMemory ? MEMORY : tmpdir(), 'tabl-run-'));
  // Test processes and their children find it by tmpdir().
  if (inMemory) process.env.TMPDIR = folder;
  return folder;
};

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Started first, because programs may not run from a folder in memory.
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
