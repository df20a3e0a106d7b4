// A party at another table: the sitting itself moves, or all that is its own becomes another sitting's.
import type { SessionId } from '#domain/ids.ts';
import { ordererKey, sessionOrderer } from '#domain/order/orderer.ts';
import type { VenueTable } from '../place/venue-tables.ts';
import type { Sitting } from '../session/sittings.ts';
import { mergeGuests } from '../session/table-guests.ts';
import type { Store, Tx } from '../store.ts';

/** The sitting, closed or not. */
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

/** The sitting, or the one that it has become a part of. */
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

/** The same party, its phones and its orders, at another table. Throws where somebody sits there. */
export const reseat = async (tx: Tx, sittingId: string, table: Pick<VenueTable, 'name' | 'room'>): Promise<void> => {
  await tx.db
    .updateTable('table_sessions')
    .set({ table_name: table.name, room: table.room ?? null })
    .where('id', '=', sittingId)
    .execute();
};

const keyOf = ({ id, orderType }: Pick<Sitting, 'id' | 'orderType'>): string =>
  ordererKey(sessionOrderer({ id: id as SessionId, orderType }));

/**
 * Two parties become one. Phones of the first go on with the secrets that they have, and a retry of theirs hears what it
 * was answered before: rights, orders and answers are the other sitting's from now on.
 */
export const mergeSittings = async (
  tx: Tx,
  {
    from,
    into,
    at,
  }: {
    readonly from: Pick<Sitting, 'id' | 'orderType'>;
    readonly into: Pick<Sitting, 'id' | 'orderType'>;
    readonly at: number;
  },
): Promise<void> => {
  const session = { session_id: into.id };
  const owned = { ...session, orderer: keyOf(into) };
  await tx.db.updateTable('session_tokens').set(session).where('session_id', '=', from.id).execute();
  for (const table of ['orders', 'answers'] as const) {
    await tx.db
      .updateTable(table)
      .set(owned)
      .where('session_id', '=', from.id)
      .where((where) => where.or([where('orderer', '=', keyOf(from)), where('orderer', 'is', null)]))
      .execute();
    await tx.db.updateTable(table).set(session).where('session_id', '=', from.id).execute();
  }
  await tx.db.updateTable('payments').set(session).where('session_id', '=', from.id).execute();
  await tx.db.updateTable('bill_shares').set(session).where('session_id', '=', from.id).execute();
  await tx.db.updateTable('calls').set(session).where('session_id', '=', from.id).execute();
  const wanted = await tx.db.selectFrom('bills').select('session_id').where('session_id', '=', into.id).execute();
  if (wanted.length > 0) await tx.db.deleteFrom('bills').where('session_id', '=', from.id).execute();
  else await tx.db.updateTable('bills').set(session).where('session_id', '=', from.id).execute();
  await mergeGuests(tx, from.id, into.id);
  await tx.db
    .updateTable('table_sessions')
    .set({ closed_at: at, merged_into: into.id })
    .where('id', '=', from.id)
    .execute();
};

/** One order on another sitting's list. */
export const putOrderOn = async (tx: Tx, placeId: number, orderId: string, sittingId: string): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ session_id: sittingId })
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .execute();
};

/** What was paid of an order that stood on no table, on a sitting's bill. */
export const putPaymentsOn = async (tx: Tx, placeId: number, orderId: string, sittingId: string): Promise<void> => {
  await tx.db
    .updateTable('payments')
    .set({ session_id: sittingId, order_id: null })
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .execute();
};
