import { useEffect } from 'react';
import type { Http } from '#core/api/http.ts';
import {
  addDevice,
  changeDevice,
  codeForDevice,
  commandDevice,
  listDevices,
  removeDevice,
} from '#core/api/staff/people.ts';
import { runningBuild } from '#core/platform/device/vitals.ts';
import type { CommandToGive, DeviceChange } from '#domain/device/device-command.ts';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

/** Interval in ms for refreshing the devices' state: short, because somebody waits for a device to use its code. */
const LOOK_MS = 4_000;

const read = (send: Http['send']) => listDevices(send);

/** A place's devices and their actions. */
export function useDevices() {
  const { found, problem, change, again } = useManaged(read);
  useEffect(() => {
    const timer = setInterval(() => void again().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [again]);
  return {
    devices: found?.devices.map((device) => ({
      ...device,
      isOtherBuild: device.house !== undefined && device.house.beat.version !== runningBuild(),
    })),
    publicUrl: found?.publicUrl ?? undefined,
    why: problem?.why,
    add: (device: {
      readonly name: string;
      readonly kind: StaffDeviceKind;
      readonly stationId: string;
      readonly table: string | undefined;
    }) => {
      const { name, kind, stationId, table } = device;
      const where = { ...(kind === 'station' && { stationId }), ...(table !== undefined && { table }) };
      return change((send) => addDevice(send, { name, kind, ...where }));
    },
    code: (id: string) => change((send) => codeForDevice(send, id)),
    command: async (id: string, command: CommandToGive) =>
      (await change((send) => commandDevice(send, id, command))) !== undefined,
    change: async (id: string, to: DeviceChange) => (await change((send) => changeDevice(send, id, to))) !== undefined,
    remove: async (id: string) => (await change((send) => removeDevice(send, id))) !== undefined,
  };
}
