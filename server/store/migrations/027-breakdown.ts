import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Surcharges of an order, and the tax in it. An older server writes orders without. */
export const orderBreakdowns: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('breakdown', 'text').execute();
  },
};
