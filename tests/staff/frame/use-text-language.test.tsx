// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

test('text language: is the loaded one, and the app’s own for a locale that it does not know', () => {
  const read = () => renderHook(useTextLanguage, { wrapper: GuestTexts }).result.current;
  expect(read()).toBe('en');
  i18n.loadAndActivate({ locale: 'xx', messages: {} });
  expect(read()).toBe('bg');
});
