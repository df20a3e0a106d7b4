// Meanings of the columns of an owner's own sheet, as they were given on this device, for each place.
import { readColumnMeanings } from '#contract/owner/menu-sheet-wire.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const keyOf = (placeId: PlaceId): DeviceKey => `sheet-columns:${placeId}`;

/** By the names of the columns; empty: nobody has said anything. */
export const readSheetColumns = async (db: TablDatabase, placeId: PlaceId): Promise<Readonly<Record<string, string>>> =>
  readColumnMeanings((await db.device.get(keyOf(placeId)))?.value) ?? {};

/** Remembered for the place, beside what was said of other columns: the next sheet is like this one. */
export const keepSheetColumns = (
  db: TablDatabase,
  placeId: PlaceId,
  columns: Readonly<Record<string, string>>,
): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const value = { ...(await readSheetColumns(db, placeId)), ...columns };
    await db.device.put({ key: keyOf(placeId), value });
  });
