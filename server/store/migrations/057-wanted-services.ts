// Time for which a guest wants a service, such as a taxi at 18:30.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Epoch ms; null: as soon as possible, as in calls of older servers. */
export const wantedServices: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('calls').addColumn('wanted_at', 'bigint').execute();
  },
};
