// Phones of the staff's own that were signed out, and come back by their person's PIN.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server knows of no return: its people need a link. */
export const staffReturns: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('staff_returns')
      .addColumn('sign_in_id', 'text', (column) => column.primaryKey().references('staff_sign_ins.id'))
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute();
  },
};
