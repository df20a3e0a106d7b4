// Which order of this device at a place the next one is: the server's word, and what has not reached it yet.

import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { orderNumberKey } from './order-number-key.ts';

/** null: the orders that this device sends are not counted. */
export const saveOrderNumber = async (db: TablDatabase, placeId: PlaceId, number: number | null): Promise<void> => {
  if (number === null) await db.device.delete(orderNumberKey(placeId));
  else await db.device.put({ key: orderNumberKey(placeId), value: number });
};

/** undefined: the server has not said. */
export async function readOrderNumber(db: TablDatabase, placeId: PlaceId): Promise<number | undefined> {
  const value = (await db.device.get(orderNumberKey(placeId)))?.value;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) return undefined;
  // Counted by what all rows have: reading them whole would bring all kinds of commands before they are needed.
  const waiting = (await db.outbox.toArray()).filter(
    (row) => row.kind === 'order' && row.placeId === placeId && !isSettled(row.state),
  );
  return value + waiting.length;
}
