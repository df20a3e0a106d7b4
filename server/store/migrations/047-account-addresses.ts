// Delivery addresses that customers keep in their account, by place.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

export const accountAddresses: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema
      .createTable('account_addresses')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('addresses', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_addresses_key', ['account_id', 'place_id'])
      .execute();
  },
};
