// Feedback is read from the latest on.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const feedbackByTime: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.createIndex('feedbacks_by_time').on('feedbacks').columns(['place_id', 'at', 'id']).execute();
  },
};
