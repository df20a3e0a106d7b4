// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { UserId } from '#domain/order/orderer.ts';
import { NeedsSheet } from '#kiosk/guest-needs.tsx';
import { DevicePage, type DevicePageProps } from '#staff/devices/device-page.tsx';
import { DeviceSignIn } from '#staff/devices/device-sign-in.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const MARIA = { id: 'maria' as UserId, name: 'Maria', role: 'WAITER' } as const;
const door = { people: [MARIA], isOffline: false, why: undefined, chosen: undefined, pad: undefined };

test('staff door: a guest who opens the staff’s dialog by mistake can close it by button, outside press or Escape', async () => {
  const onBack = vi.fn();
  renderScreen(<DeviceSignIn {...door} onChoose={() => undefined} onBack={onBack} />);
  expect(words(screen.getByRole('dialog', { name: 'For staff' }))).toContain('please tap “Back”');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(2);
});

test('staff door: says how somebody without a tile signs in, also when nobody has a PIN', () => {
  const { rerender } = renderScreen(<DeviceSignIn {...door} onChoose={() => undefined} onBack={() => undefined} />);
  expect(words(screen.getByRole('dialog'))).toContain('Not here? Your manager gives you a PIN, or a link');
  rerender(<DeviceSignIn {...door} people={[]} onChoose={() => undefined} onBack={() => undefined} />);
  expect(words(screen.getByRole('dialog'))).toContain('Nobody has a PIN yet.');
  expect(words(screen.getByRole('dialog'))).toContain('a link to sign in on your own phone');
});

test.each([
  ['no_response', /no connection.*no PIN can be checked/],
  ['unknown_device', /does not know this device/],
  ['other', /did not work/],
])('staff door: says why nobody can sign in: %s', (why, said) => {
  renderScreen(
    <DeviceSignIn {...door} people={undefined} why={why} onChoose={() => undefined} onBack={() => undefined} />,
  );
  expect(words(screen.getByRole('alert'))).toMatch(said);
  expect(screen.queryByRole('list')).toBeNull();
});

const HOST = {
  opensOffline: true,
  keepsStorage: null,
  staysAwake: true,
  isWhole: false,
  canBeWhole: true,
  keepsFromTurning: false,
  forgetsSteps: true,
  hasFully: false,
};
const page = (more: Partial<DevicePageProps> = {}): DevicePageProps => ({
  facts: { name: 'Screen 2', build: 'B3xQa81_', waiting: 2, host: HOST },
  isProven: true,
  ...{ onClear: vi.fn(), onFill: vi.fn(), onReload: vi.fn(), onRestart: undefined, onLeave: vi.fn(), onBack: vi.fn() },
  ...more,
});
const actions = () => screen.getAllByRole('button').map((one) => words(one));

test('staff door: staff see pending entries and browser permissions, and clear the device by one press', async () => {
  const given = page();
  renderScreen(<DevicePage {...given} />);
  const dialog = screen.getByRole('dialog', { name: 'Screen 2' });
  expect(words(dialog)).toContain('2 orders wait for the network. They are sent automatically');
  const facts = within(dialog)
    .getAllByRole('listitem')
    .map((one) => words(one));
  expect(facts).toContain('Allowed: The screen stays awake');
  expect(facts).toContain('Not allowed: The menu fills the screen');
  // Facts that the host does not report are not shown.
  expect(facts.join()).not.toContain('full disk');
  await userEvent.click(screen.getByRole('button', { name: 'Clear for the next guest' }));
  expect(given.onClear).toHaveBeenCalledOnce();
});

test('staff door: hides what the host cannot do, and without a checked PIN offers only clearing', () => {
  const { unmount } = renderScreen(<DevicePage {...page()} />);
  expect(actions()).toEqual([
    'Clear for the next guest',
    'Fill the screen',
    'Load anew',
    'To the staff’s pages',
    'Back to the guest',
  ]);
  unmount();
  renderScreen(
    <DevicePage
      {...page({ onRestart: vi.fn(), facts: { name: 'x', build: 'x', waiting: 0, host: { ...HOST, isWhole: true } } })}
    />,
  ).unmount();
  renderScreen(<DevicePage {...page({ isProven: false, onRestart: vi.fn() })} />);
  expect(actions()).toEqual(['Clear for the next guest', 'Back to the guest']);
  expect(words(screen.getByRole('dialog'))).toContain('asks for a PIN that the network has checked');
});

test('accessibility sheet: works by keyboard and says that the settings apply to this guest only', async () => {
  const onToggle = vi.fn();
  renderScreen(
    <NeedsSheet needs={['larger']} offered={['lower', 'larger']} onToggle={onToggle} onClose={() => undefined} />,
  );
  const sheet = screen.getByRole('dialog', { name: 'Easier to use' });
  expect(screen.getByRole('checkbox', { name: 'Larger text' }).getAttribute('aria-checked')).toBe('true');
  screen.getByRole('checkbox', { name: 'Lower the controls' }).focus();
  await userEvent.keyboard(' ');
  expect(onToggle).toHaveBeenCalledWith('lower');
  expect(words(sheet)).toContain('For the next guest the screen is as it was');
  expect(within(sheet).queryByText('Read aloud what I touch')).toBeNull();
});
