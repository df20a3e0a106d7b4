import { expect, test } from 'vitest';
import { readDevices } from '#contract/device/managed-devices.ts';
import { WELL } from '../server/device/shared-devices.ts';

const listed = (house: object) => ({
  publicUrl: null,
  devices: [
    {
      ...{ id: 'd1', name: 'Door', kind: 'kiosk', isEnrolled: true, isLocked: false, seenAt: 1 },
      house: { heardAt: 1, beat: WELL, troubles: [], isStopped: false, lastCommand: null, ...house },
    },
  ],
});
const read = (house: object) => {
  const found = readDevices({ status: 200, retryAfter: null, body: listed(house) });
  return found.ok ? found.value.devices[0]?.house : undefined;
};

test('an unknown trouble or command of a newer server hides neither the device nor its known troubles', () => {
  expect(read({ troubles: ['on_fire', 'battery'] })?.troubles).toEqual(['battery']);
  const lastCommand = { kind: 'dance', at: 1, by: 'Maria', outcome: null };
  expect(read({ lastCommand })?.lastCommand).toBeNull();
});
