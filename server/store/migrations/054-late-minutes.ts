// The time at which late guests of a booking are expected.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A separate column: an older server still reads `is_late`. */
export const lateMinutes: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('bookings').addColumn('late_minutes', 'integer').execute();
  },
};
