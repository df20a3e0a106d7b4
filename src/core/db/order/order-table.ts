// The orders that the server has, as far as the device was told.
import { readStoredOrder } from '#contract/order/stored-order.ts';
import { readStoredSession } from '#contract/stored.ts';
import { readStoredVisit } from '#contract/visit/stored-visit.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { isOfVisit, showsOrder } from '#domain/visit/visit.ts';

const visitOf = async ({ sessions }: TablDatabase, placeId: PlaceId, sessionId: SessionId) =>
  readStoredSession(await sessions.get([placeId, sessionId]))?.visitId;

/** The orders of a sitting, the oldest first. What an earlier visit at a tablet's table has left here is not among them. */
export const readOrders = async (
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
): Promise<readonly PlacedOrder[]> => {
  const rows = await db.orders.where({ placeId, sessionId }).toArray();
  const visitId = await visitOf(db, placeId, sessionId);
  return rows
    .filter((row) => isOfVisit(row, visitId))
    .flatMap((row) => readStoredOrder(row) ?? [])
    .sort((a, b) => a.placedAt - b.placedAt || a.number - b.number);
};

/**
 * The whole list of a sitting, as the server has it now: what is no longer on it (paid, expired) leaves. The orders belong
 * to the visit of its session; those of a guest before it on the same tablet are left out. [S4.03]
 */
export const replaceOrders = (
  db: TablDatabase,
  placeId: PlaceId,
  sessionId: SessionId,
  orders: readonly PlacedOrder[],
): Promise<void> =>
  db.transaction('rw', db.orders, db.sessions, db.visits, async () => {
    const visitId = await visitOf(db, placeId, sessionId);
    const visit = visitId && readStoredVisit(await db.visits.get(visitId));
    const own = orders.filter(
      (order) => order.placeId === placeId && order.sessionId === sessionId && (!visit || showsOrder(visit, order)),
    );
    await db.orders.where({ placeId, sessionId }).delete();
    await db.orders.bulkPut(own.map((order) => ({ ...order, visitId })));
  });

/** A status as the server told it. false: the device does not know this order, the list must be read. */
export const changeOrderStatus = (db: TablDatabase, id: OrderId, status: OrderStatus): Promise<boolean> =>
  db.transaction('rw', db.orders, async () => {
    const order = readStoredOrder(await db.orders.get(id));
    if (!order) return false;
    if (order.status !== status) await db.orders.put({ ...order, status });
    return true;
  });
