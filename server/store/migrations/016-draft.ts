// The owner's edits, and what was published when.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Tables of their own: an older server goes on beside them and publishes by import alone. */
export const ownersDrafts: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('drafts')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('edit', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('publication_id', 'text')
      .addColumn('removed_at', 'bigint')
      .addPrimaryKeyConstraint('drafts_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('drafts_by_publication').on('drafts').columns(['place_id', 'publication_id']).execute();
    await db.schema
      .createTable('publications')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('done_at', 'bigint')
      .addColumn('done_position', 'integer')
      .addColumn('undone_at', 'bigint')
      .addColumn('failed', 'text')
      .addColumn('made', 'text')
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('publications_key', ['place_id', 'id'])
      .execute();
  },
};
