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
 * Present party of a table: one whose right is valid at that time, epoch ms, that has an open order or call, or that owes
 * something again since a payment was taken back.
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

const lastOrderOf = async (db: Store['read'], placeId: number, sittingId: string) =>
  (await listOrders(db, placeId, sittingId)).at(-1);

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
  const last = await lastOrderOf(db, placeId, open.sitting.id);
  if (!last || last.placedAt + SESSION_HOURS.waiter * HOUR > at) return false;
  return (await partyAt(db, { placeId, at }, table)) === undefined;
};

const isQuiet = async (db: Store['read'], { placeId, id }: Sitting): Promise<boolean> =>
  (await callsOfSitting(db, placeId, id)).some(
    ({ kind, doneAt, withdrawnAt }) => kind === 'quiet' && doneAt === undefined && withdrawnAt === undefined,
  );

/**
 * Whether a sitting goes on though no phone has a right there. A tablet that stands on the table keeps it until its last order
 * is as long ago as a waiter works, and for as long as something is open or owed; so does a room that does not want to be
 * disturbed: its guest who scans in the morning is the one who asked for that in the evening. Whoever scans the table's code
 * beside the tablet sits with those who order on it.
 */
export const isKept = async (
  db: Store['read'],
  { sitting, hasDevice }: { readonly sitting: Sitting; readonly hasDevice: boolean },
  at: number,
): Promise<boolean> => {
  // Such a state is open: it is a party by itself.
  if (!hasDevice) return isQuiet(db, sitting);
  const last = await lastOrderOf(db, sitting.placeId, sitting.id);
  if (!last || last.placedAt + SESSION_HOURS.waiter * HOUR > at) return true;
  return (await partyAt(db, { placeId: sitting.placeId, at }, sitting.table)) !== undefined;
};
