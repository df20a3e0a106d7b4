import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { Mistake } from './configuration.ts';

export const databaseFile = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'tabl.db');

/** Opens the configured store. Throws a Mistake when the store cannot be opened. */
export async function openConfiguredStore(config: Config): Promise<Store> {
  try {
    await mkdir(config.dataDir, { recursive: true });
    return await openStore({ url: config.databaseUrl, file: databaseFile(config) });
  } catch (error) {
    const what = config.databaseUrl === undefined ? `in ${config.dataDir} (DATA_DIR)` : 'of DATABASE_URL';
    throw new Mistake(`The database ${what} cannot be opened: ${error instanceof Error ? error.message : error}`);
  }
}

/** Opens the store for one job and always closes it. */
export async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openConfiguredStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
