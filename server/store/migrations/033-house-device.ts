// Devices that guests use: where each stands, how it is, and what it was told.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

/** An older server knows no device of these kinds, and takes a right of theirs for a guest's. */
export const houseDevices: Migration = {
  async up(db: Kysely<Database>): Promise<void> {
    await db.schema.alterTable('staff_devices').addColumn('table_name', 'text').execute();
    await db.schema.alterTable('session_tokens').addColumn('device_id', 'text').execute();
    await db.schema.createIndex('session_tokens_by_device').on('session_tokens').columns(['device_id']).execute();
    // A table of its own, which is written twice a minute for each device: the devices' rows are left in peace.
    await db.schema
      .createTable('house_devices')
      .addColumn('device_id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .addColumn('beat', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('pages', 'text', (column) => column.notNull())
      .addColumn('is_copied', 'integer', (column) => column.notNull())
      .addColumn('told', 'text')
      .execute();
    await db.schema
      .createTable('device_commands')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .execute();
    await db.schema.createIndex('device_commands_by_device').on('device_commands').columns(['device_id']).execute();
  },
};
