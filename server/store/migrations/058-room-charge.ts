// Hotel room whose bill takes a payment.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Null: the payment is not on a room's bill, or an older server noted it in the room itself. */
export const roomCharge: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('payments').addColumn('room', 'text').execute();
  },
};
