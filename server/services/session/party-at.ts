import { leftOf, withLeft } from '#domain/bill/left-to-pay.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { SESSION_HOURS } from '#domain/session/session.ts';
import { listOrders } from '../../store/orders.ts';
import { callsOfSitting } from '../../store/service/calls.ts';
import { paidOf } from '../../store/service/payments.ts';
import { findOpenSitting, type Sitting } from '../../store/sittings.ts';
import type { Store } from '../../store/store.ts';

const HOUR = 3_600_000;

/**
 * Whoever sits at a table: somebody whose right stands at that time, epoch ms, of whose orders or calls one is open, or who
 * owes something again since a payment was taken back.
 */
export const partyAt = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<Sitting | undefined> => {
  const open = await findOpenSitting(db, placeId, table);
  // A tablet that stands on its table is nobody who sits there, until somebody orders or calls on it.
  if (!open || (open.lapsesAt > at && !open.isDevices)) return open?.sitting;
  const { id } = open.sitting;
  const orders = await listOrders(db, placeId, id);
  if (orders.some(({ status }) => !isFinal(status))) return open.sitting;
  const calls = await callsOfSitting(db, placeId, id);
  if (calls.some(({ doneAt, withdrawnAt }) => doneAt === undefined && withdrawnAt === undefined)) return open.sitting;
  const noted = (await paidOf(db, placeId, [id])).get(id);
  return withLeft(orders, noted).some((order) => leftOf(order) > 0) ? open.sitting : undefined;
};

/**
 * Whether a party has gone and nobody has closed its table, where a tablet's right would go on for years: no guest's right
 * stands, nothing is open or owed, and the last order is as long ago as a waiter works.
 */
export const isLeft = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<boolean> => {
  const open = await findOpenSitting(db, placeId, table);
  if (!open || open.lapsesAt > at) return false;
  const last = (await listOrders(db, placeId, open.sitting.id)).at(-1);
  if (!last || last.placedAt + SESSION_HOURS.waiter * HOUR > at) return false;
  return (await partyAt(db, { placeId, at }, table)) === undefined;
};
