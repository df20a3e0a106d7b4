// Printers that ask the server for their papers: what each proves itself by, and when it last asked.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const printerKeys: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('printer_keys')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('asked_at', 'bigint')
      .addPrimaryKeyConstraint('printer_keys_key', ['place_id', 'name'])
      .execute();
  },
};
