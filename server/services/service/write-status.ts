// Writes a status change of an order.
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { withServed } from '#domain/order/order-facts.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { appendJournal } from '../../store/journal.ts';
import { saveStatus } from '../../store/order/orders.ts';
import { type OrderRecord, saveRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import type { Saying } from './say-fact.ts';

/** Writes the status without a check. */
export const writeStatus = async (
  tx: Tx,
  { placeId, by, byId, at, approvedBy }: Saying,
  order: PlacedOrder,
  record: OrderRecord,
  to: OrderStatus,
  reason?: RejectReason,
): Promise<void> => {
  const { id: orderId, sessionId, orderer, status: from } = order;
  const isServed = to === 'served_spot' || to === 'on_the_way_delivery';
  const facts = isServed ? withServed(record.facts, at, by) : record.facts;
  await saveStatus(tx, placeId, orderId, to);
  await saveRecord(tx, placeId, orderId, {
    ...record,
    facts,
    moved: { by, at },
    movedById: byId,
    ...(reason && { reason }),
  });
  const payload = { from, to, by, ...(reason && { reason }), ...(approvedBy !== undefined && { approvedBy }) };
  await appendJournal(tx, { placeId, at, type: 'order.status', orderId, sessionId, orderer, payload });
};
