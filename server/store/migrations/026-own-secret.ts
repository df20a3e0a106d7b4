// Orders without a table: what they need beside their dishes, and the secret by which their guest is known again.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const ownSecrets: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('details', 'text').execute();
    await db.schema.alterTable('orders').addColumn('wanted_at', 'bigint').execute();
    await db.schema.alterTable('answers').addColumn('secret_hash', 'text').execute();
    await db.schema.createIndex('answers_by_secret').on('answers').columns(['place_id', 'secret_hash']).execute();
  },
};
