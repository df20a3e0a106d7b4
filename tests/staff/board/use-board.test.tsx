// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBoard } from '#staff/board/use-board.ts';

const START = 1_780_000_000_000;
const line = vi.hoisted(() => ({ heardAt: undefined as number | undefined, tell: () => undefined as unknown }));
const device = vi.hoisted(() => ({ isOnline: true, stored: undefined as { readonly heardAt: number } | undefined }));
vi.mock('#shared/menu/menu-context.tsx', () => ({ useMenu: () => ({ place: { id: 7 } }) }));
vi.mock('#shared/tabl-context.tsx', () => {
  const tabl = { deviceNow: () => Date.now() };
  return { useTabl: () => tabl, useIsOnline: () => device.isOnline };
});
vi.mock('#shared/use-rows.ts', () => ({ useRows: () => ({ stored: device.stored }) }));
vi.mock('#staff/board/board-link.ts', () => ({
  joinLine: () => ({
    link: {
      heardAt: () => line.heardAt,
      subscribe: (tell: () => void) => {
        line.tell = tell;
        return () => undefined;
      },
    },
    leave: () => undefined,
  }),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  line.heardAt = undefined;
  device.isOnline = true;
  device.stored = undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hear = () =>
  act(() => {
    line.heardAt = Date.now();
    line.tell();
  });

test('board: a screen that never received a board counts as offline after fifteen seconds', async () => {
  const { result } = renderHook(() => useBoard());
  await wait(14_000);
  expect(result.current.isStale).toBe(false);
  await wait(3000);
  expect(result.current).toMatchObject({ board: undefined, heardAt: undefined, isStale: true });
  hear();
  expect(result.current.isStale).toBe(false);
  await wait(17_000);
  expect(result.current.isStale).toBe(true);
});

test('board: an hour-old board raises no alarm while the first connection is made', async () => {
  device.stored = { heardAt: START - 3_600_000 };
  const { result } = renderHook(() => useBoard());
  await wait(4000);
  expect(result.current.isStale).toBe(false);
  await wait(2000);
  expect(result.current.isStale).toBe(true);
});

test('board: without a network an old board is offline at once', () => {
  device.isOnline = false;
  device.stored = { heardAt: START - 3_600_000 };
  const { result } = renderHook(() => useBoard());
  expect(result.current.isStale).toBe(true);
});
