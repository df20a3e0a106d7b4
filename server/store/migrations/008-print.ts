// Printers, what is known of them, and the papers that they are to print.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Tables of their own: an older server goes on beside them and prints nothing. */
export const printing: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('printers')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('stations', 'text', (column) => column.notNull())
      .addColumn('prints', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('code_pages', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('printers_key', ['place_id', 'name'])
      .execute();
    await db.schema
      .createTable('printer_states')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('gives_proof', 'integer')
      .addColumn('trouble', 'text')
      .addColumn('confirmed', 'text')
      .addPrimaryKeyConstraint('printer_states_key', ['place_id', 'name'])
      .execute();
    await db.schema
      .createTable('print_jobs')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('printer', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text')
      .addColumn('station', 'text')
      .addColumn('copy_of', 'text')
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('retry_at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('proof', 'text')
      .addColumn('ended_at', 'bigint')
      // Base of "printed once": a second row of an id cannot be written.
      .addPrimaryKeyConstraint('print_jobs_key', ['place_id', 'printer', 'id'])
      .execute();
    await db.schema
      .createIndex('print_jobs_by_state')
      .on('print_jobs')
      .columns(['place_id', 'printer', 'state'])
      .execute();
    await db.schema.createIndex('print_jobs_by_order').on('print_jobs').columns(['place_id', 'order_id']).execute();
    await db.schema
      .createTable('print_cursors')
      .addColumn('place_id', 'integer', (column) => column.primaryKey())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .execute();
  },
};
