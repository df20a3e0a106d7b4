import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

/** Under which the number of the next order at a place lies. */
export const orderNumberKey = (placeId: PlaceId): DeviceKey => `order-number:${placeId}`;
