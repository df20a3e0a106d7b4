// Sign-ins of one person at several places, on one phone: each is its own, and all of them belong to one session.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server writes sign-ins without it: each is then a session of its own. */
export const staffSessions: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('staff_sign_ins').addColumn('session_id', 'text').execute();
    await db.schema.createIndex('staff_sign_ins_by_session').on('staff_sign_ins').columns(['session_id']).execute();
  },
};
