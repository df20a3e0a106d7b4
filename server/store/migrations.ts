// The tables' history. Migrations only add: an older server must still read what a newer one has written.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { accounts } from './account/accounts-migration.ts';
import { availabilityParts } from './availability/availability-migration.ts';
import { billShares } from './bill/shares-migration.ts';
import { bookings } from './booking/bookings-migration.ts';
import type { Database } from './database.ts';
import { houseDevices } from './device/house-device-migration.ts';
import { houseStops } from './device/house-stops-migration.ts';
import { guestPictures } from './gallery/gallery-migration.ts';
import { journalByOrder } from './log/journal-order-migration.ts';
import { logEntries } from './log/log-entries-migration.ts';
import { loyalty } from './loyalty/loyalty-migration.ts';
import { mails } from './mail/mails-migration.ts';
import { orderBans } from './order/bans-migration.ts';
import { orderBreakdowns } from './order/breakdown-migration.ts';
import { followKeys } from './order/follow-migration.ts';
import { orderers } from './order/orderer-migration.ts';
import { ownSecrets } from './order/own-secret-migration.ts';
import { personRemoved } from './order/person-removed-migration.ts';
import { slots } from './order/slots-migration.ts';
import { ownersDrafts } from './owner/draft-migration.ts';
import { uploadedPictures } from './owner/uploads-migration.ts';
import { cardPayments } from './payment/payments-migration.ts';
import { paperAnswers } from './printing/paper-answers-migration.ts';
import { printing } from './printing/print-migration.ts';
import { printerKeys } from './printing/printer-keys-migration.ts';
import { promotions } from './promotion/promo-migration.ts';
import { pushes } from './push/push-migration.ts';
import { staffBoard } from './service/board-migration.ts';
import { guestCalls } from './service/calls-migration.ts';
import { doers } from './service/doers-migration.ts';
import { feedbackByTime } from './service/feedback-time-migration.ts';
import { ownPayments } from './service/own-payments-migration.ts';
import { paymentReversals } from './service/reversals-migration.ts';
import { tableGuests } from './session/guests-migration.ts';
import { staffApprovals } from './staff/approvals-migration.ts';
import { staffLocks } from './staff/locks-migration.ts';
import { staffScreens } from './staff/screens-migration.ts';
import { staffTables } from './staff/staff-migration.ts';
import { staffSessions } from './staff/staff-sessions-migration.ts';
import type { Store } from './store.ts';
import { managedTables } from './table/table-migration.ts';
import { webhooks } from './webhook/webhook-migration.ts';

type Db = Kysely<Database>;

const first: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema
      .createTable('places')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('menu_ids')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('menu_ids_key', ['place', 'kind', 'key'])
      .addUniqueConstraint('menu_ids_id', ['kind', 'id'])
      .execute();
    await db.schema
      .createTable('counters')
      .addColumn('place_id', 'integer', (column) => column.primaryKey())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await db.insertInto('counters').values({ place_id: 0, seq: 0, hash: '' }).execute();
    await db.schema
      .createTable('tables')
      .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('order_type', 'text', (column) => column.notNull())
      .addColumn('room', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('closed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('tables_key', ['place_id', 'name'])
      .execute();
    await db.schema.createIndex('tables_by_code').on('tables').columns(['place_id', 'code']).execute();
    await sittings(db);
    await orders(db);
    await journal(db);
  },
};

const sittings = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('table_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('order_type', 'text', (column) => column.notNull())
    .addColumn('room', 'text')
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  // The database itself sees to it that a table has one sitting at a time.
  await sql`create unique index table_sessions_open on table_sessions (place_id, table_name) where closed_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('session_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('table_sessions.id'))
    .addColumn('place_id', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('session_tokens_by_session')
    .on('session_tokens')
    .columns(['session_id', 'expires_at'])
    .execute();
  await db.schema
    .createTable('bills')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('place_id', 'integer', (column) => column.notNull())
    .addColumn('payment_method', 'text')
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
};

const orders = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('orders')
    .addColumn('place_id', 'integer', (column) => column.notNull().references('places.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull().references('table_sessions.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('order_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    // What exactly once rests on: whatever else fails, a second row of an id cannot be written.
    .addPrimaryKeyConstraint('orders_key', ['place_id', 'id'])
    .addUniqueConstraint('orders_number', ['place_id', 'day', 'number'])
    .execute();
  await db.schema.createIndex('orders_by_session').on('orders').columns(['session_id', 'placed_at']).execute();
  await db.schema
    .createTable('answers')
    .addColumn('place_id', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['place_id', 'order_id'])
    .execute();
};

const journal = async (db: Db): Promise<void> => {
  await db.schema
    .createTable('journal')
    .addColumn('place_id', 'integer', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('prev_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['place_id', 'seq'])
    .execute();
  await db.schema
    .createTable('availability')
    .addColumn('place_id', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('availability_key', ['place_id', 'product_id'])
    .execute();
};

/** What a guest avoids stands with the order. An older server writes orders without it. */
const guestNotes: Migration = {
  async up(db: Db): Promise<void> {
    await db.schema.alterTable('orders').addColumn('guest_note', 'text').execute();
  },
};

/** In their order; a name is for ever. */
const FIRST: Readonly<Record<string, Migration>> = {
  '2026-10-venue': first,
  '2026-11-guest-notes': guestNotes,
};

/**
 * Noted in a table of their own: the servers that know FIRST alone do not start where FIRST's table names a migration that
 * they have not got, and one of them must be able to go back to work after a newer one.
 */
const laterFor = (dialect: Store['dialect']): Readonly<Record<string, Migration>> => ({
  '2026-11-orderers': orderers(dialect),
  '2026-11-staff': staffTables,
  '2026-11-availability-parts': availabilityParts,
  '2026-11-guest-calls': guestCalls,
  // By its name it is done behind the table that it is an index of.
  '2026-11-guest-calls-by-time': feedbackByTime,
  '2026-11-printing': printing,
  '2026-11-staff-board': staffBoard,
  '2026-11-managed-tables': managedTables,
  '2026-11-journal-by-order': journalByOrder,
  '2026-11-log-entries': logEntries,
  '2026-11-webhooks': webhooks,
  // By its name it is done behind the tables that it adds to.
  '2026-11-printing-answers': paperAnswers,
  '2026-11-staff-approvals': staffApprovals,
  '2026-11-owners-drafts': ownersDrafts,
  '2026-11-table-guests': tableGuests,
  '2026-11-staff-screens': staffScreens,
  '2026-11-printing-keys': printerKeys,
  '2026-11-staff-sessions': staffSessions,
  '2026-11-promotions': promotions,
  '2026-11-slots': slots,
  '2026-11-pushes': pushes,
  '2026-11-uploaded-pictures': uploadedPictures,
  '2026-11-order-bans': orderBans,
  '2026-11-own-secrets': ownSecrets,
  '2026-11-promotions-breakdowns': orderBreakdowns,
  '2026-11-staff-board-reversals': paymentReversals,
  '2026-11-staff-board-reversals-own': ownPayments,
  // By its name it is done behind the column that it stands beside.
  '2026-11-own-secrets-links': followKeys,
  '2026-11-own-secrets-persons': personRemoved,
  '2026-11-own-secrets-mails': mails,
  // By its name it is done behind the staff's devices.
  '2026-11-staff-house-devices': houseDevices,
  '2026-11-staff-house-devices-stops': houseStops,
  '2026-11-staff-locks': staffLocks,
  // By its name it is done behind the tables that it adds to.
  '2026-11-table-guests-doers': doers,
  '2026-11-accounts': accounts,
  '2026-11-card-payments': cardPayments,
  '2026-11-accounts-loyalty': loyalty,
  '2026-11-bill-shares': billShares,
  '2026-11-bookings': bookings,
  '2026-11-guest-pictures': guestPictures,
});

const NOTHING: Migration = { up: async () => undefined };

/** Which migrations were done here already, be it by a newer server. */
const doneHere = async (db: Db, table: string): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
};

const bring = async (db: Db, migrations: Readonly<Record<string, Migration>>, table: string): Promise<void> => {
  // Asked before: while it migrates, the only connection of SQLite is the migrator's.
  const done = Object.fromEntries((await doneHere(db, table)).map((name) => [name, NOTHING]));
  const migrator = new Migrator({
    db,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    // What a newer server has added does not disturb this one.
    provider: { getMigrations: async () => ({ ...done, ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};

/**
 * Brings the tables up to date; `ofDialect` are those that one database alone has. Throws where that fails; nothing is half
 * done then.
 */
export const migrate = async (
  db: Db,
  dialect: Store['dialect'],
  ofDialect: Readonly<Record<string, Migration>> = {},
): Promise<void> => {
  await bring(db, FIRST, 'kysely_migration');
  await bring(db, { ...laterFor(dialect), ...ofDialect }, 'tabl_migration');
};
