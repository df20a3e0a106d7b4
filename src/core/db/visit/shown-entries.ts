// Outbox entries that a guest is to see: their own visit's orders.
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { liveVisitIdAt } from './live-visit.ts';

/**
 * The live visit's orders at a place, those too that the guest has put away; the oldest first. Other visits' rows are not
 * even read.
 */
export async function readVisitOrders(db: TablDatabase, placeId: PlaceId): Promise<StoredOrder[]> {
  const visit = await liveVisitIdAt(db.visits, placeId);
  // Before the first visit has begun here the rows of an earlier build are still nobody's.
  const rows = visit
    ? await db.outbox.where('visitId').equals(visit).toArray()
    : (await db.outbox.toArray()).filter(({ visitId }) => visitId === undefined);
  return readableEntries(rows)
    .filter((entry) => entry.kind === 'order')
    .filter((order) => order.placeId === placeId);
}

/** Orders that a guest is to see: those under way, and every end that they have not put away; the oldest first. */
export const readShownOrders = async (db: TablDatabase, placeId: PlaceId): Promise<StoredOrder[]> =>
  (await readVisitOrders(db, placeId)).filter(({ dismissed }) => !dismissed);
