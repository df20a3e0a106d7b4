// Rows that a merge of two parties moved, so that it can be taken back.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server merges without it: its merges cannot be taken back. */
export const merges: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('merges')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('from_id', 'text', (column) => column.notNull())
      .addColumn('into_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('moved', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('merges_key', ['place_id', 'from_id'])
      .execute();
    await db.schema.createIndex('merges_by_into').on('merges').columns(['into_id', 'at']).execute();
  },
};
