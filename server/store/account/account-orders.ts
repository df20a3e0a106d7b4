// Links orders to their customers' accounts.
import type { OrderId } from '#domain/ids.ts';
import type { UserId } from '#domain/order/orderer.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export const addAccountOrder = async (
  tx: Tx,
  order: { readonly placeId: number; readonly orderId: OrderId; readonly accountId: UserId; readonly placedAt: number },
): Promise<void> => {
  const { placeId, orderId, accountId, placedAt } = order;
  await tx.db
    .insertInto('account_orders')
    .values({ place_id: placeId, order_id: orderId, account_id: accountId, placed_at: placedAt })
    .onConflict((conflict) => conflict.columns(['place_id', 'order_id']).doNothing())
    .execute();
};

/** Customer of an order; `undefined` when unknown. */
export const accountOfOrder = async (db: Db, placeId: number, orderId: string): Promise<UserId | undefined> => {
  const row = await db
    .selectFrom('account_orders')
    .select('account_id')
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.account_id as UserId | undefined;
};

/** Newest first, at most `most`. */
export const ordersOfAccount = async (
  db: Db,
  accountId: UserId,
  { placeId, most }: { readonly placeId?: number; readonly most: number },
): Promise<readonly { readonly placeId: number; readonly orderId: OrderId }[]> => {
  const rows = await db
    .selectFrom('account_orders')
    .select(['place_id', 'order_id'])
    .where('account_id', '=', accountId)
    .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? 0))
    .orderBy('placed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ placeId: row.place_id, orderId: row.order_id as OrderId }));
};
