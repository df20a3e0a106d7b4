// Requests of guests to the staff: calls, how a bill is to be split, and feedback on their visit.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server writes bills without a call; such a bill is open until its orders are paid. */
export const guestCalls: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('calls')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('room', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('needs', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('coming_by', 'text')
      .addColumn('coming_at', 'bigint')
      .addColumn('done_by', 'text')
      .addColumn('done_at', 'bigint')
      .addColumn('withdrawn_at', 'bigint')
      .addPrimaryKeyConstraint('calls_key', ['place_id', 'id'])
      .execute();
    await db.schema.createIndex('calls_by_session').on('calls').columns(['session_id', 'made_at']).execute();
    await db.schema.alterTable('bills').addColumn('split', 'text').execute();
    await db.schema
      .createTable('feedbacks')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text')
      .addColumn('table_name', 'text')
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('feedbacks_key', ['place_id', 'id'])
      .execute();
  },
};
