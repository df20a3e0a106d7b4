// Sizes and ingredients that are off, and counted portions, stand in tables of their own: an older server takes every row
// of `availability` for a whole dish.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const availabilityParts: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('availability').addColumn('at', 'bigint').execute();
    await db.schema
      .createTable('parts_off')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('parts_off_key', ['place_id', 'part'])
      .execute();
    await db.schema
      .createTable('portions')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('portions_left', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('count_id', 'bigint', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('portions_key', ['place_id', 'product_id'])
      // No portion is promised that does not exist, even where other checks fail.
      .addCheckConstraint('portions_not_below_zero', sql`portions_left >= 0`)
      .execute();
    await db.schema
      .createTable('portions_taken')
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('count_id', 'bigint', (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('portions_taken_key', ['place_id', 'order_id', 'product_id'])
      .execute();
  },
};
