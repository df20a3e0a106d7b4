// That the person was taken out of an order.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes nobody out, and reads those that were as orders that say no name. */
export const personRemoved: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('person_removed_at', 'bigint').execute();
    // Those alone that somebody is still in: what was looked through once is never looked through again.
    await db.schema
      .createIndex('orders_with_person')
      .on('orders')
      .columns(['place_id', 'placed_at'])
      .where(sql<boolean>`details is not null and person_removed_at is null`)
      .execute();
  },
};
