// The way in which this device's guest orders at a place without having scanned a code there, as they chose it last.

import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey, PLACE_KEYS } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';

/** Prefix of the keys of all places. The register of keys reads the whole key below. */
const CHOSEN_TYPES = 'order-way:' satisfies `${keyof typeof PLACE_KEYS}:`;
const keyOf = (placeId: PlaceId): DeviceKey => `order-way:${placeId}`;

/** undefined: nobody has chosen. */
export async function readChosenType(db: TablDatabase, placeId: PlaceId): Promise<OrderType | undefined> {
  const value = (await db.device.get(keyOf(placeId)))?.value;
  return ORDER_TYPES.find((type) => type === value);
}

/** Remembered for the place: who has an order brought has the next one brought too. */
export const keepChosenType = async (db: TablDatabase, placeId: PlaceId, way: OrderType): Promise<void> => {
  await db.device.put({ key: keyOf(placeId), value: way });
};

const ofAllPlaces = (db: TablDatabase) => db.device.where('key').startsWith(CHOSEN_TYPES);

/** Whether a way was chosen at some place. */
export const hasChosenType = async (db: TablDatabase): Promise<boolean> => (await ofAllPlaces(db).count()) > 0;

/** The next guest of a shared device chooses anew, at all places. */
export const forgetChosenTypes = async (db: TablDatabase): Promise<void> => void (await ofAllPlaces(db).delete());
