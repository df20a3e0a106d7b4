// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOnceATouch } from '#kiosk/room-services-here.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('service request: two quick taps send one request; another service, or the same service later, is sent', async () => {
  const asked: string[] = [];
  const { result } = renderHook(() => useOnceATouch());
  const tap = (key: string) => result.current(key, async () => void asked.push(key));
  await Promise.all([tap('towels'), tap('towels'), tap('taxi')]);
  await tap('towels');
  expect(asked).toEqual(['towels', 'taxi']);
  await vi.advanceTimersByTimeAsync(1_000);
  await tap('towels');
  expect(asked).toEqual(['towels', 'taxi', 'towels']);
});

test('service request: a request that could not be saved can be repeated', async () => {
  const { result } = renderHook(() => useOnceATouch());
  await expect(result.current('towels', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(1_000);
  const work = vi.fn(async () => undefined);
  await result.current('towels', work);
  expect(work).toHaveBeenCalledOnce();
});
