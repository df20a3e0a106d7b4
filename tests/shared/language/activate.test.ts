import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { activateLanguage } from '#locales/activate.ts';

test('language: a further catalog that is loaded before the switch keeps its texts', async () => {
  // As on a page that has not shown this language yet.
  Reflect.deleteProperty(Reflect.get(i18n, '_messages'), 'fr-CH');
  i18n.load('fr-CH', { 'of the staff': 'du personnel' });
  await activateLanguage('fr-CH');
  expect(i18n._('of the staff')).toBe('du personnel');
});
