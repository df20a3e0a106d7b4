// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewOnly } from '#staff/kitchen/kitchen-notices.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('kitchen board: tells a viewer why nothing can be pressed; a manager gets a link, a waiter the page’s name', () => {
  renderScreen(<ViewOnly devicesHref="/neven/staff/devices" hasScreen={false} />);
  expect(words(screen.getByTestId('view-only'))).toContain('Dishes are ticked off on the kitchen’s own screen.');
  expect(screen.getByRole('link', { name: 'Set up a screen for the kitchen' }).getAttribute('href')).toBe(
    '/neven/staff/devices',
  );
  cleanup();
  renderScreen(<ViewOnly devicesHref={undefined} hasScreen={false} />);
  expect(words(screen.getByTestId('view-only'))).toContain('A manager adds one under “Devices”.');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['/neven/staff/devices', undefined])(
  'kitchen board: invites nobody to set up a screen while the station has one (%s)',
  (devicesHref) => {
    renderScreen(<ViewOnly devicesHref={devicesHref} hasScreen />);
    expect(words(screen.getByTestId('view-only'))).toBe('View only Dishes are ticked off on the kitchen’s own screen.');
  },
);
