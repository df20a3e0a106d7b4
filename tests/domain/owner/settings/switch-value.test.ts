import { expect, test } from 'vitest';
import { isOn, switchedValue } from '#domain/owner/settings/switch-value.ts';

test('a yes/no setting: without a value it has its standard', () => {
  expect([undefined, 0, 1, '1', true].map((value) => isOn(value, true))).toEqual([true, false, true, true, true]);
  expect(isOn(undefined, false)).toBe(false);
});

test.each([
  [undefined, undefined, 1],
  [1, undefined, undefined],
  [1, 0, 0],
  [0, true, true],
  [true, true, 0],
] as const)('a yes/no setting: a press on %s, published as %s, writes %s', (value, published, to) => {
  expect(switchedValue(value, published, false)).toBe(to);
});
