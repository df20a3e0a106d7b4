// One server per test: on SQLite by default, or on the given store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { startServer, type TestServer } from './server.ts';
import { openEmptyStore } from './stores.ts';

type StartOptions = Parameters<typeof startServer>[2];

/** Server of the running test. `start` starts another one on the same store, with another venue or log. */
export const withServer = (
  opened?: () => Store,
): {
  readonly server: () => TestServer;
  readonly start: (options?: StartOptions) => Promise<TestServer>;
  /** The data folder. */
  readonly folder: () => string;
} => {
  let folder: string;
  let store: Store;
  let servers: TestServer[] = [];
  const start = async (options?: StartOptions): Promise<TestServer> => {
    const started = await startServer(store, folder, options);
    servers.push(started);
    return started;
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabl-server-'));
    store = opened?.() ?? (await openEmptyStore(folder));
    await start();
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
    servers = [];
    if (!opened) await store.close();
    await rm(folder, { recursive: true });
  });
  return {
    server: () => {
      const last = servers.at(-1);
      if (!last) throw new Error('No server runs');
      return last;
    },
    start,
    folder: () => folder,
  };
};
