// Earlier time, people and hall of a booking whose change a mail reports.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** JSON of time, people and hall; null: the mail reports no such change. */
export const mailedChange: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('booking_mails').addColumn('earlier', 'text').execute();
  },
};
