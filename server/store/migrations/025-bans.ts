// Devices whose orders are not taken.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A table of its own: an older server beside it takes orders from everybody. */
export const orderBans: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('order_bans')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('lifted_at', 'bigint')
      .execute();
    await db.schema.createIndex('order_bans_sender').on('order_bans').columns(['place_id', 'sender']).execute();
  },
};
