// Dishes that are off for now: rows laid over the published menu, untouched by a new one.

import type { TablDatabase } from '#core/db/database.ts';
import { landAvailability } from '#domain/availability/availability.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';

export const readAvailability = (db: TablDatabase, placeId: PlaceId): Promise<AvailabilityRow[]> =>
  db.availability.where({ placeId }).toArray();

/** The whole list of a place, as the server had it; `before`: the rows here when it was asked for. */
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

/** One change; an older one than is known already says nothing. A row stays while a thing is off, or counted. */
export async function changeAvailability(db: TablDatabase, row: AvailabilityRow, off: boolean): Promise<void> {
  await db.transaction('rw', db.availability, async (tx) => {
    const table: TablDatabase['availability'] = tx.table('availability');
    const known = await table.get([row.placeId, row.productId]);
    if (known && known.seq > row.seq) return;
    if (off || row.left) await table.put(row);
    else await table.delete([row.placeId, row.productId]);
  });
}
