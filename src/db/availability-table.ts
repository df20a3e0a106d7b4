// Dishes that are off for now: rows laid over the published menu, untouched by a new one.
import type { PlaceId } from '#domain/ids.ts';
import type { AvailabilityRow } from '#domain/menu.ts';
import type { TablDatabase } from './database.ts';

export const readAvailability = (db: TablDatabase, placeId: PlaceId): Promise<AvailabilityRow[]> =>
  db.availability.where({ placeId }).toArray();

/** The whole list of a place, as the server has it now. */
export async function replaceAvailability(
  db: TablDatabase,
  placeId: PlaceId,
  rows: readonly AvailabilityRow[],
): Promise<void> {
  await db.transaction('rw', db.availability, async () => {
    await db.availability.where({ placeId }).delete();
    await db.availability.bulkPut([...rows]);
  });
}

/** One change; an older one than is known already says nothing. */
export async function changeAvailability(db: TablDatabase, row: AvailabilityRow, off: boolean): Promise<void> {
  await db.transaction('rw', db.availability, async () => {
    const known = await db.availability.get([row.placeId, row.productId]);
    if (known && known.seq > row.seq) return;
    if (off) await db.availability.put(row);
    else await db.availability.delete([row.placeId, row.productId]);
  });
}
