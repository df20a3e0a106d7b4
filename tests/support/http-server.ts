// The real server on a local port, for a device's real fetch.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createPasswords } from '../../server/services/account/password-hash.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import { createRateLimits } from '../../server/services/rate-limits.ts';
import type { Services } from '../../server/services/services.ts';
import { openStore } from '../../server/store/open-store.ts';
import { readPublished } from '../../server/store/place/places.ts';
import { readServerKeys } from '../../server/store/staff/server-key.ts';
import type { Store } from '../../server/store/store.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { problemText } from '../../server/venue/problem.ts';

const DEMO = join(import.meta.dirname, '../../demo');

/** Printed codes of the demo venues' tables. */
export const DEMO_CODE = { neven: 'demo-neven-table-12-open-me', beach: 'demo-briz-sunbed-a7-hello' } as const;

export interface HttpServer {
  /** "http://127.0.0.1:49152" */
  readonly url: string;
  readonly store: Store;
  /** Services that staff use. */
  readonly services: Services;
  readonly clock: { now: number };
  /** Imports a venue folder; throws with all errors. */
  readonly importFolder: (folder: string) => Promise<void>;
  readonly placeId: (slug: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** `demos`: demo folders to import first. `now`: the server's clock, epoch ms. */
export async function startHttpServer({
  demos = [],
  now = Date.now(),
}: {
  readonly demos?: readonly ('neven' | 'hotel-rila' | 'beach-bar')[];
  readonly now?: number;
}): Promise<HttpServer> {
  const dir = await mkdtemp(join(tmpdir(), 'tabl-http-'));
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const clock = { now };
  const store = await openStore({ url: undefined, file: ':memory:' });
  const app = await createApp({ store, config: config.value, clock: () => clock.now });
  const importFolder = async (folder: string): Promise<void> => {
    const imported = await importVenue(store, dir, folder);
    if (!imported.ok) throw new Error(imported.error.map(problemText).join('\n'));
  };
  for (const demo of demos) await importFolder(join(DEMO, demo));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const services: Services = {
    store,
    places: createPublishedPlaces(store),
    clock: () => clock.now,
    limits: createRateLimits(store),
    keys: await readServerKeys(dir),
    passwords: createPasswords(),
  };
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    store,
    services,
    clock,
    importFolder,
    placeId: async (slug) => {
      const published = await readPublished(store, slug);
      if (!published) throw new Error(`There is no ${slug}`);
      return published.place.id;
    },
    close: async () => {
      await app.close();
      await store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
