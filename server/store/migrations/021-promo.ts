// Guests' uses of promo codes with orders, and discounts on an order as a whole.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server writes orders without their discounts, and takes no codes. */
export const promotions: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('promo_uses')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      // An order has one code, and has it once.
      .addPrimaryKeyConstraint('promo_uses_key', ['place_id', 'order_id'])
      .execute();
    await db.schema.createIndex('promo_uses_by_code').on('promo_uses').columns(['place_id', 'code', 'guest']).execute();
    await db.schema.alterTable('orders').addColumn('discounts', 'text').execute();
  },
};
