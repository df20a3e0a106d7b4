// Orders found by their own secrets.
import { readOrderDetails } from '#contract/order/stored-details.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

/** Details of a row; `undefined` when missing or unreadable. */
export const detailsIn = (row: string | null): OrderDetails | undefined =>
  row === null ? undefined : readOrderDetails(JSON.parse(row));

/** Ids of commands answered under one of these secrets, rejected orders included. */
export const idsOfSecrets = async (db: Db, placeId: number, hashes: readonly string[]): Promise<string[]> => {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('answers')
    .select('order_id')
    .where('place_id', '=', placeId)
    .where('secret_hash', 'in', hashes)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** Id of the command answered under the key of a link. */
export const idOfFollowKey = async (db: Db, placeId: number, hash: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('answers')
    .select('order_id')
    .where('place_id', '=', placeId)
    .where('follow_hash', '=', hash)
    .executeTakeFirst();
  return row?.order_id;
};

/** By order id; orders without details are missing. */
export const detailsOfOrders = async (
  db: Db,
  placeId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderDetails>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'details'])
    .where('place_id', '=', placeId)
    .where('id', 'in', ids)
    .where('details', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, details }): [string, OrderDetails][] => {
      const read = detailsIn(details);
      return read ? [[id, read]] : [];
    }),
  );
};

/** Replaces the details of an order that has some. */
export const saveDetails = async (tx: Tx, placeId: number, orderId: string, details: OrderDetails): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ details: JSON.stringify(details) })
    .where('place_id', '=', placeId)
    .where('id', '=', orderId)
    .execute();
};
