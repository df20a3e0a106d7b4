// Devices of a place locked by wrong PINs, for its managers.
import type { LockedDevice } from '#domain/staff/device-lock.ts';
import { DEVICE_PINS } from '#domain/staff/pin-lock.ts';
import type { Store, Tx } from '../store.ts';

/** Saves a new lock, not seen yet. */
export const saveLock = async (tx: Tx, deviceId: string, at: number): Promise<void> => {
  const row = { locked_at: at, seen_at: null, seen_by: null };
  await tx.db
    .insertInto('staff_locks')
    .values({ device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
    .execute();
};

/**
 * Devices locked now, sorted by name. For a lock that an older server noted, the time is that of the device's first
 * wrong PIN.
 */
export const lockedDevices = async (db: Store['read'], placeId: number): Promise<LockedDevice[]> => {
  const rows = await db
    .selectFrom('staff_devices')
    .leftJoin('staff_locks', 'staff_locks.device_id', 'staff_devices.id')
    .where('staff_devices.place_id', '=', placeId)
    .where('staff_devices.removed_at', 'is', null)
    .where('staff_devices.wrong_pins', '>=', DEVICE_PINS)
    .select(['staff_devices.id', 'staff_devices.name', 'staff_devices.wrong_since'])
    .select(['staff_locks.locked_at', 'staff_locks.seen_at', 'staff_locks.seen_by'])
    .orderBy('staff_devices.name')
    .execute();
  return rows.map(({ id: device, name, wrong_since, locked_at, seen_at, seen_by }) => {
    const since = locked_at !== null && locked_at >= wrong_since ? locked_at : wrong_since;
    const isSeen = seen_at !== null && seen_at >= since;
    return { device, name, since, ...(isSeen && { seen: { by: seen_by ?? '', at: seen_at } }) };
  });
};

/** Marks a device's lock as seen by a manager. */
export const saveLockSeen = async (
  tx: Tx,
  { device, since }: Pick<LockedDevice, 'device' | 'since'>,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> => {
  const seen = { locked_at: since, seen_at: at, seen_by: by };
  await tx.db
    .insertInto('staff_locks')
    .values({ device_id: device, ...seen })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(seen))
    .execute();
};
