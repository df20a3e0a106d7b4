import { expect, test } from 'vitest';
import type { DeviceHeartbeat } from '#domain/device/heartbeat.ts';
import { agedHeartbeat, isAsSaid } from '#domain/device/still-here.ts';

const SAID: DeviceHeartbeat = {
  ...{ version: 'a', queue: 0, queueAge: null, memory: 20_000_000, storage: 0.5, battery: 0.22, isCharging: false },
  ...{ isAwake: true, paintAge: 5_000, touchAge: 40_000, clockOff: 200, takesCommands: true },
  ...{ isUnclean: false, refused: [] },
};
const later = (change: Partial<DeviceHeartbeat> = {}): DeviceHeartbeat => ({
  ...agedHeartbeat(SAID, 30_000),
  ...change,
});

test('an untouched device counts as unchanged despite small changes of memory, battery, storage and clock', () => {
  expect(isAsSaid(SAID, later(), 30_000)).toBe(true);
  expect(isAsSaid(SAID, later({ memory: 30_000_000, battery: 0.21, storage: 0.505, clockOff: 900 }), 30_000)).toBe(
    true,
  );
  const untouched = { ...SAID, touchAge: null };
  expect(isAsSaid(untouched, later({ touchAge: null }), 30_000)).toBe(true);
});

test.each<[string, Partial<DeviceHeartbeat>]>([
  ['a touch', { touchAge: 29_000 }],
  ['an order that waits', { queue: 1, queueAge: 10 }],
  ['another build', { version: 'b' }],
  ['a screen that falls asleep', { isAwake: false }],
  ['a screen that draws no more', { paintAge: 35_000 }],
  ['the charger', { isCharging: true }],
  ['a battery that is low now', { battery: 0.2 }],
  ['a battery', { battery: null }],
  ['a full storage', { storage: 0.52 }],
  ['much memory', { memory: 41_000_000 }],
  ['a clock', { clockOff: 11_000 }],
  ['what could not be cleaned', { isUnclean: true }],
  ['an order that came to nothing', { refused: ['K2-17'] }],
  ['no way to check who speaks', { takesCommands: false }],
])('%s counts as a change', (_what, change) => {
  expect(isAsSaid(SAID, later(change), 30_000)).toBe(false);
});

test('the first touch of a page counts as a change', () => {
  expect(isAsSaid({ ...SAID, touchAge: null }, later({ touchAge: 50_000 }), 30_000)).toBe(false);
});
