// The links of orders that guests are sent by mail.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server sends none of them. */
export const mails: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('mails')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('follow_key', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('retry_at', 'bigint', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addPrimaryKeyConstraint('mails_key', ['place_id', 'order_id'])
      .execute();
    await db.schema.createIndex('mails_to_send').on('mails').columns(['outcome', 'place_id']).execute();
  },
};
