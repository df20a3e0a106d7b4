// Counted portions of dishes. Every change locks the place, so that a count that was read stays true.
import type { ProductId } from '#domain/ids.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store, Tx } from '../store.ts';

export interface PortionCount {
  readonly productId: ProductId;
  readonly left: number;
  /** The end of the count. */
  readonly until: number | null;
  /** Journal number of the count's start; portions of an earlier count are not returned to this one. */
  readonly countId: number;
}

const countsQuery = keptQuery((db, { placeId }: Slots<{ placeId: number }>) =>
  db
    .selectFrom('portions')
    .select(['product_id', 'portions_left', 'until', 'count_id'])
    .where('place_id', '=', placeId),
);

export const readPortions = async (db: Store['read'], placeId: number, now: number): Promise<PortionCount[]> => {
  const rows = await countsQuery(db, { placeId });
  return rows
    .filter(({ until }) => until === null || until > now)
    .map((row) => ({
      productId: row.product_id as ProductId,
      left: row.portions_left,
      until: row.until,
      countId: row.count_id,
    }));
};

/** Starts a count; replaces an existing one. */
export const beginPortions = async (
  tx: Tx,
  placeId: number,
  { productId, left, until, countId }: PortionCount,
  at: number,
): Promise<void> => {
  const count = { portions_left: left, until, count_id: countId, seq: countId, at };
  await tx.db
    .insertInto('portions')
    .values({ place_id: placeId, product_id: productId, ...count })
    .onConflict((conflict) => conflict.columns(['place_id', 'product_id']).doUpdateSet(count))
    .execute();
};

export const endPortions = async (tx: Tx, placeId: number, productId: ProductId): Promise<void> => {
  await tx.db.deleteFrom('portions').where('place_id', '=', placeId).where('product_id', '=', productId).execute();
};

/** `seq` and `at`: of the journal row; absent when no row is written. */
export const saveLeft = async (
  tx: Tx,
  placeId: number,
  productId: ProductId,
  left: number,
  told?: { readonly seq: number; readonly at: number },
): Promise<void> => {
  await tx.db
    .updateTable('portions')
    .set({ portions_left: left, ...told })
    .where('place_id', '=', placeId)
    .where('product_id', '=', productId)
    .execute();
};

export interface TakenPortions {
  readonly productId: ProductId;
  readonly countId: number;
  readonly quantity: number;
}

/** Stores the portions of a count that an order took. */
export const noteTaken = async (tx: Tx, placeId: number, orderId: string, taken: TakenPortions): Promise<void> => {
  const { productId, countId, quantity } = taken;
  await tx.db
    .insertInto('portions_taken')
    .values({ place_id: placeId, order_id: orderId, product_id: productId, count_id: countId, quantity })
    .execute();
};

/** Portions that an order took; deleted by the call, so that they are returned once. */
export const forgetTaken = async (tx: Tx, placeId: number, orderId: string): Promise<TakenPortions[]> => {
  const rows = await tx.db
    .deleteFrom('portions_taken')
    .where('place_id', '=', placeId)
    .where('order_id', '=', orderId)
    .returning(['product_id', 'count_id', 'quantity'])
    .execute();
  return rows.map((row) => ({
    productId: row.product_id as ProductId,
    countId: row.count_id,
    quantity: row.quantity,
  }));
};

/** A number of portions of one dish that an order took; deleted by the call, and at most what it took. */
export const forgetTakenOf = async (
  tx: Tx,
  placeId: number,
  orderId: string,
  { productId, quantity }: Pick<TakenPortions, 'productId' | 'quantity'>,
): Promise<TakenPortions[]> => {
  const taken = await forgetTaken(tx, placeId, orderId);
  const given: TakenPortions[] = [];
  for (const one of taken) {
    const back = one.productId === productId ? Math.min(quantity, one.quantity) : 0;
    if (back > 0) given.push({ ...one, quantity: back });
    if (one.quantity > back) await noteTaken(tx, placeId, orderId, { ...one, quantity: one.quantity - back });
  }
  return given;
};
