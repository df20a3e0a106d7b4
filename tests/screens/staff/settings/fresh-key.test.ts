import { afterEach, expect, test, vi } from 'vitest';
import { FILE_KEY } from '#domain/file-key.ts';
import { freshKey, freshName } from '#screens/staff/settings/fresh-key.ts';

afterEach(() => vi.useRealTimers());

test('a key does not come back once its element is gone', () => {
  vi.useFakeTimers();
  const first = freshKey([], 'region');
  const beside = freshKey([first], 'region');
  vi.advanceTimersByTime(1000);
  const later = freshKey([], 'region');
  expect(new Set([first, beside, later]).size).toBe(3);
  for (const key of [first, beside, later]) expect(key).toMatch(FILE_KEY);
});

test('a name for people to read is the next that is free', () => {
  expect(freshName(['printer-2'], 'printer')).toBe('printer-3');
});
