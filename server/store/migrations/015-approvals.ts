// Approvals that a manager has given another person by PIN: one command each.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server asks for none of it, and turns down what would need it. */
export const staffApprovals: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('staff_approvals')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('command_id', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('asker_id', 'text', (column) => column.notNull())
      .addColumn('approver_id', 'text', (column) => column.notNull().references('staff_people.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('staff_approvals_key', ['place_id', 'command_id'])
      .execute();
  },
};
