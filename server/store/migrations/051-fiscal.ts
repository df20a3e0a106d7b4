// Fiscal receipts of card payments that staff issue by hand.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Payments of an older server ask for no receipt here. */
export const fiscalReceipts: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('card_payments').addColumn('fiscal_due', 'integer').execute();
    await db.schema.alterTable('card_payments').addColumn('fiscal_at', 'bigint').execute();
    await db.schema.alterTable('card_payments').addColumn('fiscal_by', 'text').execute();
    await db.schema
      .createIndex('card_payments_by_fiscal')
      .on('card_payments')
      .columns(['place_id', 'fiscal_due', 'fiscal_at'])
      .execute();
  },
};
