// A venue's tables. A table keeps its code over imports, because the code is printed.
import type { OrderType } from '#domain/place/place.ts';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import type { PublishedTable } from './published.ts';

export interface VenueTable extends PublishedTable {
  readonly code: string;
}

/** Tables in use, in the order of the venue's file. */
export const listTables = async (store: Pick<Store, 'read'>, placeId: number): Promise<VenueTable[]> =>
  readTables(store.read, placeId);

/** All tables ever made, in order. */
export const tableRows = async (db: Store['read'], placeId: number): Promise<Database['tables'][]> =>
  db.selectFrom('tables').selectAll().where('place_id', '=', placeId).orderBy('position').orderBy('name').execute();

/** Tables in use, as a transaction sees them. */
export const readTables = async (db: Store['read'], placeId: number): Promise<VenueTable[]> =>
  (await tableRows(db, placeId)).filter(({ closed }) => closed === 0).map(toTable);

const toTable = (row: Pick<Database['tables'], 'name' | 'code' | 'order_type' | 'room'>): VenueTable => ({
  name: row.name,
  code: row.code,
  orderType: row.order_type as OrderType,
  room: row.room ?? undefined,
});

/** A table in use, found by its name. */
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

/** The table in use with a printed code. */
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
