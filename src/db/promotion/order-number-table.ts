// Which order of this device at a place the next one is: the server's word, and what has not reached it yet.

import type { PlaceId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import type { TablDatabase } from '../database.ts';
import { readVisitOrders } from '../visit/shown-entries.ts';
import { orderNumberKey } from './order-number-key.ts';

export const saveOrderNumber = async (db: TablDatabase, placeId: PlaceId, number: number): Promise<void> => {
  await db.device.put({ key: orderNumberKey(placeId), value: number });
};

/** undefined: the server has not said. */
export async function readOrderNumber(db: TablDatabase, placeId: PlaceId): Promise<number | undefined> {
  const value = (await db.device.get(orderNumberKey(placeId)))?.value;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) return undefined;
  const waiting = (await readVisitOrders(db, placeId)).filter(({ state }) => !isSettled(state));
  return value + waiting.length;
}
