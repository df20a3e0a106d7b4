// Tips that staff note beside a payment.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** A separate column: `amount` settles the bill, also for an older server, and a tip never does. */
export const notedTips: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('payments').addColumn('tip', 'bigint').execute();
  },
};
