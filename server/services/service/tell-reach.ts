// Notifies guests at once when no screen or printer in the kitchen can show their order, and when one can again.
import { SHOWN_MS } from '#domain/service/board.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { unseenOrders } from '../../store/order/unseen-orders.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlaces } from '../place/published-places.ts';
import { unreachedOrders } from './unreached-orders.ts';

/**
 * Makes a change to a place's screens or printers. Journals each unseen order whose reach has changed, so that only its
 * guests read their orders again.
 */
export const tellingReach = async <T>(
  tx: Tx,
  places: PublishedPlaces,
  { placeId, at }: { readonly placeId: number; readonly at: number },
  change: () => Promise<T>,
): Promise<T> => {
  const place = await places.at(tx.db, placeId);
  const waiting = place ? await unseenOrders(tx.db, placeId, at - SHOWN_MS) : [];
  if (!place || waiting.length === 0) return change();
  const before = await unreachedOrders(tx.db, place, waiting);
  const changed = await change();
  const after = await unreachedOrders(tx.db, place, waiting);
  for (const { id } of waiting) {
    const order = before.has(id) === after.has(id) ? undefined : await findOrder(tx.db, placeId, id);
    if (!order) continue;
    const { sessionId, orderer } = order;
    const payload = { reached: !after.has(id) };
    await appendJournal(tx, { placeId, at, type: 'order.reach', orderId: id, sessionId, orderer, payload });
  }
  return changed;
};
