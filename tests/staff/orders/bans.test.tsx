// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Ban } from '#domain/staff/ban.ts';
import { BanList } from '#staff/orders/ban-list.tsx';
import { BanPanel } from '#staff/orders/ban-panel.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const BAN: Ban = {
  ...{ id: 'b1', orderId: 'o1', label: 'K2-41', at: 1, by: 'Elena', until: 2 },
  ...{ reason: 'Threw soup', words: '' },
};
const whenOf = (at: number) => `day ${at}`;
const panel = (ban: Ban | undefined) => {
  const [onBan, onLift] = [vi.fn(), vi.fn()];
  renderScreen(<BanPanel label="K2-41" ban={ban} why={undefined} whenOf={whenOf} onBan={onBan} onLift={onLift} />);
  return { onBan, onLift };
};

test('ban: a manager chooses duration and reason and sees the guest’s text before banning a device', async () => {
  const { onBan } = panel(undefined);
  await userEvent.click(screen.getByTestId('ban'));
  await userEvent.click(screen.getByRole('radio', { name: 'For a week' }));
  await userEvent.type(screen.getByLabelText('Why (only the staff read this)'), ' Threw soup ');
  await userEvent.click(screen.getByTestId('ban-confirm'));
  expect(onBan).toHaveBeenCalledExactlyOnceWith({ span: 'week', reason: 'Threw soup', words: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ban: a banned device’s order shows until when, by whom and why, and can lift the ban', async () => {
  const { onLift } = panel(BAN);
  expect(words(screen.getByTestId('ban'))).toContain(
    'Device of order K2-41No orders are taken until day 2.Threw soupday 1 · Elena',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take its orders again' }));
  expect(onLift).toHaveBeenCalledExactlyOnceWith('b1');
});

test('bans: the list names all banned devices, and is hidden without a ban', () => {
  const list = (bans: readonly Ban[]) =>
    renderScreen(<BanList bans={bans} why={undefined} whenOf={whenOf} onLift={vi.fn()} />);
  const two = list([BAN, { ...BAN, id: 'b2', label: 'Q7-2', until: undefined }]);
  expect(screen.getAllByTestId('ban').map(words)).toEqual([
    expect.stringContaining('K2-41'),
    expect.stringContaining('until somebody ends it'),
  ]);
  two.unmount();
  list([]);
  expect(screen.queryByTestId('bans')).toBeNull();
});
