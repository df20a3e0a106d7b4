// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GuestName } from '#guest/service/guest-name.tsx';
import { MovedNotice } from '#guest/service/moved-notice.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

test('guest name: a guest can name this phone, and the focus stays in place', async () => {
  const user = userEvent.setup();
  const onGive = vi.fn();
  renderScreen(<GuestName name="" longest={24} onGive={onGive} />);
  await user.click(screen.getByRole('button', { name: 'Say your name' }));
  await user.type(screen.getByRole('textbox', { name: 'Your name at this table' }), ' Ана{Enter}');
  expect(onGive).toHaveBeenCalledExactlyOnceWith('Ана');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say your name' }));
});

test('guest name: a saved name is shown and can be edited; cancel changes nothing', async () => {
  const user = userEvent.setup();
  const onGive = vi.fn();
  renderScreen(<GuestName name="Ана & Ко" longest={24} onGive={onGive} />);
  expect(screen.getByTestId('guest-name').textContent).toContain('Ана & Ко');
  await user.click(screen.getByRole('button', { name: 'Change the name' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ана & Ко');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onGive).not.toHaveBeenCalled();
});

test('guest name: the open form is scrolled into view, and Escape closes it without a change', async () => {
  const user = userEvent.setup();
  const onGive = vi.fn();
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this);
  };
  renderScreen(<GuestName name="" longest={24} onGive={onGive} />);
  await user.click(screen.getByRole('button', { name: 'Say your name' }));
  expect(seen).toEqual([screen.getByTestId('guest-name')]);
  await user.keyboard('Ана{Escape}');
  expect(onGive).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Say your name' }));
});

test('table move: a moved guest sees the new table until they confirm', async () => {
  const onSeen = vi.fn();
  renderScreen(<MovedNotice table="7" onSeen={onSeen} />);
  expect(screen.getByText('You are at table 7 now.').closest('[role="status"]')).not.toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Got it' }));
  expect(onSeen).toHaveBeenCalledOnce();
});
