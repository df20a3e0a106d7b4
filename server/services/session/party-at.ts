import { isFinal } from '#domain/order/order-status.ts';
import { listOrders } from '../../store/orders.ts';
import { findOpenSitting, type Sitting } from '../../store/sittings.ts';
import type { Store } from '../../store/store.ts';

/** Whoever sits at a table: somebody whose right stands at that time, epoch ms, or of whose orders one is open. */
export const partyAt = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<Sitting | undefined> => {
  const open = await findOpenSitting(db, placeId, table);
  if (!open || open.lapsesAt > at) return open?.sitting;
  const orders = await listOrders(db, placeId, open.sitting.id);
  return orders.some(({ status }) => !isFinal(status)) ? open.sitting : undefined;
};
