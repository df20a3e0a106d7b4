// Pictures that guests send for a gallery.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server shows the gallery of the venue file alone. */
export const guestPictures: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('guest_pictures')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('sizes', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('decided_by', 'text')
      .addPrimaryKeyConstraint('guest_pictures_key', ['place_id', 'id'])
      .execute();
    await db.schema
      .createIndex('guest_pictures_by_status')
      .on('guest_pictures')
      .columns(['place_id', 'status', 'at'])
      .execute();
  },
};
