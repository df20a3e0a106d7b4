// Payments of orders that stand on no table, and by whose PIN something was done to a payment.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server sums payments by sittings alone: those of orders have none, and are told by the newer one. */
export const ownPayments: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('payments').addColumn('order_id', 'text').execute();
    await db.schema.alterTable('payments').addColumn('approved_by', 'text').execute();
    await db.schema.createIndex('payments_by_order').on('payments').columns(['place_id', 'order_id']).execute();
  },
};
