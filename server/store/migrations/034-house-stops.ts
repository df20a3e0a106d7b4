// Devices of the house from which no orders are to be taken, whichever browser speaks for them.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** The ban of its sender stands beside it, as ever: an older server needs none of this. */
export const houseStops: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('house_stops')
      .addColumn('device_id', 'text', (column) => column.primaryKey().references('staff_devices.id'))
      .addColumn('stopped_at', 'bigint', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .execute();
  },
};
