// Tables that a venue's people make and change beside the file, and codes that are good no longer.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const managedTables: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    for (const column of ['file_name', 'retired_by'] as const) {
      await db.schema.alterTable('tables').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('tables').addColumn('made_here', 'integer').execute();
    await db.schema
      .createTable('dead_codes')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('dead_codes_key', ['place_id', 'code'])
      .execute();
  },
};
