import { expect, test } from 'vitest';
import { schemeOf } from '#ui/look/theme.tsx';

test('theme: a dark theme of the venue overrides the device’s setting; without one the device decides', () => {
  expect([schemeOf(0, false), schemeOf(0, true)]).toEqual(['light', 'dim']);
  expect([schemeOf(1, false), schemeOf(1, true)]).toEqual(['dim', 'dim']);
  expect([schemeOf(2, false), schemeOf(2, true)]).toEqual(['black', 'black']);
});
