import { expect, test } from 'vitest';
import { isOlderVersion } from '#domain/device/client-version.ts';

test.each([
  ['0.1.0', '0.2', true],
  ['0.9', '0.10', true],
  ['1', '1.0.1', true],
  ['1.0', '1', false],
  ['2', '1.9.9', false],
  ['0.1.0', '0.1', false],
])('version %s is older than %s: %s', (version, than, isOlder) => {
  expect(isOlderVersion(version, than)).toBe(isOlder);
});

test('an invalid version text never asks for an update', () => {
  for (const than of ['', 'latest', 'v2', '1.2.3.4.5', '1..2', '-1', '1e3', '9999999'])
    expect(isOlderVersion('0.1', than)).toBe(false);
  expect(isOlderVersion('development', '1')).toBe(false);
});
