// Mark that the person was removed from an order.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes nobody out, and reads those that were as orders that say no name. */
export const personRemoved: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('person_removed_at', 'bigint').execute();
    // Orders alone that still hold a person: an order that was cleared is never looked through again.
    await db.schema
      .createIndex('orders_with_person')
      .on('orders')
      .columns(['place_id', 'placed_at'])
      .where(sql<boolean>`details is not null and person_removed_at is null`)
      .execute();
  },
};
