// Customers' accounts, their sign-ins, their links, their orders and the mail to them.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

type Db = Kysely<Database>;

const people = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('verified_at', 'bigint')
    .addColumn('mail_consent_at', 'bigint')
    .addColumn('profiling_consent_at', 'bigint')
    .execute();
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('account_sessions_by_secret').on('account_sessions').columns(['secret_hash']).execute();
  await db.schema.createIndex('account_sessions_by_account').on('account_sessions').columns(['account_id']).execute();
};

const links = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('account_links')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('account_links_by_account').on('account_links').columns(['account_id']).execute();
  await db.schema
    .createTable('account_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'bigint', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('account_mails_to_send').on('account_mails').columns(['outcome', 'place_id']).execute();
};

/** An older server knows none of these tables: its orders have no customer. */
export const accounts: Migration = {
  async up(db: Db): Promise<void> {
    await people(db);
    await links(db);
    await db.schema
      .createTable('account_orders')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_orders_key', ['place_id', 'order_id'])
      .execute();
    await db.schema
      .createIndex('account_orders_by_account')
      .on('account_orders')
      .columns(['account_id', 'placed_at'])
      .execute();
  },
};
