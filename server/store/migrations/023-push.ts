// Phones that are told of what needs somebody while no page of theirs is open, and what each was told.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** Tables of their own: an older server goes on beside them and tells nobody. */
export const pushes: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('sign_in_id', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('push_subscriptions_sign_in', ['place_id', 'sign_in_id'])
      .execute();
    await db.schema
      .createTable('push_messages')
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('need', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('retry_at', 'bigint', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addPrimaryKeyConstraint('push_messages_key', ['subscription_id', 'need'])
      .execute();
  },
};
