import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Key of the number of the next order at a place. */
export const orderNumberKey = (placeId: PlaceId): DeviceKey => `order-number:${placeId}`;
