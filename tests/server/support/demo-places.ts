// The published demo venues, as the server knows them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublishedPlaces, type PublishedPlace } from '../../../server/services/place/published-places.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';

const DEMO = join(import.meta.dirname, '../../../demo');

/** Imports the demo venues. */
export async function importDemo(store: Store, dataDir: string): Promise<void> {
  for (const name of ['neven', 'hotel-rila', 'beach-bar']) {
    const imported = await importVenue(store, dataDir, join(DEMO, name));
    if (!imported.ok) throw new Error(name);
  }
}

/** By slug. */
export async function publishedDemo(): Promise<ReadonlyMap<string, PublishedPlace>> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const store = await openStore({ url: undefined, file: ':memory:' });
  await importDemo(store, folder);
  const all = await createPublishedPlaces(store).all();
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return new Map(all.map((one) => [one.document.place.slug, one]));
}
