// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Stepper } from '#ui/form/stepper.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const Counted = () => {
  const [value, setValue] = useState(2);
  return <Stepper name="Soup" {...{ value }} min={1} max={3} onChange={setValue} />;
};

test.each([
  ['One more: Soup', '3'],
  ['One fewer: Soup', '1'],
])('stepper: "%s" keeps the keyboard’s focus at its limit, and stops there', async (name, limit) => {
  renderScreen(<Counted />);
  const button = screen.getByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(within(screen.getByRole('group')).getByRole('status').textContent).toBe(limit);
  expect([document.activeElement, button.hasAttribute('disabled')]).toEqual([button, false]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
