// Which orders are wanted for which time, and how many there are of each.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes orders for a time without counting them. */
export const slots: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('slot_uses')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('slot_uses_key', ['place_id', 'at'])
      .execute();
    await db.schema
      .createTable('slot_orders')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('slot_orders_key', ['place_id', 'order_id'])
      .execute();
  },
};
