import { expect, test } from 'vitest';
import { FILE_KEY } from '#domain/file-key.ts';
import { freshKey, freshName } from '#staff/settings/fresh-key.ts';

test('fresh key: never reuses the key of a deleted element', () => {
  const keys = Array.from({ length: 100 }, () => freshKey('region'));
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(FILE_KEY);
});

test('fresh key: a readable name gets the next free number', () => {
  expect(freshName(['printer-2'], 'printer')).toBe('printer-3');
});
