// Staff's facts about orders, and payments of tables.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An order without a row of facts is one of which nobody has said anything: an older server writes none. */
export const staffBoard: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('order_facts')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('status_by', 'text')
      .addColumn('status_at', 'bigint')
      .addColumn('reason', 'text')
      .addColumn('moved_from', 'text')
      .addPrimaryKeyConstraint('order_facts_key', ['place_id', 'order_id'])
      .execute();
    await db.schema
      .createTable('payments')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('tender', 'text', (column) => column.notNull())
      .addColumn('taken_by', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('payments_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('payments_by_session').on('payments').columns(['place_id', 'session_id']).execute();
    await db.schema.createIndex('orders_by_place').on('orders').columns(['place_id', 'placed_at']).execute();
  },
};
