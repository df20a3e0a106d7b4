// The day of a place on its manager's device: one fact a place, so that a screen shows it at once and without a network. It
// goes with the sign-in of the person who read it.
import { readStoredToday, type StoredToday } from '#contract/owner/today.ts';
import { readStoredStaff } from '#contract/staff/stored-staff.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

const key = (placeId: PlaceId): DeviceKey => `owner-today:${placeId}`;

/** undefined: none was read here yet, or another build wrote it. */
export const readToday = async (db: TablDatabase, placeId: PlaceId): Promise<StoredToday | undefined> =>
  readStoredToday((await db.device.get(key(placeId)))?.value);

/** Keeps a day that the holder of that secret has read; does nothing where they have signed out meanwhile. */
export const storeToday = (db: TablDatabase, secret: string, stored: StoredToday): Promise<void> =>
  db.transaction('rw', db.staff, db.device, async () => {
    const { placeId } = stored;
    const staff = readStoredStaff(await db.staff.get(placeId));
    if (staff?.signIn?.secret === secret) await db.device.put({ key: key(placeId), value: stored });
  });

/** In the transaction in which somebody signs out. */
export const dropToday = async (db: TablDatabase, placeId: PlaceId): Promise<void> => db.device.delete(key(placeId));
