// Pictures that owners sent.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A table of its own: an older server goes on beside it, and publishes what the file names. */
export const uploadedPictures: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('uploaded_pictures')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('sizes', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('unused_since', 'bigint')
      .addPrimaryKeyConstraint('uploaded_pictures_key', ['place_id', 'name'])
      .execute();
  },
};
