// Small data of the device itself.
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from './device-keys.ts';

/** Stores a value under its key; `undefined` or `null` removes the row. */
export const setDeviceValue = (db: TablDatabase, key: DeviceKey, value: unknown): PromiseLike<unknown> =>
  value == null ? db.device.delete(key) : db.device.put({ key, value });

const CLOCK_OFFSET: DeviceKey = 'clock-offset';

/** Server time minus device time, in ms, as last learnt. */
export async function readClockOffset(db: TablDatabase): Promise<number | undefined> {
  const value = (await db.device.get(CLOCK_OFFSET))?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export const storeClockOffset = async (db: TablDatabase, offset: number): Promise<void> =>
  void (await db.device.put({ key: CLOCK_OFFSET, value: offset }));
