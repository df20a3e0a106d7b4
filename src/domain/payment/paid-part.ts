// Paid part of an order without a table, as its guest sees it.
import { leftOf } from '../bill/left-to-pay.ts';
import type { PlacedOrder } from '../order/order.ts';
import { type Minor, minor, ZERO } from '../pricing/money.ts';

export interface PaidPart {
  readonly sum: Minor;
  /** Fully paid by card online; false: the venue took a part or all. */
  readonly isOnline: boolean;
  readonly isWhole: boolean;
}

/** undefined: unpaid, refunded, or the order is on a table's bill, where payments do not belong to one order. */
export const paidPartOf = (
  order: Pick<PlacedOrder, 'status' | 'total' | 'left' | 'sessionId' | 'cardPayment'>,
): PaidPart | undefined => {
  const { status, total, sessionId, cardPayment } = order;
  if (sessionId !== undefined || status === 'rejected') return undefined;
  const online = cardPayment ? cardPayment.paid - cardPayment.refunded : ZERO;
  // A payment may be known before the order's remaining amount is updated.
  const sum = minor(Math.max(online, total - leftOf(order)));
  if (sum <= 0) return undefined;
  return { sum, isOnline: online >= sum, isWhole: sum >= total };
};
