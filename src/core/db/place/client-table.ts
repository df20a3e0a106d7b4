// The owner with its places, stored so that a cold start needs no network.

import type { TablDatabase } from '#core/db/database.ts';
import type { Client } from '#domain/place/place.ts';

const CLIENT_FORMAT = 2;

export async function readClient(db: TablDatabase): Promise<Client | undefined> {
  const stored = await db.clients.get('client');
  return stored?.format === CLIENT_FORMAT && Array.isArray(stored.client?.places) ? stored.client : undefined;
}

export async function storeClient(db: TablDatabase, client: Client): Promise<void> {
  await db.clients.put({ key: 'client', format: CLIENT_FORMAT, client });
}
