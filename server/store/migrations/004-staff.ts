// Staff: people, their links and sign-ins, and the devices that were enrolled.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';

type Db = Kysely<Database>;

const people = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('staff_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('pin_hash', 'text')
    .addColumn('wrong_pins', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('staff_invites')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('staff_people.id'))
    .addColumn('place_id', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('staff_invites_by_person').on('staff_invites').columns(['person_id']).execute();
};

const devices = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('staff_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('station_id', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('wrong_pins', 'integer', (column) => column.notNull())
    .addColumn('wrong_since', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint')
    .addColumn('removed_at', 'bigint')
    .execute();
  await db.schema.createIndex('staff_devices_by_code').on('staff_devices').columns(['code_hash']).execute();
  await db.schema.createIndex('staff_devices_by_secret').on('staff_devices').columns(['secret_hash']).execute();
};

/** An older server knows none of these tables and asks for none of them. */
export const staffTables: Migration = {
  async up(db: Db): Promise<void> {
    await people(db);
    await devices(db);
    await db.schema
      .createTable('staff_sign_ins')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('staff_people.id'))
      .addColumn('place_id', 'integer')
      .addColumn('device_id', 'text')
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('staff_sign_ins_by_secret').on('staff_sign_ins').columns(['secret_hash']).execute();
    await db.schema.createIndex('staff_sign_ins_by_person').on('staff_sign_ins').columns(['person_id']).execute();
  },
};
