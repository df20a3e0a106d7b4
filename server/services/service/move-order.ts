// An order from one status to the next, by whom. What it implies is said with it.
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { belongsTo, canMove } from '#domain/order/order-status.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { isCooked, mayReject } from '#domain/staff/staff-rights.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder, saveStatus } from '../../store/orders.ts';
import { findRecord, type OrderRecord, saveRecord } from '../../store/service/order-facts.ts';
import { paidOf } from '../../store/service/payments.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackPortions } from '../availability/take-portions.ts';
import { giveBackPromo } from '../promotion/judge-promo.ts';
import { type Saying, writeFact } from './say-fact.ts';

/** Writes the step, whatever the table says. */
export const writeStatus = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  order: PlacedOrder,
  record: OrderRecord,
  to: OrderStatus,
  reason?: RejectReason,
): Promise<void> => {
  const { id: orderId, sessionId, orderer, status: from } = order;
  const isServed = to === 'served_spot' || to === 'on_the_way_delivery';
  const facts =
    isServed && record.facts.servedAt === undefined ? { ...record.facts, servedAt: at, servedBy: by } : record.facts;
  await saveStatus(tx, placeId, orderId, to);
  await saveRecord(tx, placeId, orderId, { ...record, facts, moved: { by, at }, ...(reason && { reason }) });
  const payload = { from, to, by, ...(reason && { reason }) };
  await appendJournal(tx, { placeId, at, type: 'order.status', orderId, sessionId, orderer, payload });
};

/** Who moves an order has seen it. That somebody accepted it is said by whoever does, and follows from nothing. */
const sayImplied = async (tx: Tx, saying: Saying, order: PlacedOrder): Promise<OrderRecord> => {
  const record = await findRecord(tx.db, saying.placeId, order.id);
  if (record.facts.seenAt !== undefined) return record;
  return writeFact(tx, saying, order, record, { kind: 'seen', by: 'screen' });
};

/** Moves an order on, or says by whom and when it has gone another way. [S4.01] */
export const moveOrder = async (
  tx: Tx,
  saying: Saying,
  identity: StaffIdentity,
  { orderId, to, reason }: { readonly orderId: string; readonly to: OrderStatus; readonly reason?: RejectReason },
): Promise<Result<void, StaffRefusal>> => {
  const { placeId } = saying;
  const order = await findOrder(tx.db, placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  const record = await findRecord(tx.db, placeId, orderId);
  const movedOn = { code: 'moved_on', ...record.moved, status: order.status } as const;
  if (order.status === to) return record.moved?.by === saying.by ? ok(undefined) : fail(movedOn);
  // A table pays its bill; only what stands on none is paid by itself.
  if (!belongsTo(to, order.orderType) || (to === 'paid' && order.sessionId !== undefined))
    return fail({ code: 'invalid_command' });
  if (!canMove(order.status, to)) return fail(movedOn);
  if (to === 'rejected') {
    if (!reason) return fail({ code: 'invalid_command' });
    if (!mayReject(identity, { status: order.status, facts: record.facts }))
      return fail(isCooked(order.status) ? movedOn : { code: 'forbidden' });
    const { sessionId } = order;
    const isPaid = sessionId !== undefined && (await paidOf(tx.db, placeId, [sessionId])).has(sessionId);
    if (isPaid) return fail({ code: 'being_paid' });
  }
  const after = await sayImplied(tx, saying, order);
  await writeStatus(tx, saying, order, after, to, reason);
  if (to === 'rejected') {
    await giveBackPortions(tx, { placeId, orderId: order.id, now: saying.at });
    await giveBackPromo(tx, placeId, order.id);
  }
  return ok(undefined);
};
