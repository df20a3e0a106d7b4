// Outbox entries for a guest: orders of their own visit.
import type { StoredOrder } from '#contract/outbox/order-command.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readableEntries } from '#core/db/outbox/outbox-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { liveVisitIdAt } from './live-visit.ts';

/** Orders of the live visit at a place, including dismissed ones; oldest first. Rows of other visits are not read. */
export async function readVisitOrders(db: TablDatabase, placeId: PlaceId): Promise<StoredOrder[]> {
  const visit = await liveVisitIdAt(db.visits, placeId);
  // Before the first visit on this device, rows of an earlier build have no visit.
  const rows = visit
    ? await db.outbox.where('visitId').equals(visit).toArray()
    : (await db.outbox.toArray()).filter(({ visitId }) => visitId === undefined);
  return readableEntries(rows)
    .filter((entry) => entry.kind === 'order')
    .filter((order) => order.placeId === placeId);
}

/** Orders for a guest: running ones, and ends that were not dismissed; oldest first. */
export const readShownOrders = async (db: TablDatabase, placeId: PlaceId): Promise<StoredOrder[]> =>
  (await readVisitOrders(db, placeId)).filter(({ dismissed }) => !dismissed);
