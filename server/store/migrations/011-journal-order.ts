// Rows about one order, found without reading the whole journal.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const journalByOrder: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    // Most rows are an order's; those that are not need no place in it.
    await sql`create index journal_by_order on journal (place_id, order_id, seq) where order_id is not null`.execute(
      db,
    );
  },
};
