// The browser's attempt that used a sign-in link up, so that the attempt can be repeated after a lost answer.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** null: the link is unused, or an older server or an older page used it. */
export const linkAttempts: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('staff_invites').addColumn('attempt_hash', 'text').execute();
    await db.schema.alterTable('staff_invites').addColumn('attempt_code_hash', 'text').execute();
    await db.schema.alterTable('staff_invites').addColumn('sign_in_id', 'text').execute();
  },
};
