// The bill of a sitting: its total and the paid amount. A paid order is still cooked.
import { leftOf, withLeft } from '#domain/bill/left-to-pay.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isWithGuests } from '#domain/order/order-status.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { heldOf } from '../../store/bill/shares-rows.ts';
import { listOrders } from '../../store/order/orders.ts';
import { endBillOf } from '../../store/service/end-calls.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import { paidOf } from '../../store/service/payments-rows.ts';
import type { Store, Tx } from '../../store/store.ts';
import { settleEarnedOfBill } from '../loyalty/earn-bill.ts';
import type { Saying } from './say-fact.ts';
import { writeStatus } from './write-status.ts';

interface TableBill {
  /** Orders that were not rejected, paid or not, with the rest of each, oldest first. */
  readonly orders: readonly PlacedOrder[];
  readonly paid: Minor;
  /** Amount under payment on a provider's page; a part of the rest. */
  readonly held: Minor;
  /** Negative when a paid order was removed. */
  readonly rest: Minor;
}

export const billOf = async (db: Store['read'], placeId: number, sittingId: string): Promise<TableBill> => {
  const orders = (await listOrders(db, placeId, sittingId)).filter(({ status }) => status !== 'rejected');
  const noted = (await paidOf(db, placeId, [sittingId])).get(sittingId);
  const paid = noted ?? ZERO;
  return {
    orders: withLeft(orders, noted),
    paid,
    held: (await heldOf(db, placeId, [sittingId])).get(sittingId) ?? ZERO,
    rest: minor(addMoney(ZERO, ...orders.map(({ total }) => total)) - paid),
  };
};

/** Whether the remaining bill would be overpaid without the order. */
export const isPaidFor = ({ paid, held, rest }: TableBill, { total }: Pick<PlacedOrder, 'total'>): boolean =>
  paid + held > 0 && rest - held < total;

/** Whether a round is partly paid or under payment, with a rest. A fully paid round blocks nothing. */
export const isAmidPayment = ({ orders, held }: TableBill): boolean =>
  held > 0 || orders.some((order) => leftOf(order) > 0 && leftOf(order) < order.total);

/**
 * Updates the customers' collected points. When the whole amount is paid, marks served orders as paid and ends the bill
 * request.
 */
export const settleBill = async (tx: Tx, saying: Saying, sittingId: string): Promise<void> => {
  const { placeId, by, at } = saying;
  const { orders, paid, rest } = await billOf(tx.db, placeId, sittingId);
  await settleEarnedOfBill(tx, saying, sittingId, { orders, paid });
  if (paid <= 0 || rest > 0) return;
  for (const order of orders) {
    if (order.status === 'paid') continue;
    const record = await findRecord(tx.db, placeId, order.id);
    const status = presentStatus(order.status, record.facts);
    if (isWithGuests({ ...order, status }) || record.facts.servedAt !== undefined)
      await writeStatus(tx, saying, order, record, 'paid');
  }
  await endBillOf(tx, { placeId, sittingId, at }, by);
};
