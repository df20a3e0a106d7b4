// Counter of commands on this device; the number in an order's label is never above it.
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from './device-keys.ts';

const COUNTER: DeviceKey = 'order-counter';
const LABELS: DeviceKey = 'order-label-counter';

export async function readOrderCounter(db: TablDatabase): Promise<number> {
  const value = (await db.device.get(COUNTER))?.value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}

/** Lower numbers were used by a page whose database is gone. */
export const raiseOrderCounter = (db: TablDatabase, atLeast: number): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    if ((await readOrderCounter(db)) >= atLeast) return;
    await db.device.bulkPut([
      { key: COUNTER, value: atLeast },
      { key: LABELS, value: atLeast },
    ]);
  });
