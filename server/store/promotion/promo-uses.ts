// Uses of promo codes by orders. Every insertion locks the place, so that a count stays true.
import { sql } from 'kysely';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export const countPromoUses = async (
  db: Db,
  placeId: number,
  { code, guest }: { readonly code: string; readonly guest: string },
): Promise<{ readonly inAll: number; readonly byGuest: number }> => {
  const row = await db
    .selectFrom('promo_uses')
    .select((query) => [
      query.fn.countAll().as('in_all'),
      sql<number | null>`sum(case when guest = ${guest} then 1 else 0 end)`.as('by_guest'),
    ])
    .where('place_id', '=', placeId)
    .where('code', '=', code)
    .executeTakeFirst();
  return { inAll: Number(row?.in_all ?? 0), byGuest: Number(row?.by_guest ?? 0) };
};

export const notePromoUse = async (
  tx: Tx,
  placeId: number,
  use: { readonly orderId: string; readonly code: string; readonly guest: string },
): Promise<void> => {
  await tx.db
    .insertInto('promo_uses')
    .values({ place_id: placeId, order_id: use.orderId, code: use.code, guest: use.guest })
    .execute();
};

/** Deletes the use of an order; idempotent. */
export const forgetPromoUse = async (tx: Tx, placeId: number, orderId: string): Promise<void> => {
  await tx.db.deleteFrom('promo_uses').where('place_id', '=', placeId).where('order_id', '=', orderId).execute();
};

/** Number of a sender's orders at a place, without rejected ones. */
export const countOrdersOf = async (db: Db, placeId: number, sender: string): Promise<number> => {
  const row = await db
    .selectFrom('orders')
    .select((query) => query.fn.countAll().as('count'))
    .where('place_id', '=', placeId)
    .where('sender', '=', sender)
    .where('status', '!=', 'rejected')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};
