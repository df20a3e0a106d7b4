import type { Http } from '#api/http.ts';
import { addDevice, codeForDevice, listDevices, removeDevice } from '#api/staff/people.ts';
import type { StaffDeviceKind } from '#domain/staff/staff.ts';
import { useManaged } from './use-managed.ts';

const read = (send: Http['send']) => listDevices(send);

/** The devices of a place, and what may be done with them. */
export function useDevices() {
  const { found, problem, change } = useManaged(read);
  return {
    devices: found?.devices,
    publicUrl: found?.publicUrl ?? undefined,
    why: problem?.why,
    add: (device: { readonly name: string; readonly kind: StaffDeviceKind; readonly stationId: string }) => {
      const { name, kind, stationId } = device;
      return change((send) => addDevice(send, { name, kind, ...(kind === 'station' && { stationId }) }));
    },
    code: (id: string) => change((send) => codeForDevice(send, id)),
    remove: async (id: string) => (await change((send) => removeDevice(send, id))) !== undefined,
  };
}
