import { leftOf, withLeft } from '#domain/bill/left-to-pay.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { listOrders } from '../../store/orders.ts';
import { paidOf } from '../../store/service/payments.ts';
import { findOpenSitting, type Sitting } from '../../store/sittings.ts';
import type { Store } from '../../store/store.ts';

/**
 * Whoever sits at a table: somebody whose right stands at that time, epoch ms, of whose orders one is open, or who owes
 * something again since a payment was taken back.
 */
export const partyAt = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<Sitting | undefined> => {
  const open = await findOpenSitting(db, placeId, table);
  // A tablet that stands on its table is nobody who sits there, until somebody orders on it.
  if (!open || (open.lapsesAt > at && !open.isDevices)) return open?.sitting;
  const { id } = open.sitting;
  const orders = await listOrders(db, placeId, id);
  if (orders.some(({ status }) => !isFinal(status))) return open.sitting;
  const noted = (await paidOf(db, placeId, [id])).get(id);
  return withLeft(orders, noted).some((order) => leftOf(order) > 0) ? open.sitting : undefined;
};
