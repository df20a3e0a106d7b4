// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bell } from '#core/platform/service/bell.ts';
import type { Ring, RingKind } from '#domain/service/rings.ts';
import { useRinging } from '#staff/board/use-ringing.ts';

const heard: RingKind[] = [];
const counts: number[] = [];
const closed = vi.fn();
const makeBell = (): Bell => ({
  state: () => 'silent',
  subscribe: () => () => undefined,
  ring: (kind) => heard.push(kind),
  unlock: () => undefined,
  count: (waiting) => counts.push(waiting),
  close: closed,
});

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  counts.length = 0;
  closed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const call: Ring = { key: 'c1', kind: 'call' };
const unseen: Ring = { key: 'o1', kind: 'unseen' };

test('ringing: a call rings when it arrives, repeats until someone answers, then stops', () => {
  const { rerender } = renderHook(({ wanted }) => useRinging(wanted, makeBell), {
    initialProps: { wanted: [] as readonly Ring[] },
  });
  expect(heard).toEqual([]);
  rerender({ wanted: [call] });
  expect(heard).toEqual(['call']);
  wait(19_000);
  expect(heard).toEqual(['call']);
  wait(2000);
  expect(heard).toEqual(['call', 'call']);
  rerender({ wanted: [] });
  wait(60_000);
  expect(heard).toEqual(['call', 'call']);
});

test('ringing: a new list with the same calls does not ring again', () => {
  const { rerender } = renderHook(({ wanted }) => useRinging(wanted, makeBell), {
    initialProps: { wanted: [call] as readonly Ring[] },
  });
  rerender({ wanted: [{ ...call }] });
  rerender({ wanted: [{ ...call }, unseen] });
  expect(heard).toEqual(['call', 'unseen']);
});

test('ringing: the icon shows the number of waiting calls, and the bell stops with the screen', () => {
  const { rerender, unmount, result } = renderHook(({ wanted }) => useRinging(wanted, makeBell), {
    initialProps: { wanted: [call, unseen] as readonly Ring[] },
  });
  rerender({ wanted: [] });
  expect(counts.slice(-2)).toEqual([2, 0]);
  expect(result.current.state).toBe('silent');
  unmount();
  expect(closed).toHaveBeenCalledOnce();
});
