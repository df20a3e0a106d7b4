// Payments by card.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

const NO = sql`0`;

/** An older server holds no order back, and knows nothing of what is paid by card: the parts that it reads are noted beside it. */
export const cardPayments: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('held', 'integer').execute();
    await db.schema
      .createTable('card_payments')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(NO))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('subject_key', 'text', (column) => column.notNull())
      .addColumn('open_subject', 'text')
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('attempt_key', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('tip', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('page', 'text')
      .addColumn('memory', 'text')
      .addColumn('account_id', 'text')
      .addColumn('instrument_key', 'text')
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('poll_at', 'bigint')
      .addColumn('polls', 'integer', (column) => column.notNull().defaultTo(NO))
      .addColumn('alarm', 'text')
      .execute();
    const index = (name: string, columns: readonly ('place_id' | 'open_subject' | 'attempt_key' | 'subject_key')[]) =>
      db.schema
        .createIndex(name)
        .on('card_payments')
        .columns([...columns]);
    await index('card_payments_one_open', ['place_id', 'open_subject']).unique().execute();
    await index('card_payments_by_attempt', ['place_id', 'attempt_key']).unique().execute();
    await index('card_payments_by_subject', ['place_id', 'subject_key']).execute();
    await db.schema
      .createIndex('card_payments_by_reference')
      .on('card_payments')
      .columns(['provider', 'reference'])
      .unique()
      .execute();
    await db.schema.createIndex('card_payments_by_poll').on('card_payments').columns(['poll_at']).execute();
    await db.schema
      .createTable('card_moves')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('payment_key', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('tip', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('card_moves_by_day').on('card_moves').columns(['place_id', 'day']).execute();
    await db.schema.createIndex('card_moves_by_payment').on('card_moves').columns(['payment_key']).execute();
    await db.schema
      .createTable('card_refunds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('payment_key', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('taken_by', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('try_at', 'bigint')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(NO))
      .execute();
    await db.schema.createIndex('card_refunds_by_payment').on('card_refunds').columns(['payment_key']).execute();
    await db.schema.createIndex('card_refunds_by_try').on('card_refunds').columns(['try_at']).execute();
    await db.schema
      .createTable('payment_instruments')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(NO))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('expires', 'text')
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('forgotten_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('payment_instruments_by_account')
      .on('payment_instruments')
      .columns(['account_id', 'place_id'])
      .execute();
    await db.schema
      .createTable('payment_customers')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('is_demo', 'integer', (column) => column.notNull().defaultTo(NO))
      .addColumn('reference', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('payment_customers_key', ['place_id', 'account_id', 'provider', 'is_demo'])
      .execute();
    await db.schema
      .createTable('payment_notices')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('payment_notices_key', ['provider', 'id'])
      .execute();
    await db.schema
      .createTable('held_orders')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('released_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('held_orders_key', ['place_id', 'order_id'])
      .execute();
    await db.schema.createIndex('held_orders_by_until').on('held_orders').columns(['until']).execute();
  },
};
