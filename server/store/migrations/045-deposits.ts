// Deposits of bookings, paid by card.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes bookings without a deposit, and lets none of them lapse. */
export const deposits: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('bookings').addColumn('deposit', 'bigint').execute();
    await db.schema.alterTable('bookings').addColumn('deposit_currency', 'text').execute();
    await db.schema.alterTable('bookings').addColumn('deposit_paid_at', 'bigint').execute();
    await db.schema.alterTable('bookings').addColumn('held_until', 'bigint').execute();
    await db.schema.createIndex('bookings_by_hold').on('bookings').columns(['held_until']).execute();
  },
};
