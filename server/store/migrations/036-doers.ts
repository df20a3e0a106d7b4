// Ids of the staff beside their names: two people may have the same name.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** null: an older server wrote the row, and knew the name alone. */
export const doers: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('calls').addColumn('coming_by_id', 'text').execute();
    await db.schema.alterTable('order_facts').addColumn('status_by_id', 'text').execute();
    await db.schema.alterTable('order_facts').addColumn('accepted_by_id', 'text').execute();
  },
};
