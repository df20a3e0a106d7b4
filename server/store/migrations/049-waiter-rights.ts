// Rights of waiters who scanned a table's code.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server takes a waiter's right for a guest's. */
export const waiterRights: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('session_tokens').addColumn('staff_id', 'text').execute();
  },
};
