// Cash that coins could not pay to the cent.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** `amount` is what a payment settles, so that sums of an older server are right; it says nothing of the rounding. */
export const cashRounding: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('payments').addColumn('rounding', 'bigint').execute();
  },
};
