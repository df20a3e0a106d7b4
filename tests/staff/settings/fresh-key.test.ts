import { expect, test } from 'vitest';
import { FILE_KEY } from '#domain/file-key.ts';
import { freshKey, freshName } from '#staff/settings/fresh-key.ts';

test('a key does not come back once its element is gone', () => {
  const keys = Array.from({ length: 100 }, () => freshKey('region'));
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(FILE_KEY);
});

test('a name for people to read is the next that is free', () => {
  expect(freshName(['printer-2'], 'printer')).toBe('printer-3');
});
