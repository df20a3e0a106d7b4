// Moves an order to its next status, with the person and the implied facts.
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { isHeld } from '#domain/order/order-facts.ts';
import { belongsTo, canMove } from '#domain/order/order-status.ts';
import type { RejectReason } from '#domain/order/reject-reason.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { isSamePerson } from '#domain/staff/same-person.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { isCooked, mayReject } from '#domain/staff/staff-rights.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findRecord, type OrderRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import { isPaidByCard } from '../payment/turned-down.ts';
import { noteOwnRest, ownBillOf } from './own-bill.ts';
import { refuseOrder } from './refuse-order.ts';
import { type Saying, writeFact } from './say-fact.ts';
import { billOf, isPaidFor, settleBill } from './table-bill.ts';
import { writeStatus } from './write-status.ts';

/** A person who moves an order has seen it. Acceptance is never implied. */
const sayImplied = async (tx: Tx, saying: Saying, order: PlacedOrder): Promise<OrderRecord> => {
  const record = await findRecord(tx.db, saying.placeId, order.id);
  if (record.facts.seenAt !== undefined) return record;
  return writeFact(tx, saying, order, record, { kind: 'seen', by: 'screen' });
};

interface MoveAsked {
  /** Id of the command. */
  readonly id: string;
  readonly orderId: string;
  readonly to: OrderStatus;
  readonly reason?: RejectReason;
}

/** Moves an order, or returns who moved it differently and when. [S4.01] */
export const moveOrder = async (
  tx: Tx,
  saying: Saying,
  identity: StaffIdentity,
  { id, orderId, to, reason }: MoveAsked,
): Promise<Result<void, StaffRefusal>> => {
  const { placeId } = saying;
  const order = await findOrder(tx.db, placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  const record = await findRecord(tx.db, placeId, orderId);
  const { moved, movedById: byId } = record;
  const movedOn = { code: 'moved_on', ...moved, status: order.status } as const;
  // “Served” was undone and is said again; the status already says so.
  if (order.status === to && record.facts.unservedAt !== undefined) {
    await writeFact(tx, saying, order, record, { kind: 'served' });
    if (order.sessionId !== undefined) await settleBill(tx, saying, order.sessionId);
    return ok(undefined);
  }
  if (order.status === to) return moved && isSamePerson({ ...moved, byId }, saying) ? ok(undefined) : fail(movedOn);
  // A table pays its bill; only an order without a table can be marked as paid.
  if (!belongsTo(to, order.orderType) || (to === 'paid' && order.sessionId !== undefined))
    return fail({ code: 'invalid_command' });
  if (!canMove(order.status, to)) return fail(movedOn);
  // A held order is not in the kitchen yet.
  if (isHeld(record.facts) && to !== 'rejected') return fail({ code: 'invalid_command' });
  if (to === 'rejected') {
    if (!reason) return fail({ code: 'invalid_command' });
    if (!mayReject(identity, { status: order.status, facts: record.facts }))
      return fail(isCooked(order.status) ? movedOn : { code: 'forbidden' });
    const { sessionId } = order;
    const bill = sessionId === undefined ? undefined : await billOf(tx.db, placeId, sessionId);
    if (bill && isPaidFor(bill, order)) return fail({ code: 'being_paid' });
    if (!bill && (await ownBillOf(tx.db, placeId, order)).paid > 0 && !(await isPaidByCard(tx, order)))
      return fail({ code: 'being_paid' });
  }
  const after = await sayImplied(tx, saying, order);
  if (to === 'paid') await noteOwnRest(tx, saying, order, id);
  if (to === 'rejected' && reason) await refuseOrder(tx, saying, order, after, reason);
  else await writeStatus(tx, saying, order, after, to, reason);
  if (order.sessionId !== undefined) await settleBill(tx, saying, order.sessionId);
  return ok(undefined);
};
