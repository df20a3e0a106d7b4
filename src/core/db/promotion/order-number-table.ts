// Number of this device's next order at a place: the server's number, plus unsent orders.

import type { TablDatabase } from '#core/db/database.ts';
import { setDeviceValue } from '#core/db/device/device-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { orderNumberKey } from './order-number-key.ts';

/** null: this device's orders are not counted. */
export const saveOrderNumber = (db: TablDatabase, placeId: PlaceId, number: number | null): PromiseLike<unknown> =>
  setDeviceValue(db, orderNumberKey(placeId), number);

/** undefined: unknown. */
export async function readOrderNumber(db: TablDatabase, placeId: PlaceId): Promise<number | undefined> {
  const value = (await db.device.get(orderNumberKey(placeId)))?.value;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) return undefined;
  // Uses only common fields: full parsing would load all command kinds too early.
  const waiting = (await db.outbox.toArray()).filter(
    (row) => row.kind === 'order' && row.placeId === placeId && !isSettled(row.state),
  );
  return value + waiting.length;
}
