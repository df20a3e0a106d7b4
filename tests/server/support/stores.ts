// Whatever is true of the store must be true on both databases.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { databasesIn } from '../../support/postgres.ts';

/** Runs the tests on SQLite in a file and on PostgreSQL, each with an empty store of its own. */
export const onBothDatabases = (name: string, tests: (store: () => Store) => void): void => {
  describe(`${name} on SQLite`, () => {
    let folder: string;
    let store: Store;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tabl-store-'));
      const file = join(folder, 'tabl.db');
      await copyFile(inject('emptyFile'), file);
      store = await openStore({ url: undefined, file });
    });
    afterEach(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });
    tests(() => store);
  });

  describe(`${name} on PostgreSQL`, () => {
    const postgres = inject('postgres');
    const databases = postgres && databasesIn(postgres.folder);
    let store: Store | undefined;
    afterAll(() => databases?.dropDatabases());
    beforeEach(async ({ skip }) => {
      if (!postgres || !databases) return skip();
      const { url } = await databases.createDatabase(postgres.empty);
      store = await openStore({ url, file: '' });
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
