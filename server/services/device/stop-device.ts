// Stops orders from a device by a ban on its sender id, whichever browser it uses.
import { randomUUID } from 'node:crypto';
import type { PlaceId } from '#domain/ids.ts';
import { endStop, findStop, saveStop } from '../../store/device/device-stops.ts';
import { findSharedDevice } from '../../store/device/shared-devices.ts';
import { addBan, endBans, findBan } from '../../store/order/bans-rows.ts';
import type { DeviceRow } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';

type Stopped = Pick<DeviceRow, 'id' | 'name' | 'placeId'>;

/** Whether orders of this sender are rejected. Bans the sender when its device is stopped under an earlier sender id. */
export const isStoppedAs = async (tx: Tx, device: Stopped, sender: string, now: number): Promise<boolean> => {
  if (await findBan(tx.db, device.placeId, sender, now)) return true;
  const stopped = await findStop(tx.db, device.id);
  if (!stopped) return false;
  const ban = { id: randomUUID(), orderId: '', label: device.name, at: now, by: stopped.by };
  await addBan(tx, device.placeId as PlaceId, sender, { ...ban, until: undefined, reason: '', words: '' });
  return true;
};

/** Stops a device or lifts the stop; a device without a heartbeat is banned at its first one. */
export const stopDevice = async (
  tx: Tx,
  device: Stopped,
  isStopped: boolean,
  { at, by }: { readonly at: number; readonly by: string },
): Promise<void> => {
  const sender = (await findSharedDevice(tx.db, device.id))?.sender;
  if (isStopped) {
    await saveStop(tx, device.id, { at, by });
    if (sender !== undefined) await isStoppedAs(tx, device, sender, at);
    return;
  }
  await endStop(tx, device.id);
  if (sender !== undefined) await endBans(tx, device.placeId as PlaceId, sender, at);
};
