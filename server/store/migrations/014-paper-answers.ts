// People's decisions about papers, and since when a printer is in trouble.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Columns that may be empty: an older server writes rows without them. */
export const paperAnswers: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('print_jobs').addColumn('settled_at', 'bigint').execute();
    await db.schema.alterTable('print_jobs').addColumn('settled_by', 'text').execute();
    await db.schema.alterTable('printer_states').addColumn('trouble_at', 'bigint').execute();
  },
};
