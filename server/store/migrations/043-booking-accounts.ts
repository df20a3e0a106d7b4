// The customer who was signed in when a booking was made.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server writes bookings without it: they are on no customer's list. */
export const bookingAccounts: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('bookings').addColumn('account_id', 'text').execute();
    await db.schema.createIndex('bookings_by_account').on('bookings').columns(['account_id', 'start_at']).execute();
  },
};
