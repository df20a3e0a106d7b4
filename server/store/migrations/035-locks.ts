// Since when a device is locked by wrong PINs, and which manager has seen it.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Whether a device is locked stands in its own row, as ever: an older server needs none of this. */
export const staffLocks: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('staff_locks')
      .addColumn('device_id', 'text', (column) => column.primaryKey().references('staff_devices.id'))
      .addColumn('locked_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .addColumn('seen_by', 'text')
      .execute();
  },
};
