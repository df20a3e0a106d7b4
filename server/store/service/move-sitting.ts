// Moves a party, or one of its orders, to another table.
import type { VenueTable } from '../place/venue-tables.ts';
import type { Sitting } from '../session/sittings.ts';
import type { Store, Tx } from '../store.ts';

/** A sitting by id, closed or not. */
export const findSitting = async (
  db: Store['read'],
  placeId: number,
  id: string,
): Promise<Pick<Sitting, 'id' | 'table' | 'orderType' | 'closedAt' | 'room' | 'placeId'> | undefined> => {
  const row = await db
    .selectFrom('table_sessions')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      placeId,
      table: row.table_name,
      orderType: row.order_type as Sitting['orderType'],
      room: row.room,
      closedAt: row.closed_at,
    }
  );
};

/** The sitting, or the one into which it was merged. */
export const findPresentSitting = async (db: Store['read'], placeId: number, id: string) => {
  const seen = new Set<string>();
  let next: string | null = id;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const row: { merged_into: string | null } | undefined = await db
      .selectFrom('table_sessions')
      .select('merged_into')
      .where('place_id', '=', placeId)
      .where('id', '=', next)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.merged_into === null) return findSitting(db, placeId, next);
    next = row.merged_into;
  }
  return undefined;
};

/** Moves the party with its phones and orders to another table. Throws when the table is occupied. */
export const reseat = async (tx: Tx, sittingId: string, table: Pick<VenueTable, 'name' | 'room'>): Promise<void> => {
  await tx.db
    .updateTable('table_sessions')
    .set({ table_name: table.name, room: table.room ?? null })
    .where('id', '=', sittingId)
    .execute();
};

/** Moves one order to another sitting. */
export const putOrderOn = async (tx: Tx, placeId: number, orderId: string, sittingId: string): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ session_id: sittingId })
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .execute();
};

/** Moves payments of an order without a table to a sitting's bill. */
export const putPaymentsOn = async (tx: Tx, placeId: number, orderId: string, sittingId: string): Promise<void> => {
  await tx.db
    .updateTable('payments')
    .set({ session_id: sittingId, order_id: null })
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .execute();
};
