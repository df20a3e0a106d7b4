// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckOutSheet } from '#staff/tables/check-out-sheet.tsx';
import { RoomNotices } from '#staff/tables/room-notices.tsx';
import type { TableOrderView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 5, 1, 7, 30);
const order = (status: TableOrderView['status'], over: Partial<TableOrderView> = {}): TableOrderView => ({
  ...{ id: status as string as OrderId, label: 'K2', placedAt: AT, orderedAt: undefined, status, lines: [] },
  ...{ total: minor(880), avoids: [], diets: [], accepted: undefined, delayedMinutes: undefined, isShownFirst: false },
  ...{ mayAccept: false, moves: [], mayRefuse: false, mayMove: false, waits: false },
  ...over,
});

const show = (rest: number, orders: readonly TableOrderView[]) => {
  const onConfirm = vi.fn();
  renderScreen(
    <CheckOutSheet
      table={{ name: '214', rest: minor(rest), orders }}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  return onConfirm;
};

test('check-out: names unpaid sums and pending orders first', async () => {
  const left = order('ordered', { isLeft: true });
  const onConfirm = show(1660, [order('ordered'), order('cooked_room'), order('served_spot'), order('paid'), left]);
  expect(screen.getByRole('dialog', { name: 'Check out room 214?' })).toBeDefined();
  expect(words(screen.getByTestId('check-out-rest'))).toBe('16.60 € are not paid.');
  expect(words(screen.getByTestId('check-out-open'))).toBe('2 orders are still on their way.');
  await userEvent.click(screen.getByRole('button', { name: 'Check out' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('check-out: a room without debt has no warning', () => {
  show(0, []);
  expect(screen.queryByTestId('check-out-rest')).toBeNull();
  expect(screen.queryByTestId('check-out-open')).toBeNull();
});

test.each([
  ['told', 'The room’s tablet is not cleared yet', 'It was told at 10:30'],
  ['cleared', 'The room’s tablet is cleared', 'It was told at 10:30.'],
  ['failed', 'The room’s tablet could not be cleared', 'Look at it before the next guests come'],
] as const)('room: staff read that its tablet is %s', (state, title, said) => {
  renderScreen(<RoomNotices table={{ quietSince: undefined, tablet: { state, at: AT } }} timeZone="Europe/Sofia" />);
  const notice = words(screen.getByTestId(`tablet-${state}`));
  expect(notice).toContain(title);
  expect(notice).toContain(said);
});

test('room: staff read "do not disturb" and since when', () => {
  renderScreen(<RoomNotices table={{ quietSince: AT, tablet: undefined }} timeZone="Europe/Sofia" />);
  expect(words(screen.getByTestId('room-quiet'))).toContain('Do not disturb');
  expect(words(screen.getByTestId('room-quiet'))).toContain('since 10:30');
});
