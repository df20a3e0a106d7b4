// Which key files belong to a database, so that a dump that is restored beside other keys is noticed.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server writes no mark: the first newer one marks the key that it finds. */
export const serverKeys: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('server_keys')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('mark', 'text', (column) => column.notNull())
      .execute();
  },
};
