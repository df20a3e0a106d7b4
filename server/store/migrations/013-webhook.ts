import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A table of its own: an older server goes on beside it and tells nobody. */
export const webhooks: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('retry_at', 'bigint', (column) => column.notNull())
      .addColumn('failing_since', 'bigint')
      .addColumn('reason', 'text')
      .addColumn('paused_at', 'bigint')
      .addColumn('holder', 'text')
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('webhooks_url', ['place_id', 'url'])
      .execute();
  },
};
