import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { PlaceId } from '#domain/ids.ts';

export const orderNumberKey = (placeId: PlaceId): DeviceKey => `order-number:${placeId}`;
