// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countVisit, readInstallMemory } from '#core/platform/install-memory.ts';
import { useSilentNotice } from '#staff/tables/use-silent-notice.ts';

afterEach(() => localStorage.clear());

const shownAt = (page: string, sound: 'ready' | 'silent' | 'none' = 'silent') =>
  renderHook(() => useSilentNotice(page, sound)).result.current.stage;

test('silent notice: stands only where staff wait for calls, and only while the sound is off', () => {
  expect(['tables', 'kitchen', 'today', 'menu'].map((page) => shownAt(page))).toEqual([
    ...['silent', 'silent', 'gone', 'gone'],
  ]);
  expect([shownAt('tables', 'ready'), shownAt('tables', 'none')]).toEqual(['gone', 'gone']);
});

test('silent notice: stays away from this device once refused, also after later visits', () => {
  const { result } = renderHook(() => useSilentNotice('tables', 'silent'));
  act(() => result.current.onRefuse());
  expect(result.current.stage).toBe('gone');
  countVisit(Date.UTC(2026, 5, 1));
  expect([shownAt('tables'), readInstallMemory()?.isRefused]).toEqual(['gone', false]);
});
