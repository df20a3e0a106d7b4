// @vitest-environment jsdom
// A press on a part whose chunk is not loaded shows that it is loading.

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

/** Parts that appear without a press, or with a fallback in place. */
const UNPRESSED: readonly string[] = [
  ...['PlaceChangeSheet', 'AddedToast', 'PlaceNews', 'FailedToast', 'DeviceNotice', 'FootHere', 'TableScan'],
  'OrderTypeTool',
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

test.each(pressed)('%s, pressed before its chunk is loaded, shows that it is loading', (_, Part) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen(createElement(Part as ComponentType));
  expect(screen.getByTestId('on-its-way')).toBeDefined();
});
