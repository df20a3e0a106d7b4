// Order type that this device's guest last chose at a place without a scan.

import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey, PLACE_KEYS } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';

/** Prefix of the keys of all places. The key registry checks the whole key below. */
const CHOSEN_TYPES = 'order-way:' satisfies `${keyof typeof PLACE_KEYS}:`;
const keyOf = (placeId: PlaceId): DeviceKey => `order-way:${placeId}`;

/** undefined: none chosen. */
export async function readChosenType(db: TablDatabase, placeId: PlaceId): Promise<OrderType | undefined> {
  const value = (await db.device.get(keyOf(placeId)))?.value;
  return ORDER_TYPES.find((type) => type === value);
}

/** Remembered per place: guests usually repeat the order type. */
export const keepChosenType = async (db: TablDatabase, placeId: PlaceId, way: OrderType): Promise<void> => {
  await db.device.put({ key: keyOf(placeId), value: way });
};

const ofAllPlaces = (db: TablDatabase) => db.device.where('key').startsWith(CHOSEN_TYPES);

/** Whether an order type was chosen at any place. */
export const hasChosenType = async (db: TablDatabase): Promise<boolean> => (await ofAllPlaces(db).count()) > 0;

/** Clears the choice at all places for the next guest of a shared device. */
export const forgetChosenTypes = async (db: TablDatabase): Promise<void> => void (await ofAllPlaces(db).delete());
