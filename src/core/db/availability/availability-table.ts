// Items that are temporarily off: rows laid over the published menu, kept when a new menu arrives.

import type { TablDatabase } from '#core/db/database.ts';
import { landAvailability } from '#domain/availability/availability.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';

export const readAvailability = (db: TablDatabase, placeId: PlaceId): Promise<AvailabilityRow[]> =>
  db.availability.where({ placeId }).toArray();

/** Stores a place's whole list from the server; `before`: the local rows at the time of the request. */
export async function replaceAvailability(
  db: TablDatabase,
  placeId: PlaceId,
  rows: readonly AvailabilityRow[],
  before: readonly AvailabilityRow[],
): Promise<void> {
  await db.transaction('rw', db.availability, async (tx) => {
    const table: TablDatabase['availability'] = tx.table('availability');
    const landed = landAvailability(rows, before, await table.where({ placeId }).toArray());
    await table.where({ placeId }).delete();
    await table.bulkPut(landed);
  });
}

/** Applies one change; ignores one that is older than the known row. A row exists while an item is off or counted. */
export async function changeAvailability(db: TablDatabase, row: AvailabilityRow, off: boolean): Promise<void> {
  await db.transaction('rw', db.availability, async (tx) => {
    const table: TablDatabase['availability'] = tx.table('availability');
    const known = await table.get([row.placeId, row.productId]);
    if (known && known.seq > row.seq) return;
    if (off || row.left) await table.put(row);
    else await table.delete([row.placeId, row.productId]);
  });
}
