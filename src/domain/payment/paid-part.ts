// Paid part of an order that stands on no table's bill, as its guest is told it.
import { leftOf } from '../bill/left-to-pay.ts';
import type { PlacedOrder } from '../order/order.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';

export interface PaidPart {
  readonly sum: Minor;
  /** All of it by card, online; false: the venue took a part of it, or all. */
  readonly isOnline: boolean;
  readonly isWhole: boolean;
}

/** undefined: nothing is paid, it went back, or the order is on the bill of a table, where money is not one order's. */
export const paidPartOf = (
  order: Pick<PlacedOrder, 'status' | 'total' | 'left' | 'sessionId' | 'cardPayment'>,
): PaidPart | undefined => {
  const { status, total, sessionId, cardPayment } = order;
  if (sessionId !== undefined || status === 'rejected') return undefined;
  const online = cardPayment ? cardPayment.paid - cardPayment.refunded : ZERO;
  // Money that the server has just heard of is told before the order's rest is.
  const sum = minor(Math.max(online, total - leftOf(order)));
  if (sum <= 0) return undefined;
  return { sum, isOnline: online >= sum, isWhole: sum >= total };
};
