// A venue's tables. A table keeps its code over re-imports, as the code is printed and glued to wood.
import type { OrderType } from '#domain/place/place.ts';
import type { Database } from './database.ts';
import { appendJournal } from './journal.ts';
import type { PublishedTable } from './published.ts';
import { makeSecret } from './secrets.ts';
import { closeSitting } from './sittings.ts';
import type { Store, Tx } from './store.ts';

export interface VenueTable extends PublishedTable {
  readonly code: string;
}

/** The tables that are in use, in the order of the venue's file. */
export const listTables = async (store: Pick<Store, 'read'>, placeId: number): Promise<VenueTable[]> =>
  readTables(store.read, placeId);

const readTables = async (db: Store['read'], placeId: number): Promise<VenueTable[]> => {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('closed', '=', 0)
    .orderBy('position')
    .execute();
  return rows.map(toTable);
};

const toTable = (row: Pick<Database['tables'], 'name' | 'code' | 'order_type' | 'room'>): VenueTable => ({
  name: row.name,
  code: row.code,
  orderType: row.order_type as OrderType,
  room: row.room ?? undefined,
});

/**
 * Makes the tables those of the file. One without a code keeps what it has, or gets a secret one. One that is gone from
 * the file is closed: its code and whoever sits there end. Gives the tables in use.
 */
export const saveTables = async (
  tx: Tx,
  placeId: number,
  tables: readonly PublishedTable[],
  now: number,
): Promise<VenueTable[]> => {
  const rows = await tx.db.selectFrom('tables').selectAll().where('place_id', '=', placeId).execute();
  const known = new Map(rows.map((row) => [row.name, row]));
  for (const [position, table] of tables.entries()) {
    const old = known.get(table.name);
    const row = {
      code: table.code ?? old?.code ?? makeSecret(),
      order_type: table.orderType,
      room: table.room ?? null,
      position,
      closed: 0,
    };
    known.delete(table.name);
    if (!old)
      await tx.db
        .insertInto('tables')
        .values({ place_id: placeId, name: table.name, ...row })
        .execute();
    else if (Object.entries(row).some(([key, value]) => old[key as keyof typeof row] !== value)) {
      await tx.db
        .updateTable('tables')
        .set(row)
        .where('place_id', '=', placeId)
        .where('name', '=', table.name)
        .execute();
    }
  }
  for (const gone of known.values()) {
    if (gone.closed === 1) continue;
    await tx.db
      .updateTable('tables')
      .set({ closed: 1 })
      .where('place_id', '=', placeId)
      .where('name', '=', gone.name)
      .execute();
    await appendJournal(tx, { placeId, at: now, type: 'table.closed', payload: { table: gone.name } });
    await closeSitting(tx, { placeId, table: gone.name }, 'table_gone', now);
  }
  return readTables(tx.db, placeId);
};

/** A table by its name, as long as it is in use. */
export const findTableNamed = async (
  db: Store['read'],
  placeId: number,
  name: string,
): Promise<VenueTable | undefined> => {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('name', '=', name)
    .where('closed', '=', 0)
    .executeTakeFirst();
  return row && toTable(row);
};

/** The table that a printed code belongs to, as long as it is in use. */
export const findTable = async (db: Store['read'], placeId: number, code: string): Promise<VenueTable | undefined> => {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('code', '=', code)
    .where('closed', '=', 0)
    .executeTakeFirst();
  return row && toTable(row);
};
