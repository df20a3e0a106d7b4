// Points and money collected for the orders of one bill, while a part of the bill is paid.
import { apportion, piecesOf } from '#domain/bill/bill-split.ts';
import { leftByDish } from '#domain/bill/left-to-pay.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { addMoney, type Minor, ZERO } from '#domain/pricing/money.ts';
import { claimsOfOrders, sharesOf } from '../../store/bill/shares-rows.ts';
import type { Store, Tx } from '../../store/store.ts';
import { settleEarned } from './earn.ts';

/** Amount paid by shares for named dishes, by order id. */
const namedPaid = async (
  db: Store['read'],
  { placeId, sittingId }: { readonly placeId: number; readonly sittingId: string },
  orders: readonly PlacedOrder[],
): Promise<ReadonlyMap<string, Minor>> => {
  const shares = (await sharesOf(db, placeId, sittingId)).filter(({ state }) => state === 'paid');
  const ids = orders.map(({ id }) => id);
  const claims = shares.length === 0 ? [] : await claimsOfOrders(db, placeId, ids);
  const pieces = piecesOf(orders);
  const named = new Map<string, Minor>();
  for (const { id: shareId, amount } of shares) {
    const own = claims.flatMap((claim) => {
      if (claim.shareId !== shareId) return [];
      const { orderId, line, piece } = claim;
      return pieces.filter((one) => one.orderId === orderId && one.line === line && one.piece === piece);
    });
    if (own.length === 0) continue;
    const parts = apportion(
      amount,
      own.map((piece) => piece.amount),
    );
    own.forEach(({ orderId }, at) => {
      named.set(orderId, addMoney(named.get(orderId) ?? ZERO, parts[at] ?? ZERO));
    });
  }
  return named;
};

/** Orders of a bill with the amount left of each; payments for named dishes count for their own orders. */
export const withLeftByDish = async (
  db: Store['read'],
  at: { readonly placeId: number; readonly sittingId: string },
  { orders, paid }: { readonly orders: readonly PlacedOrder[]; readonly paid: Minor },
): Promise<readonly PlacedOrder[]> => {
  const named = await namedPaid(db, at, orders);
  if (named.size === 0) return orders;
  const left = leftByDish(orders, paid, named);
  return orders.map((order) => ({ ...order, left: left.get(order.id) ?? order.left }));
};

/**
 * Adjusts what customers collected by a table's orders. A guest who pays for their own dishes collects at once, although
 * an older order of the table is still open. Same rules as `settleEarned`.
 */
export const settleEarnedOfBill = async (
  tx: Tx,
  where: { readonly placeId: number; readonly at: number },
  sittingId: string,
  bill: { readonly orders: readonly PlacedOrder[]; readonly paid: Minor },
): Promise<void> => settleEarned(tx, where, await withLeftByDish(tx.db, { placeId: where.placeId, sittingId }, bill));
