// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from '#core/platform/device/wake-lock.ts';

const given = () => {
  const locks: { isHeld: boolean }[] = [];
  const request = vi.fn(async (_: string) => {
    const lock = { isHeld: true };
    locks.push(lock);
    const release = async () => {
      lock.isHeld = false;
    };
    // The browser releases a wake lock when the page is hidden.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void release();
    });
    return { release };
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, held: () => locks.filter(({ isHeld }) => isHeld).length };
};
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the wake lock is requested, requested again when the page becomes visible, and released at the end', async () => {
  const { request, held } = given();
  const end = keepAwake();
  await vi.waitFor(() => expect(held()).toBe(1));
  expect(request).toHaveBeenCalledWith('screen');
  see('hidden');
  expect([request.mock.calls.length, held()]).toEqual([1, 0]);
  see('visible');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(held()).toBe(1));
  end();
  await vi.waitFor(() => expect(held()).toBe(0));
  see('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock granted after the page has gone is released', async () => {
  const { held } = given();
  keepAwake()();
  await vi.waitFor(() => expect(held()).toBe(0));
});

test('a browser without wake locks, or one that refuses, still opens the board', async () => {
  vi.stubGlobal('navigator', {});
  keepAwake()();
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new DOMException('low battery')) } });
  keepAwake()();
  await Promise.resolve();
});

test('a lock that its host releases while visible is requested again after 30 seconds', async () => {
  vi.useFakeTimers();
  const locks: EventTarget[] = [];
  const request = vi.fn(async () => {
    const lock = Object.assign(new EventTarget(), { release: async () => undefined });
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const end = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  locks[0]?.dispatchEvent(new Event('release'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  end();
  locks[1]?.dispatchEvent(new Event('release'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
