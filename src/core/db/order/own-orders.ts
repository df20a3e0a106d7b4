// Orders of this device without a table: followed by their own secrets.
import { type OwnEntry, readOwnEntry } from '#contract/order/order-secret.ts';
import { readStoredOrder } from '#contract/order/stored-order.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isFinal } from '#domain/order/order-status.ts';

/** Unfinished orders of a place's live visit, oldest first. */
export async function readOwnOpen(db: TablDatabase, placeId: PlaceId): Promise<OwnEntry[]> {
  const visit = await liveVisitIdAt(db.visits, placeId);
  if (!visit) return [];
  const rows: unknown[] = await db.outbox.where('visitId').equals(visit).toArray();
  const own = rows.flatMap((row) => readOwnEntry(row) ?? []).filter((entry) => entry.placeId === placeId);
  const orders = await db.orders.bulkGet(own.map(({ id }) => id));
  return own.filter((_, at) => {
    const known = readStoredOrder(orders[at]);
    return !known || !isFinal(known.status);
  });
}

/** Stores the server's state of requested orders; others are ignored. */
export const keepOwnOrders = (
  db: TablDatabase,
  own: readonly OwnEntry[],
  orders: readonly PlacedOrder[],
): Promise<void> =>
  db.transaction('rw', db.orders, async () => {
    const asked = new Map<string, OwnEntry>(own.map((entry) => [entry.id, entry]));
    await db.orders.bulkPut(
      orders.flatMap((order) => {
        const entry = asked.get(order.id);
        return entry ? [{ ...order, visitId: entry.visitId }] : [];
      }),
    );
  });

/** Stores the server's state of one order of this device; an order that the device does not know is ignored. */
export async function keepOwnOrder(db: TablDatabase, order: PlacedOrder): Promise<void> {
  const own = readOwnEntry(await db.outbox.get(order.id));
  if (own) await keepOwnOrders(db, [own], [order]);
  // The row of a sitting's order also says which guest ordered, which this state does not.
  else await db.orders.update(order.id, { status: order.status, facts: order.facts });
}
