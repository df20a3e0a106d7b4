// Links to orders without a table: by the hash of its key an order is found.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const followKeys: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('answers').addColumn('follow_hash', 'text').execute();
    await db.schema.createIndex('answers_by_follow').on('answers').columns(['place_id', 'follow_hash']).execute();
  },
};
