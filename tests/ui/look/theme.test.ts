import { expect, test } from 'vitest';
import { schemeOf } from '#ui/look/theme.tsx';

test('a darker theme of the settings is worn whatever the device wishes; without one the device is followed', () => {
  expect([schemeOf(0, false), schemeOf(0, true)]).toEqual(['light', 'dim']);
  expect([schemeOf(1, false), schemeOf(1, true)]).toEqual(['dim', 'dim']);
  expect([schemeOf(2, false), schemeOf(2, true)]).toEqual(['black', 'black']);
});
