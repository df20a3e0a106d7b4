// Orders that wait for their payment before the kitchen gets them.
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface HeldOrder {
  readonly placeId: number;
  readonly orderId: string;
  /** End of the wait for the payment. */
  readonly until: number;
  readonly payload: unknown;
  readonly releasedAt?: number | undefined;
  readonly endedAt?: number | undefined;
}

export const addHeldOrder = async (
  tx: Tx,
  { placeId, orderId, until, payload }: Omit<HeldOrder, 'releasedAt' | 'endedAt'>,
): Promise<void> => {
  await tx.db
    .insertInto('held_orders')
    .values({
      ...{ place_id: placeId, order_id: orderId, until, payload: JSON.stringify(payload) },
      ...{ released_at: null, ended_at: null },
    })
    .execute();
  await tx.db
    .updateTable('orders')
    .set({ held: 1 })
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .execute();
};

/** Held orders by id; orders never held are missing. */
export const heldOrders = async (
  db: Db,
  placeId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldOrder>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('held_orders')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('order_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row): [string, HeldOrder] => [
      row.order_id,
      {
        placeId: row.place_id,
        orderId: row.order_id,
        until: Number(row.until),
        payload: JSON.parse(row.payload),
        releasedAt: row.released_at === null ? undefined : Number(row.released_at),
        endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
      },
    ]),
  );
};

/** Orders of all places whose wait is over. */
export const overdueOrders = (db: Db, now: number): Promise<{ place_id: number; order_id: string }[]> =>
  db
    .selectFrom('held_orders')
    .select(['place_id', 'order_id'])
    .where('until', '<=', now)
    .where('released_at', 'is', null)
    .where('ended_at', 'is', null)
    .limit(200)
    .execute();

export const waitLonger = async (tx: Tx, placeId: number, orderId: string, until: number): Promise<void> => {
  await tx.db
    .updateTable('held_orders')
    .set({ until })
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .where('until', '<', until)
    .execute();
};

/** Releases the order to the kitchen; its time of arrival is now. */
export const freeHeldOrder = async (tx: Tx, placeId: number, orderId: string, now: number): Promise<void> => {
  const of = { place_id: placeId, order_id: orderId };
  await tx.db
    .updateTable('held_orders')
    .set({ released_at: now })
    .where('place_id', '=', of.place_id)
    .where('order_id', '=', of.order_id)
    .execute();
  await tx.db
    .updateTable('orders')
    .set({ held: null, placed_at: now, created_at: now })
    .where('place_id', '=', of.place_id)
    .where('id', '=', of.order_id)
    .execute();
};

/** Ends an unpaid order: the kitchen never gets it. */
export const endHeldOrder = async (tx: Tx, placeId: number, orderId: string, now: number): Promise<void> => {
  await tx.db
    .updateTable('held_orders')
    .set({ ended_at: now })
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .execute();
};
