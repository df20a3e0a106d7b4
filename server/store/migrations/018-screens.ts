// When each of the kitchen's screens was last heard of, and what was told of it.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A table of its own, which is written four times a minute for each screen: the devices' rows are left in peace. */
export const staffScreens: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('staff_screens')
      .addColumn('device_id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .addColumn('mute_since', 'bigint')
      .addColumn('told', 'text', (column) => column.notNull())
      .execute();
  },
};
