// Log entries of visits.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const logEntries: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('log_entries')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('category_id', 'integer')
      .addColumn('product_id', 'integer')
      .addColumn('amount', 'integer')
      .addColumn('action', 'text')
      .addColumn('words', 'text')
      .addPrimaryKeyConstraint('log_entries_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('log_entries_by_time').on('log_entries').columns(['place_id', 'kind', 'at']).execute();
  },
};
