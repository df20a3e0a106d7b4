// Chosen meanings of columns in an owner's own sheet, per place on this device.
import { readColumnMeanings } from '#contract/owner/menu-sheet-wire.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const keyOf = (placeId: PlaceId): DeviceKey => `sheet-columns:${placeId}`;

/** By column name; empty: none chosen. */
export const readSheetColumns = async (db: TablDatabase, placeId: PlaceId): Promise<Readonly<Record<string, string>>> =>
  readColumnMeanings((await db.device.get(keyOf(placeId)))?.value) ?? {};

/** Remembered per place, merged with other columns: the next sheet is usually alike. */
export const keepSheetColumns = (
  db: TablDatabase,
  placeId: PlaceId,
  columns: Readonly<Record<string, string>>,
): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const value = { ...(await readSheetColumns(db, placeId)), ...columns };
    await db.device.put({ key: keyOf(placeId), value });
  });
