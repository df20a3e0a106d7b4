import { leftOf, withLeft } from '#domain/bill/left-to-pay.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { SESSION_HOURS } from '#domain/session/session.ts';
import { listOrders } from '../../store/order/orders.ts';
import { callsOfSitting } from '../../store/service/calls.ts';
import { paidOf } from '../../store/service/payments-rows.ts';
import { findOpenSitting, type Sitting } from '../../store/session/sittings.ts';
import type { Store } from '../../store/store.ts';

const HOUR = 3_600_000;

/**
 * Present party of a table: it has a valid session at that time (epoch ms), an open order or call, or an amount due after a
 * reversed payment.
 */
export const partyAt = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<Sitting | undefined> => {
  const open = await findOpenSitting(db, placeId, table);
  // A tablet on its table is no party until a guest orders or calls on it.
  if (!open || (open.lapsesAt > at && !open.isDevices)) return open?.sitting;
  const { id } = open.sitting;
  const orders = await listOrders(db, placeId, id);
  if (orders.some(({ status }) => !isFinal(status))) return open.sitting;
  const calls = await callsOfSitting(db, placeId, id);
  if (calls.some(({ doneAt, withdrawnAt }) => doneAt === undefined && withdrawnAt === undefined)) return open.sitting;
  const noted = (await paidOf(db, placeId, [id])).get(id);
  return withLeft(orders, noted).some((order) => leftOf(order) > 0) ? open.sitting : undefined;
};

const lastOrderOf = async (db: Store['read'], placeId: number, sittingId: string) =>
  (await listOrders(db, placeId, sittingId)).at(-1);

/**
 * Whether a party has left an unclosed table with a tablet, whose session lasts for years: no guest session is valid, no
 * order, call or amount is open, and the last order is older than a waiter's hours.
 */
export const isLeft = async (
  db: Store['read'],
  { placeId, at }: { readonly placeId: number; readonly at: number },
  table: string,
): Promise<boolean> => {
  const open = await findOpenSitting(db, placeId, table);
  if (!open || open.lapsesAt > at) return false;
  const last = await lastOrderOf(db, placeId, open.sitting.id);
  if (!last || last.placedAt + SESSION_HOURS.waiter * HOUR > at) return false;
  return (await partyAt(db, { placeId, at }, table)) === undefined;
};

const isQuiet = async (db: Store['read'], { placeId, id }: Sitting): Promise<boolean> =>
  (await callsOfSitting(db, placeId, id)).some(
    ({ kind, doneAt, withdrawnAt }) => kind === 'quiet' && doneAt === undefined && withdrawnAt === undefined,
  );

/**
 * Whether a sitting continues without a valid phone session. A tablet on the table keeps it while an order, call or amount
 * is open, and for a waiter's hours after the last order. “Do not disturb” keeps a room's sitting until the guest scans
 * again in the morning. A guest who scans beside a tablet joins the tablet's sitting.
 */
export const isKept = async (
  db: Store['read'],
  { sitting, hasDevice }: { readonly sitting: Sitting; readonly hasDevice: boolean },
  at: number,
): Promise<boolean> => {
  // A “do not disturb” request is an open call and keeps the sitting by itself.
  if (!hasDevice) return isQuiet(db, sitting);
  const last = await lastOrderOf(db, sitting.placeId, sitting.id);
  if (!last || last.placedAt + SESSION_HOURS.waiter * HOUR > at) return true;
  return (await partyAt(db, { placeId: sitting.placeId, at }, sitting.table)) !== undefined;
};
