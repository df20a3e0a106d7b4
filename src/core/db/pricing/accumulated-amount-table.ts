// Percentage that registered guests collect at a place, as last read. [S7.03]

import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { AccumulatedAmount } from '#domain/pricing/accumulated-amount.ts';

const keyOf = (placeId: PlaceId): DeviceKey => `accumulated-amount:${placeId}`;

export const storeAccumulatedAmount = async (
  db: TablDatabase,
  placeId: PlaceId,
  amount: AccumulatedAmount,
): Promise<void> => void (await db.device.put({ key: keyOf(placeId), value: amount.percent }));

/**
 * undefined: never read here.
 * @internal An account's screens will show it; until then only tests read it.
 */
export async function readAccumulatedAmount(
  db: TablDatabase,
  placeId: PlaceId,
): Promise<AccumulatedAmount | undefined> {
  const value = (await db.device.get(keyOf(placeId)))?.value;
  return typeof value === 'number' && value >= 0 && value <= 100 ? { percent: value } : undefined;
}
