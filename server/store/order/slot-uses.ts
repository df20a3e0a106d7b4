// Number of orders per slot. One statement takes a place or fails, so that two orders never share the last one.
import { sql } from 'kysely';
import type { Store, Tx } from '../store.ts';

/** Full slots from `from` on. */
export const readFullSlots = async (
  db: Store['read'],
  placeId: number,
  most: number,
  from: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('slot_uses')
    .select('at')
    .where('place_id', '=', placeId)
    .where('at', '>=', from)
    .where('used', '>=', most)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => Number(at));
};

/** Takes a place in a slot if fewer than `most` orders have it; returns false when it is full. */
export const takeSlot = async (
  tx: Tx,
  placeId: number,
  { orderId, at, most }: { readonly orderId: string; readonly at: number; readonly most: number },
): Promise<boolean> => {
  await tx.db
    .insertInto('slot_uses')
    .values({ place_id: placeId, at, used: 0 })
    .onConflict((conflict) => conflict.columns(['place_id', 'at']).doNothing())
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable('slot_uses')
    .set({ used: sql`used + 1` })
    .where('place_id', '=', placeId)
    .where('at', '=', at)
    .where(sql<boolean>`used + 1 <= ${most}`)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await tx.db.insertInto('slot_orders').values({ place_id: placeId, order_id: orderId, at }).execute();
  return true;
};

/** Frees an order's place in its slot; idempotent. */
export const giveBackSlot = async (tx: Tx, placeId: number, orderId: string): Promise<void> => {
  const taken = await tx.db
    .deleteFrom('slot_orders')
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .returning('at')
    .executeTakeFirst();
  if (!taken) return;
  await tx.db
    .updateTable('slot_uses')
    .set({ used: sql`used - 1` })
    .where('place_id', '=', placeId)
    .where('at', '=', taken.at)
    .execute();
};
