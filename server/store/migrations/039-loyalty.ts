// Points and money that customers collect and spend at a place.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server collects nothing and gives nothing back: an order that it turns down keeps what was spent on it. */
export const loyalty: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('loyalty_orders')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('percent', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('loyalty_orders_key', ['place_id', 'order_id'])
      .execute();
    await db.schema
      .createTable('loyalty_ledger')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addPrimaryKeyConstraint('loyalty_ledger_key', ['place_id', 'order_id', 'unit', 'turn'])
      .execute();
    await db.schema
      .createIndex('loyalty_ledger_by_account')
      .on('loyalty_ledger')
      .columns(['account_id', 'place_id', 'at'])
      .execute();
    await db.schema.createIndex('loyalty_orders_by_account').on('loyalty_orders').columns(['account_id']).execute();
  },
};
