// How phones are called at their tables, and which sitting another one became a part of.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A sitting without guests is one where nobody has given a name: an older server writes none. */
export const tableGuests: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('table_guests')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('table_guests_key', ['session_id', 'sender'])
      .execute();
    await db.schema.alterTable('table_sessions').addColumn('merged_into', 'text').execute();
    await db.schema.alterTable('order_facts').addColumn('taken_by', 'text').execute();
  },
};
