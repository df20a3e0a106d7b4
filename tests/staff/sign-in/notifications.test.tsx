// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotificationsScreen, type NotificationsScreenProps } from '#staff/sign-in/notifications-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const show = (over: Partial<NotificationsScreenProps>) => {
  const [onTurnOn, onTurnOff] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const props = { standing: 'off', why: undefined, isManager: true, onTurnOn, onTurnOff, ...over } as const;
  return { ...renderScreen(<NotificationsScreen {...props} />), onTurnOn, onTurnOff };
};

test('notifications: the page says that they are no alarm, and asks for permission only after the press', async () => {
  const { onTurnOn } = show({ standing: 'off' });
  expect(words(screen.getByTestId('staff-notifications'))).toContain('not an alarm');
  expect(onTurnOn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show notifications on this device' }));
  expect(onTurnOn).toHaveBeenCalledOnce();
});

test('notifications: can be turned off when on', async () => {
  const { onTurnOff } = show({ standing: 'on' });
  expect(words(screen.getByTestId('staff-notifications'))).toContain('until you sign out');
  await userEvent.click(screen.getByRole('button', { name: 'Show none any more' }));
  expect(onTurnOff).toHaveBeenCalledOnce();
});

test.each([
  ['blocked', 'Allow them in its settings'],
  ['install', 'Add to Home Screen'],
  ['none', 'Open this page in another one'],
  ['insecure', 'do not work here yet'],
  ['shared', 'rings by itself'],
  ['server', 'do not work here yet'],
] as const)('notifications: when unavailable (%s) the page shows the reason and no button', (standing, reason) => {
  show({ standing });
  expect(words(screen.getByTestId('staff-notifications'))).toContain(reason);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['insecure', 'server'] as const)(
  'notifications: where they cannot work (%s), everybody reads what works, and a manager whom to ask',
  (standing) => {
    const text = () => words(screen.getByTestId('staff-notifications'));
    const { unmount } = show({ standing, isManager: false });
    expect(text()).toMatch(/not set up.*Ask your manager.*Everything else works/);
    expect(text()).not.toMatch(/address|server/);
    unmount();
    show({ standing });
    expect(text()).toMatch(/do not work here yet.*Everything else works.*“https”.*sk the person who set up Tabl/);
    expect(text(), 'a promise that is not kept here').not.toMatch(/server|can tell you/);
  },
);
