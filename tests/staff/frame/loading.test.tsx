// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route } from '../../../src/routes/$place_.staff.$.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('staff frame: while a place loads, the page says so and shows no skeleton of the menu', () => {
  const Pending = Route.options.pendingComponent as () => React.ReactNode;
  renderScreen(<Pending />);
  expect(words(screen.getByTestId('on-its-way'))).toContain('Still loading');
  expect(document.body.textContent).not.toContain('menu');
});
