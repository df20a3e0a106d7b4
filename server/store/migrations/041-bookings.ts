// Bookings of products and tables, the quarters of an hour that they take, and the mail to their guests.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes no bookings. */
export const bookings: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('bookings')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('start_at', 'bigint', (column) => column.notNull())
      .addColumn('end_at', 'bigint', (column) => column.notNull())
      .addColumn('busy_until', 'bigint', (column) => column.notNull())
      .addColumn('thing', 'text', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('resources', 'text', (column) => column.notNull())
      .addColumn('is_late', 'integer', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('person_removed_at', 'bigint')
      .addPrimaryKeyConstraint('bookings_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('bookings_by_start').on('bookings').columns(['place_id', 'start_at']).execute();
    await db.schema
      .createTable('booking_cells')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('cell', 'bigint', (column) => column.notNull())
      .addColumn('booking_id', 'text', (column) => column.notNull())
      .addColumn('held_until', 'bigint')
      // A resource is never booked twice at a time, even where other checks fail.
      .addPrimaryKeyConstraint('booking_cells_key', ['place_id', 'resource', 'cell'])
      .execute();
    await db.schema
      .createIndex('booking_cells_by_booking')
      .on('booking_cells')
      .columns(['place_id', 'booking_id'])
      .execute();
    await db.schema
      .createTable('booking_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('booking_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('retry_at', 'bigint', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await db.schema.createIndex('booking_mails_to_send').on('booking_mails').columns(['outcome', 'place_id']).execute();
  },
};
