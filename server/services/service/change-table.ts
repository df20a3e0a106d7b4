// Moves an order, or a whole party, to another table. No ticket is reprinted; a journal row records the move.

import { randomUUID } from 'node:crypto';
import { toPay } from '#domain/bill/left-to-pay.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isOpenCall } from '#domain/service/call.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import { billWantedAt, giveBill } from '../../store/bill/bills.ts';
import { endDeviceTokens } from '../../store/device/shared-devices.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder, listOrders } from '../../store/order/orders.ts';
import { findTableNamed, type VenueTable } from '../../store/place/venue-tables.ts';
import { addCall, callsOfSitting } from '../../store/service/calls.ts';
import { mergeSittings } from '../../store/service/merges.ts';
import { findSitting, putOrderOn, putPaymentsOn, reseat } from '../../store/service/move-sitting.ts';
import { findRecord, saveRecord } from '../../store/service/order-facts.ts';
import { closeSitting, openSitting, type Sitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { clearTablets, tabletsIn } from '../device/clear-tablets.ts';
import { partyAt } from '../session/party-at.ts';
import { withdrawCall } from './answer-call.ts';
import { ownBillOf } from './own-bill.ts';
import type { Saying } from './say-fact.ts';
import { billOf, isAmidPayment, isPaidFor, settleBill } from './table-bill.ts';

const openBills = async (tx: Tx, placeId: number, sittingId: string) =>
  (await callsOfSitting(tx.db, placeId, sittingId)).filter((call) => call.kind === 'bill' && isOpenCall(call));

/**
 * Moves an open bill request to the other table with the last order that it covers. The request stays while the first table
 * still has an amount due.
 */
const bringBillAlong = async (
  tx: Tx,
  { placeId, at }: Pick<Saying, 'placeId' | 'at'>,
  from: Pick<Sitting, 'id'>,
  into: Pick<Sitting, 'id' | 'table' | 'room'>,
): Promise<void> => {
  if ((await billWantedAt(tx.db, from.id)) === undefined) return;
  if (toPay((await billOf(tx.db, placeId, from.id)).orders).length > 0) return;
  const open = await openBills(tx, placeId, from.id);
  for (const { id } of open) await withdrawCall(tx, { placeId, id, at });
  const paymentMethod = await giveBill(tx, from.id, into.id);
  // The bill is already being brought, or the other table has requested its bill too.
  if (open.length === 0 || (await openBills(tx, placeId, into.id)).length > 0) return;
  const callId = randomUUID();
  await addCall(tx, { placeId, id: callId, sitting: into, kind: 'bill', needs: [], text: '', at });
  const orders = toPay((await billOf(tx.db, placeId, into.id)).orders);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'bill.wanted',
    sessionId: into.id,
    payload: {
      ...{ table: into.table, paymentMethod, callId },
      total: addMoney(ZERO, ...orders.map(({ total }) => total)),
    },
  });
};

type TableChange = Extract<StaffCommand, { kind: 'tableChange' }>;
type Done = Result<void, StaffRefusal>;

const isBeingPaid = async (tx: Tx, placeId: number, sitting: { readonly id: string } | undefined): Promise<boolean> =>
  sitting !== undefined && isAmidPayment(await billOf(tx.db, placeId, sitting.id));

/** The present party of a table. Closes a lapsed sitting without an open order, so that its table is free. */
export const partyOrFree = async (
  tx: Tx,
  { placeId, at }: Pick<Saying, 'placeId' | 'at'>,
  table: string,
): Promise<Sitting | undefined> => {
  const party = await partyAt(tx.db, { placeId, at }, table);
  if (!party) await closeSitting(tx, { placeId, table }, 'lapsed', at);
  return party;
};

export const noteMoved = async (tx: Tx, placeId: number, orderId: string, from: string): Promise<void> => {
  const record = await findRecord(tx.db, placeId, orderId);
  await saveRecord(tx, placeId, orderId, { ...record, movedFrom: [...(record.movedFrom ?? []), from] });
};

const moveParty = async (tx: Tx, saying: Saying, sittingId: string, to: VenueTable, merge: boolean): Promise<Done> => {
  const { placeId, at, by } = saying;
  const from = await findSitting(tx.db, placeId, sittingId);
  if (!from) return fail({ code: 'unknown_sitting' });
  if (from.closedAt !== null) return fail({ code: 'sitting_closed' });
  if (from.table === to.name) return ok(undefined);
  const there = await partyOrFree(tx, saying, to.name);
  if (there && !merge) return fail({ code: 'table_taken' });
  for (const one of [from, there]) if (await isBeingPaid(tx, placeId, one)) return fail({ code: 'being_paid' });
  for (const { id } of await listOrders(tx.db, placeId, from.id)) await noteMoved(tx, placeId, id, from.table);
  // The party moves, the tablet stays at its table.
  await endDeviceTokens(tx, { sittingId: from.id }, at);
  if (there) await mergeSittings(tx, { placeId, from, into: there, at });
  else await reseat(tx, from.id, to);
  // Clears the room's tablet, so that the next guests find no data of this party.
  await clearTablets(tx, { placeId, by }, await tabletsIn(tx, placeId, from.table), at);
  const payload = { from: from.table, to: to.name, merged: there !== undefined, by };
  await appendJournal(tx, {
    placeId,
    at,
    type: 'table.moved',
    sessionId: there?.id ?? from.id,
    payload: there ? { ...payload, fromSitting: from.id } : payload,
  });
  return ok(undefined);
};

/**
 * Payments of an order without a table move with the order only when the order is fully paid and the table owes
 * nothing; otherwise they would pay for others' dishes.
 */
const mayTakePaymentsAlong = async (
  tx: Tx,
  placeId: number,
  { rest }: { readonly rest: number },
  there: { readonly id: string } | undefined,
): Promise<boolean> => rest <= 0 && (there === undefined || (await billOf(tx.db, placeId, there.id)).rest <= 0);

const moveOneOrder = async (tx: Tx, saying: Saying, orderId: string, to: VenueTable, merge: boolean): Promise<Done> => {
  const { placeId, at, by } = saying;
  const order = await findOrder(tx.db, placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  if (isFinal(order.status)) {
    const { moved } = await findRecord(tx.db, placeId, orderId);
    return fail({ code: 'moved_on', ...moved, status: order.status });
  }
  const from = order.sessionId === undefined ? undefined : await findSitting(tx.db, placeId, order.sessionId);
  if (from?.table === to.name) return ok(undefined);
  const there = await partyOrFree(tx, saying, to.name);
  if (there && !merge) return fail({ code: 'table_taken' });
  for (const one of [from, there]) if (await isBeingPaid(tx, placeId, one)) return fail({ code: 'being_paid' });
  if (from && isPaidFor(await billOf(tx.db, placeId, from.id), order)) return fail({ code: 'being_paid' });
  const own = from ? undefined : await ownBillOf(tx.db, placeId, order);
  if (own && own.paid > 0 && !(await mayTakePaymentsAlong(tx, placeId, own, there)))
    return fail({ code: 'being_paid' });
  const seat = { placeId, table: to.name, orderType: to.orderType, room: to.room ?? null };
  const sitting = there ?? (await openSitting(tx, seat, at));
  await putOrderOn(tx, placeId, orderId, sitting.id);
  if (own) await putPaymentsOn(tx, placeId, orderId, sitting.id);
  if (from) await noteMoved(tx, placeId, orderId, from.table);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'table.moved',
    orderId,
    sessionId: sitting.id,
    orderer: order.orderer,
    payload: { from: from?.table ?? null, to: to.name, merged: there !== undefined, by },
  });
  if (from) await bringBillAlong(tx, saying, from, sitting);
  if (from) await settleBill(tx, saying, from.id);
  await settleBill(tx, saying, sitting.id);
  return ok(undefined);
};

/** Moves the order or party; joins an occupied table only with `merge`. [S6.14] */
export const changeTable = async (tx: Tx, saying: Saying, { about, table, merge }: TableChange): Promise<Done> => {
  const to = await findTableNamed(tx.db, saying.placeId, table);
  if (!to) return fail({ code: 'unknown_table' });
  return 'orderId' in about
    ? moveOneOrder(tx, saying, about.orderId, to, merge)
    : moveParty(tx, saying, about.sittingId, to, merge);
};
