// @vitest-environment jsdom
// What a guest presses for before its part of the app has come says that it comes.

import { cleanup, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { categoryDialogs } from '#guest/lazy/lazy-category-dialogs.tsx';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { dietParts } from '#guest/lazy/lazy-diet.tsx';
import { installDialogs } from '#guest/lazy/lazy-install-dialogs.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

afterEach(cleanup);

/** Nobody has pressed for these: they come by themselves, or have a stand-in where they are shown. */
const UNPRESSED: readonly string[] = [
  ...['PlaceChangeSheet', 'AddedToast', 'PlaceNews', 'FailedToast', 'DeviceNotice', 'FootHere', 'TableScan'],
  ...['OrderSheet', 'OrderPanel', 'OrdersPage', 'CheckoutPage'],
];
const { DietChoice, ConflictQuestion } = dietParts;
const pressed = Object.entries<object>({
  ...dialogs,
  ...categoryDialogs,
  ...installDialogs,
  ...pages,
  DietChoice,
  ConflictQuestion,
}).filter(([name]) => !UNPRESSED.includes(name));

test.each(pressed)('%s, pressed for before it is here, says that it is on its way', (_, Part) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(createElement(Part as ComponentType));
  expect(screen.getByTestId('on-its-way')).toBeDefined();
});
