import { expect, test } from 'vitest';
import { type DeviceAtRest, reloadCause } from '#domain/device/self-care.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GREAT = 500 * 2 ** 20;
const REST: DeviceAtRest = { pageAge: 7 * HOUR, touchAge: null, memory: null, queue: 0, isOpen: false };

test.each<[string, Partial<DeviceAtRest>, ReturnType<typeof reloadCause>]>([
  ['the house is closed', {}, 'night'],
  ['the house is closed and the page is new', { pageAge: 5 * HOUR }, undefined],
  ['the house is open', { isOpen: true }, undefined],
  ['the house never closes', { isOpen: true, pageAge: 24 * HOUR }, 'night'],
  ['somebody cleans the screen', { touchAge: 9 * MINUTE }, undefined],
  ['memory is high', { isOpen: true, pageAge: HOUR, memory: GREAT }, 'memory'],
  ['memory is high and somebody orders', { isOpen: true, pageAge: HOUR, memory: GREAT, touchAge: MINUTE }, undefined],
  ['memory was high from the start', { isOpen: true, pageAge: 20 * MINUTE, memory: GREAT }, undefined],
  ['memory is as ever', { isOpen: true, pageAge: HOUR, memory: 60 * 2 ** 20 }, undefined],
  ['an order waits', { queue: 1 }, undefined],
  ['an order waits and memory is high', { queue: 1, memory: GREAT }, undefined],
])('%s: %j', (_, over, cause) => {
  expect(reloadCause({ ...REST, ...over })).toBe(cause);
});
