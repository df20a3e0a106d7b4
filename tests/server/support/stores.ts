// Whatever is true of the store must be true on both databases.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { startPostgresIfPossible, type TestPostgres } from '../../support/postgres.ts';

/** Runs the tests on SQLite in a file and on PostgreSQL, each with an empty store of its own. */
export const onBothDatabases = (name: string, tests: (store: () => Store) => void): void => {
  describe(`${name} on SQLite`, () => {
    let folder: string;
    let store: Store;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tabl-store-'));
      store = await openStore({ url: undefined, file: join(folder, 'tabl.db') });
    });
    afterEach(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    tests(() => store);
  });

  describe(`${name} on PostgreSQL`, () => {
    let postgres: TestPostgres | undefined;
    let store: Store | undefined;
    beforeAll(async () => {
      postgres = await startPostgresIfPossible();
    });
    afterAll(() => postgres?.stop());
    beforeEach(async ({ skip }) => {
      if (!postgres) return skip();
      store = await openStore({ url: await postgres.createDatabase(), file: '' });
    });
    afterEach(async () => {
      await store?.close();
      store = undefined;
    });
    tests(() => {
      if (!store) throw new Error('No store is open');
      return store;
    });
  });
};
