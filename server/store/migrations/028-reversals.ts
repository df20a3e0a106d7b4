// Payments that are taken back.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/**
 * A taking-back is a row of its own below zero that names the payment: a sum of all rows is right, by an older server too. The
 * database itself sees to it that a payment is taken back once.
 */
export const paymentReversals: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('payments').addColumn('reverses', 'text').execute();
    await db.schema.alterTable('payments').addColumn('reason', 'text').execute();
    await db.schema
      .createIndex('payments_reversed_once')
      .on('payments')
      .columns(['place_id', 'reverses'])
      .unique()
      .execute();
  },
};
