// Orders of a sitting that were wholly paid before more was ordered, whatever the payments were for.
import type { BilledOrder } from './left-to-pay.ts';
import type { Payment } from './payment.ts';

type PlacedBill = Pick<BilledOrder, 'id' | 'total'> & { readonly placedAt: number };

/**
 * Ids of the settled orders: at the time of some payment, all orders placed until then were paid. Arguments: the orders of
 * the sitting that were not rejected, and its payments that were not reversed, oldest first.
 */
export const settledOrders = (
  orders: readonly PlacedBill[],
  payments: readonly Pick<Payment, 'amount' | 'at'>[],
): ReadonlySet<string> => {
  let paid = 0;
  let settled: readonly PlacedBill[] = [];
  for (const { amount, at } of payments) {
    paid += amount;
    const placed = orders.filter(({ placedAt }) => placedAt <= at);
    if (paid >= placed.reduce((sum, { total }) => sum + total, 0)) settled = placed;
  }
  return new Set(settled.map(({ id }) => id));
};
