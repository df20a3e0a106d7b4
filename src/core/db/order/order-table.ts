// Orders from the server, as known on the device.
import { readStoredOrder } from '#contract/order/stored-order.ts';
import { readStoredSession } from '#contract/stored.ts';
import { readStoredVisit } from '#contract/visit/stored-visit.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { isOfVisit, showsOrder } from '#domain/visit/visit.ts';

const visitOf = async ({ sessions }: TablDatabase, placeId: PlaceId, sessionId: SessionId) =>
  readStoredSession(await sessions.get([placeId, sessionId]))?.visitId;

/** Orders of a sitting, oldest first, without those of an earlier visit at a tablet's table. */
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
 * Replaces the orders of a sitting by the server's list: missing ones (paid, expired) are deleted. They belong to the visit
 * of the session; those of an earlier guest on the tablet are left out. [S4.03]
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

/** Writes a status from the server. false: unknown order, so the list must be fetched. */
export const changeOrderStatus = (db: TablDatabase, id: OrderId, status: OrderStatus): Promise<boolean> =>
  db.transaction('rw', db.orders, async () => {
    const order = readStoredOrder(await db.orders.get(id));
    if (!order) return false;
    if (order.status !== status) await db.orders.put({ ...order, status });
    return true;
  });
