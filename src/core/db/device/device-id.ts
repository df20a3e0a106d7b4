import { parseDeviceId } from '#contract/order/orderer.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceId } from '#domain/order/orderer.ts';

/** The device's own id; undefined: it has sent no command yet. */
export async function readDeviceId(db: TablDatabase): Promise<DeviceId | undefined> {
  const value = (await db.device.get('device-id'))?.value;
  return typeof value === 'string' ? parseDeviceId(value) : undefined;
}
