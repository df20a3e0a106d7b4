// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeliveryLater } from '#domain/order/times/time-slots.ts';
import { WhenWanted, WindowText } from '#guest/checkout/when-here.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.parse('2026-11-21T13:10:00+02:00');
const show = (wantedAt: string | undefined, isHeld: boolean, later?: DeliveryLater, hasTimes = true) => {
  const onOpen = vi.fn();
  const at = wantedAt === undefined ? undefined : Date.parse(wantedAt);
  renderScreen(
    <WhenWanted
      wantedAt={at}
      isHeld={isHeld}
      hasTimes={hasTimes}
      later={later}
      timeZone="Europe/Sofia"
      now={NOW}
      onOpen={onOpen}
    />,
  );
  return onOpen;
};

test('wanted time: shows the chosen time in full and lets the guest change it', () => {
  const onOpen = show('2026-11-22T12:30:00+02:00', true);
  expect(words(screen.getByTestId('wanted-time'))).toMatch(/^Tomorrow at 12:30/);
  fireEvent.click(screen.getByRole('button', { name: 'Change the time' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status', { name: /no longer/ })).toBeNull();
});

test('wanted time: a past time, or one that another order type cannot have, is marked as gone', () => {
  show('2026-11-21T13:15:00+02:00', false);
  expect(screen.getByText('This time can no longer be had. Please choose another one.')).toBeDefined();
});

test('wanted time: a closed place does not offer "as soon as possible" and asks for a time', () => {
  const onOpen = show(undefined, false);
  expect(screen.queryByText('As soon as possible')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a time' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('wanted time: delivery that starts later says so beside the time choice, also to a screen reader', () => {
  show(undefined, false, { at: Date.parse('2026-11-22T17:00:00+02:00'), takesTime: true });
  const hint = 'Delivery to this address starts again: tomorrow at 17:00. Choose a time.';
  expect(words(screen.getByTestId('delivery-later'))).toBe(hint);
  const button = screen.getByRole('button', { name: 'Choose a time' });
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByTestId('delivery-later').id);
});

test('wanted time: has no link to a time choice at a place without advance orders', () => {
  show(undefined, true, undefined, false);
  expect(words(screen.getByTestId('wanted-time'))).toBe('As soon as possible');
  expect(screen.queryByRole('button')).toBeNull();
});

test('wanted time: a time chosen before the place stopped advance orders can be removed', () => {
  const onOpen = show('2026-11-22T12:30:00+02:00', false, undefined, false);
  fireEvent.click(screen.getByRole('button', { name: 'Change the time' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('wanted time: a closed place shows its opening time beside "as soon as possible", and not beside a chosen time', () => {
  const props = { hasTimes: true, later: undefined, timeZone: 'Europe/Sofia', now: NOW, onOpen: vi.fn() };
  renderScreen(<WhenWanted {...props} isHeld wantedAt={undefined} closed="Opens at 18:00." />);
  expect(words(screen.getByTestId('opens-first'))).toBe('Opens at 18:00.');
  cleanup();
  renderScreen(<WhenWanted {...props} isHeld wantedAt={NOW + 3_600_000} closed="Opens at 18:00." />);
  expect(screen.queryByTestId('opens-first')).toBeNull();
});

test('checkout: one sentence names a day’s opening windows, with midnight in clock format [S5.24]', () => {
  const said = (...windows: Parameters<typeof WindowText>[0]['windows']) => {
    document.body.innerHTML = '';
    renderScreen(<WindowText windows={windows} />);
    return screen.queryByTestId('order-windows')?.textContent;
  };
  expect(said({ from: 660, to: 900 }, { from: 1050, to: 1500 })).toBe(
    'Today you can order from 11:00 to 15:00 and from 17:30 to 01:00',
  );
  expect(said({ from: 660, to: 1440 })).toBe('Today you can order from 11:00 to 24:00');
  expect(said()).toBeUndefined();
});
