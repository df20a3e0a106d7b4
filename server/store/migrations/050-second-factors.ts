// Second factors of staff: the sealed secret of an authenticator app, and recovery codes.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server signs in by the link alone. */
export const secondFactors: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('staff_second_factors')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('staff_people.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint')
      .execute();
    await db.schema
      .createTable('staff_recovery_codes')
      .addColumn('person_id', 'text', (column) => column.notNull().references('staff_people.id'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('staff_recovery_codes_key', ['person_id', 'code_hash'])
      .execute();
  },
};
