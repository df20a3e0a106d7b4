import { afterEach, expect, test, vi } from 'vitest';
import { onceThere, patiently } from '#shared/loading.ts';

afterEach(() => vi.useRealTimers());

test('loading: one load serves all callers', async () => {
  const load = vi.fn(async () => ({}));
  const ask = onceThere(load);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toBe(second);
  expect(await ask()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loading: a failed load rejects its callers, and the next caller retries', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('there');
  const ask = onceThere(load);
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(await ask()).toBe('there');
});

test('patience: retries until loaded or cancelled', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const found = patiently(load);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await found).toBe('there');
  let isWanted = true;
  const never = vi.fn(() => Promise.reject(new Error('away')));
  const given = patiently(never, () => isWanted);
  await vi.advanceTimersByTimeAsync(2_000);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await given).toBeUndefined();
  expect(never).toHaveBeenCalledTimes(2);
});
