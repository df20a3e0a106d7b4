// Tables created and changed by staff, row by row.
import type { OrderType } from '#domain/place/place.ts';
import type { Database } from '../database.ts';
import { makeSecret } from '../secrets.ts';
import type { Store, Tx } from '../store.ts';
import { buryCode } from './dead-codes.ts';

type Row = Database['tables'];

/** A table, in use or not. */
export const findTableRow = async (db: Store['read'], placeId: number, name: string): Promise<Row | undefined> =>
  db.selectFrom('tables').selectAll().where('place_id', '=', placeId).where('name', '=', name).executeTakeFirst();

const changeRow = async (tx: Tx, { place_id, name }: Row, values: Partial<Row>): Promise<void> => {
  await tx.db.updateTable('tables').set(values).where('place_id', '=', place_id).where('name', '=', name).execute();
};

/** Inserts a table created by staff, behind the others. */
export const insertTable = async (
  tx: Tx,
  placeId: number,
  table: { readonly name: string; readonly orderType: OrderType; readonly room: string | undefined },
): Promise<void> => {
  const last = await tx.db
    .selectFrom('tables')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  await tx.db
    .insertInto('tables')
    .values({
      place_id: placeId,
      name: table.name,
      code: makeSecret(),
      order_type: table.orderType,
      room: table.room ?? null,
      position: (last?.position ?? -1) + 1,
      closed: 0,
      file_name: null,
      made_here: 1,
    })
    .execute();
};

/** Renames a table; the name in the venue file does not change. */
export const renameTable = (tx: Tx, row: Row, name: string): Promise<void> =>
  changeRow(tx, row, { name, file_name: row.file_name ?? (row.made_here === 1 ? null : row.name) });

/** Retires a table, which keeps its code. */
export const retireTable = (tx: Tx, row: Row, by: string): Promise<void> =>
  changeRow(tx, row, { closed: 1, retired_by: by });

/** Brings a retired table back. When the file no longer names it, it counts as created by staff. */
export const restoreTable = (tx: Tx, row: Row): Promise<void> =>
  changeRow(tx, row, { closed: 0, retired_by: null, ...(row.retired_by === null && { made_here: 1 }) });

/** Sets a new code; the old one becomes invalid. */
export const recodeTable = async (tx: Tx, row: Row, by: string, now: number): Promise<void> => {
  await buryCode(tx, { placeId: row.place_id, code: row.code, table: row.name, by }, now);
  await changeRow(tx, row, { code: makeSecret() });
};
