// Discount for the signed-in guest at a place, as last sent by the server. [S7.34]
import { readStoredRegistered } from '#contract/promotion/next-discounts.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import { setDeviceValue } from '#core/db/device/device-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { RegisteredDiscount } from '#domain/pricing/further-discounts.ts';

const keyOf = (placeId: PlaceId): DeviceKey => `registered-discount:${placeId}`;

/** undefined: no longer any. */
export const saveRegisteredDiscount = (
  db: TablDatabase,
  placeId: PlaceId,
  discount: RegisteredDiscount | undefined,
): PromiseLike<unknown> => setDeviceValue(db, keyOf(placeId), discount);

/** undefined: none, or never read. */
export async function readRegisteredDiscount(
  db: TablDatabase,
  placeId: PlaceId,
): Promise<RegisteredDiscount | undefined> {
  return readStoredRegistered((await db.device.get(keyOf(placeId)))?.value);
}
