import type { PlaceId } from '#domain/ids.ts';
import type { DeviceKey } from '../device/device-keys.ts';

/** Under which the number of the next order at a place lies. */
export const orderNumberKey = (placeId: PlaceId): DeviceKey => `order-number:${placeId}`;
