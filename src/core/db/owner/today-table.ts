// The day page of a place on its manager's device: one row per place, for immediate and offline display. Deleted with the
// manager's sign-in.
import { readStoredToday, type StoredToday } from '#contract/owner/today.ts';
import { readStoredStaff } from '#contract/staff/stored-staff.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const key = (placeId: PlaceId): DeviceKey => `owner-today:${placeId}`;

/** undefined: not read here yet, or written by another build. */
export const readToday = async (db: TablDatabase, placeId: PlaceId): Promise<StoredToday | undefined> =>
  readStoredToday((await db.device.get(key(placeId)))?.value);

/** Stores a day read by the holder of that secret; does nothing after their sign-out. */
export const storeToday = (db: TablDatabase, secret: string, stored: StoredToday): Promise<void> =>
  db.transaction('rw', db.staff, db.device, async () => {
    const { placeId } = stored;
    const staff = readStoredStaff(await db.staff.get(placeId));
    if (staff?.signIn?.secret === secret) await db.device.put({ key: key(placeId), value: stored });
  });

/** Runs in the transaction of a sign-out. */
export const dropToday = async (db: TablDatabase, placeId: PlaceId): Promise<void> => db.device.delete(key(placeId));
