// The tables' history. Migrations only add: an older server must still read what a newer one has written.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import { orderers } from './003-orderer.ts';
import { staffTables } from './004-staff.ts';
import { availabilityParts } from './005-availability.ts';
import { guestCalls } from './006-calls.ts';
import { feedbackByTime } from './007-feedback-time.ts';
import { printing } from './008-print.ts';
import { staffBoard } from './009-board.ts';
import { managedTables } from './010-table.ts';
import { journalByOrder } from './011-journal-order.ts';
import { logEntries } from './012-log-entries.ts';
import { webhooks } from './013-webhook.ts';
import { paperAnswers } from './014-paper-answers.ts';
import { staffApprovals } from './015-approvals.ts';
import { ownersDrafts } from './016-draft.ts';
import { tableGuests } from './017-guests.ts';
import { staffScreens } from './018-screens.ts';
import { printerKeys } from './019-printer-keys.ts';
import { staffSessions } from './020-staff-sessions.ts';
import { promotions } from './021-promo.ts';
import { slots } from './022-slots.ts';
import { pushes } from './023-push.ts';
import { uploadedPictures } from './024-uploads.ts';
import { orderBans } from './025-bans.ts';
import { ownSecrets } from './026-own-secret.ts';
import { orderBreakdowns } from './027-breakdown.ts';
import { paymentReversals } from './028-reversals.ts';
import { ownPayments } from './029-own-payments.ts';
import { followKeys } from './030-follow.ts';
import { personRemoved } from './031-person-removed.ts';
import { mails } from './032-mails.ts';
import { houseDevices } from './033-house-device.ts';
import { houseStops } from './034-house-stops.ts';
import { staffLocks } from './035-locks.ts';
import { doers } from './036-doers.ts';
import { accounts } from './037-accounts.ts';
import { cardPayments } from './038-payments.ts';
import { loyalty } from './039-loyalty.ts';
import { billShares } from './040-shares.ts';
import { bookings } from './041-bookings.ts';
import { guestPictures } from './042-gallery.ts';
import { bookingAccounts } from './043-booking-accounts.ts';
import { merges } from './044-merges.ts';
import { deposits } from './045-deposits.ts';
import { serverKeys } from './046-server-keys.ts';
import { accountAddresses } from './047-account-addresses.ts';
import { cashRounding } from './048-cash-rounding.ts';
import { waiterRights } from './049-waiter-rights.ts';
import { secondFactors } from './050-second-factors.ts';
import { fiscalReceipts } from './051-fiscal.ts';
import { staffReturns } from './052-staff-returns.ts';
import { notedTips } from './053-noted-tips.ts';
import { lateMinutes } from './054-late-minutes.ts';
import { linkAttempts } from './055-link-attempts.ts';
import { mailedChange } from './056-mailed-change.ts';
import { wantedServices } from './057-wanted-services.ts';
import { roomCharge } from './058-room-charge.ts';

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
    // Base of exactly once: a second row of an id cannot be written, even where other checks fail.
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

/** A guest's warning stands with the order. An older server writes orders without it. */
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
  // The name sorts this migration behind the migration of the table that gets this index.
  '2026-11-guest-calls-by-time': feedbackByTime,
  '2026-11-printing': printing,
  '2026-11-staff-board': staffBoard,
  '2026-11-managed-tables': managedTables,
  '2026-11-journal-by-order': journalByOrder,
  '2026-11-log-entries': logEntries,
  '2026-11-webhooks': webhooks,
  // The name sorts this migration behind the migrations of the tables that it changes.
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
  // The name sorts this migration behind the migration of the column beside the new column.
  '2026-11-own-secrets-links': followKeys,
  '2026-11-own-secrets-persons': personRemoved,
  '2026-11-own-secrets-mails': mails,
  // By its name it is done behind the staff's devices.
  '2026-11-staff-house-devices': houseDevices,
  '2026-11-staff-house-devices-stops': houseStops,
  '2026-11-staff-locks': staffLocks,
  '2026-11-staff-link-attempts': linkAttempts,
  '2026-11-staff-second-factors': secondFactors,
  '2026-11-staff-returns': staffReturns,
  // The name sorts this migration behind the migrations of the tables that it changes.
  '2026-11-table-guests-doers': doers,
  '2026-11-accounts': accounts,
  '2026-11-card-payments': cardPayments,
  // The name sorts this migration behind the migration of the table that it changes.
  '2026-11-card-payments-receipts': fiscalReceipts,
  '2026-11-accounts-loyalty': loyalty,
  '2026-11-bill-shares': billShares,
  '2026-11-bookings': bookings,
  // The name sorts this migration behind the migration of the table that it changes.
  '2026-11-bookings-accounts': bookingAccounts,
  '2026-11-bookings-deposits': deposits,
  '2026-11-bookings-mailed-change': mailedChange,
  '2026-11-merges': merges,
  '2026-11-guest-pictures': guestPictures,
  '2026-11-server-keys': serverKeys,
  // The name sorts this migration behind the migration of the table that it changes.
  '2026-11-staff-board-rounding': cashRounding,
  '2026-11-staff-board-tips': notedTips,
  '2026-11-staff-board-rooms': roomCharge,
  '2026-11-tables-late-guests': lateMinutes,
  '2026-11-users-addresses': accountAddresses,
  '2026-11-waiter-rights': waiterRights,
  '2026-11-wanted-services': wantedServices,
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
    // Migrations that a newer server has added do not disturb this one.
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
