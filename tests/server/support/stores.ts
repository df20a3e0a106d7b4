// Runs store tests on both databases: some on both with every change, others on PostgreSQL in the long rest only.
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { INSTALLATION, type Store } from '../../../server/store/store.ts';
import { databasesIn } from '../../support/postgres.ts';

/** An empty store in the folder: a copy of the run's, because migrations take ten times as long. */
export const openEmptyStore = async (folder: string): Promise<Store> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'tabl.db');
  await copyFile(inject('emptyFile'), file);
  return openStore({ url: undefined, file });
};

/** No place has this id. */
const NOWHERE = -1;

/**
 * Deletes all data of a test, by the statements of `databases-of-the-run.ts`. Resolves when the store has received all
 * notifications, so that the next test gets none of them.
 */
const emptyStore = async (store: Store, emptying: string): Promise<void> => {
  const heard = new Promise<void>((done) => {
    const stop = store.onChange((placeId) => {
      if (placeId !== NOWHERE) return;
      stop();
      done();
    });
  });
  await store.write(INSTALLATION, async ({ db, changed }) => {
    await sql.raw(emptying).execute(db);
    await changed(NOWHERE);
  });
  await heard;
};

const onSqlite = (tests: (store: () => Store) => void): void => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabl-store-'));
    store = await openEmptyStore(folder);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  tests(() => store);
};

/** One database and store for all tests, emptied in between, because a new database takes ten times as long. */
const onPostgres = (tests: (store: () => Store) => void): void => {
  const postgres = inject('postgres');
  const databases = postgres && databasesIn(postgres.folder);
  let kept: Store | undefined;
  let store: Store | undefined;
  let ends: (() => void)[] = [];
  afterAll(async () => {
    await kept?.close();
    await databases?.dropDatabases();
  });
  beforeEach(async ({ skip }) => {
    if (!postgres || !databases) return skip();
    if (kept) await emptyStore(kept, postgres.emptying);
    else kept = await openStore({ url: (await databases.createDatabase(postgres.empty)).url, file: '' });
    const { onChange } = kept;
    store = {
      ...kept,
      onChange: (listener) => {
        const end = onChange(listener);
        ends.push(end);
        return end;
      },
    };
  });
  afterEach(() => {
    for (const end of ends) end();
    ends = [];
    store = undefined;
  });
  tests(() => {
    if (!store) throw new Error('No store is open');
    return store;
  });
};

/** Runs the tests on SQLite and PostgreSQL with every change, for tests that depend on the database. */
export const onBothDatabases = (name: string, tests: (store: () => Store) => void): void => {
  describe(`${name} on SQLite`, () => onSqlite(tests));
  describe(`${name} on PostgreSQL`, () => onPostgres(tests));
};

/**
 * Runs the tests on SQLite with every change, and on PostgreSQL in the long rest, for tests that hardly depend on the
 * database.
 */
export const onEitherDatabase = (name: string, tests: (store: () => Store) => void): void => {
  describe(`${name} on SQLite`, () => onSqlite(tests));
  describe(`${name} on PostgreSQL`, { tags: ['deep'] }, () => onPostgres(tests));
};
