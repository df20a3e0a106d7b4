// Shares of tables' bills, and the dishes that they take.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/**
 * A dish is one row for as long as it is held or paid: the database itself sees to it that two guests never hold one. An
 * older server counts payments alone, as it did.
 */
export const billShares: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('bill_shares')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('tip', 'bigint', (column) => column.notNull())
      .addColumn('people', 'integer')
      .addColumn('parts', 'integer')
      .addColumn('round', 'integer')
      .addColumn('pieces', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('sender', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('payment_id', 'text')
      .addPrimaryKeyConstraint('bill_shares_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('bill_shares_by_session').on('bill_shares').columns(['session_id', 'state']).execute();
    await db.schema
      .createTable('bill_claims')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('piece', 'integer', (column) => column.notNull())
      .addColumn('share_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('bill_claims_key', ['place_id', 'order_id', 'line', 'piece'])
      .execute();
    await db.schema.createIndex('bill_claims_by_share').on('bill_claims').columns(['place_id', 'share_id']).execute();
  },
};
