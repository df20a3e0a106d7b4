// Counter of orders on this device: the number in the next label.
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from './device-keys.ts';

const COUNTER: DeviceKey = 'order-counter';

export async function readOrderCounter(db: TablDatabase): Promise<number> {
  const value = (await db.device.get(COUNTER))?.value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

/** Lower numbers were used by a page whose database is gone. */
export const raiseOrderCounter = (db: TablDatabase, atLeast: number): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    if ((await readOrderCounter(db)) < atLeast) await db.device.put({ key: COUNTER, value: atLeast });
  });
