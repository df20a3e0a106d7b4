// @vitest-environment jsdom
// Staff clear a hotel room's tablet in the room; the clearing is completed even after a power cut.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnclean, markReset } from '#core/platform/kiosk/reset-mark.ts';
import { useRoomClear } from '#kiosk/room-rest.tsx';

const device = vi.hoisted(() => ({ ends: [] as (boolean | Error | 'never')[], resets: 0, begun: [] as string[] }));
vi.mock('#kiosk/reset.ts', () => ({
  resetUntilClean: async () => {
    device.resets += 1;
    const end = device.ends.shift() ?? true;
    if (end instanceof Error) throw end;
    if (end === 'never') return new Promise<boolean>(() => undefined);
    return end;
  },
  beginAnew: async (slug: string) => void device.begun.push(slug),
}));
vi.mock('#shared/open-tabl.ts', () => ({ openTabl: async () => ({}) }));
vi.mock('#shared/tabl-context.tsx', () => ({ useTabl: () => device }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { slug: 'rila' } }) }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(device, { ends: [], resets: 0, begun: [] });
});
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

test('room tablet: is never cleared automatically; clearing by staff restarts it', async () => {
  const { result } = renderHook(() => useRoomClear());
  await settle(600_000);
  expect([result.current.clearing, device.resets]).toEqual(['none', 0]);
  act(() => result.current.clear());
  expect(result.current.clearing).toBe('clearing');
  await settle();
  expect([device.resets, device.begun]).toEqual([1, ['rila']]);
});

test('room tablet: a room tablet that fails to clear takes no guests, says so and retries each minute', async () => {
  device.ends = [false, new Error('no storage'), true];
  const { result } = renderHook(() => useRoomClear());
  act(() => result.current.clear());
  await settle();
  expect([result.current.clearing, isUnclean(), device.begun]).toEqual(['unclean', true, []]);
  await settle(60_000);
  expect([result.current.clearing, device.resets]).toEqual(['unclean', 2]);
  await settle(60_000);
  expect([device.resets, device.begun]).toEqual([3, ['rila']]);
});

test('room tablet: the next page restarts a clearing that a power cut interrupted', async () => {
  markReset(true);
  const { result } = renderHook(() => useRoomClear());
  expect(result.current.clearing).toBe('clearing');
  await settle();
  expect(device.begun).toEqual(['rila']);
});

test('room tablet: unresponsive storage ends the clearing with "out of service"', async () => {
  device.ends = ['never', true];
  const { result } = renderHook(() => useRoomClear());
  act(() => result.current.clear());
  await settle(7_999);
  expect(result.current.clearing).toBe('clearing');
  await settle(1);
  expect([result.current.clearing, isUnclean()]).toEqual(['unclean', true]);
  await settle(60_000);
  expect(device.begun).toEqual(['rila']);
});
