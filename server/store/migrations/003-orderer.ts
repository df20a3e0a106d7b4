// Orders, answers and the journal name their orderer; an order that belongs to no table has no session.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';

type Db = Kysely<Database>;

/**
 * A column of SQLite is let be empty by copying the table. The statement that made the table is taken as the file has it,
 * so that nothing else about it changes; its indexes are made again. No other table refers to these two.
 */
const allowNoSession = async (db: Db, dialect: Store['dialect'], table: 'orders' | 'answers'): Promise<void> => {
  if (dialect === 'postgres') {
    await db.schema
      .alterTable(table)
      .alterColumn('session_id', (column) => column.dropNotNull())
      .execute();
    return;
  }
  const made = await sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_master where tbl_name = ${table}`.execute(db);
  const own = made.rows.find(({ type }) => type === 'table')?.sql ?? '';
  const relaxed = own
    .replace(/("session_id" text) not null/i, '$1')
    .replace(/^create table "?\w+"?/i, `create table "${table}_anew"`);
  if (relaxed === own || /"session_id" text not null/i.test(relaxed))
    throw new Error(`The table ${table} is not as it was made`);
  await sql.raw(relaxed).execute(db);
  await sql`insert into ${sql.table(`${table}_anew`)} select * from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(`${table}_anew`).renameTo(table).execute();
  for (const { type, sql: statement } of made.rows) {
    if (type === 'index' && statement !== null) await sql.raw(statement).execute(db);
  }
};

/** An older server writes rows without an orderer: then the session ordered. */
export const orderers = (dialect: Store['dialect']): Migration => ({
  async up(db: Db): Promise<void> {
    for (const table of ['orders', 'answers'] as const) {
      await allowNoSession(db, dialect, table);
      await db.schema.alterTable(table).addColumn('orderer', 'text').execute();
    }
    await db.schema.alterTable('journal').addColumn('orderer', 'text').execute();
    await db.schema.alterTable('orders').addColumn('sender', 'text').execute();
    await db.schema
      .createIndex('orders_by_sender')
      .on('orders')
      .columns(['place_id', 'sender', 'created_at'])
      .execute();
  },
});
