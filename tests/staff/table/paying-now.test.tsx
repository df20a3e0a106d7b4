// @vitest-environment jsdom
// A guest pays a share of a table's bill by card: the waiter's sheet knows of it.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { TableSums } from '#staff/payment/table-sums.tsx';
import { PaySheet } from '#staff/table/pay-sheet.tsx';
import type { TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const EUR = 'EUR' as Currency;
const UNTIL = Date.UTC(2026, 5, 1, 11, 13);

const table = (paying: TableView['paying']): TableView => ({
  ...{ name: '12', sittingId: 's' as SessionId, openedAt: UNTIL, asking: [], orders: [], payments: [] },
  ...{ total: minor(3156), paid: minor(0), rest: minor(3156), asked: undefined, waits: false, paying },
});

const sheet = (paying: TableView['paying'], onPaid = vi.fn()) => (
  <PaySheet table={table(paying)} currency={EUR} timeZone="Europe/Sofia" onPaid={onPaid} onClose={() => undefined} />
);

test('the pay sheet names a share that a guest is paying by card, offers the rest without it, and all of it when that has ended', async () => {
  const onPaid = vi.fn();
  const guest = { number: 2, name: undefined };
  const { rerender } = renderScreen(sheet([{ amount: minor(1578), until: UNTIL, guest }], onPaid));
  expect(words(screen.getByTestId('paying-now'))).toBe(
    'Guest 2 is paying 15.78 € by card nowOn their phone, until 14:13 at the latest. Nobody else can pay it meanwhile.',
  );
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 1578 });
  rerender(sheet(undefined, onPaid));
  expect(screen.queryByTestId('paying-now')).toBeNull();
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 3156 });
});

test('the pay sheet takes nothing while guests are paying all of the rest by card', () => {
  renderScreen(sheet([{ amount: minor(3156), until: undefined }]));
  expect(words(screen.getByTestId('paying-now'))).toContain('A guest is paying 31.56 € by card now');
  expect(screen.queryByTestId('paid')).toBeNull();
});

test('a table’s page says who pays by card, and the sum beside what is left', () => {
  const paying = [{ amount: minor(1000), until: UNTIL, guest: { number: 1, name: 'Мария' } }];
  renderScreen(
    <>
      <PayingNow paying={paying} timeZone="Europe/Sofia" />
      <TableSums table={table(paying)} />
    </>,
  );
  expect(words(screen.getByTestId('paying-now'))).toContain('Мария is paying 10.00 € by card now');
  expect(words(screen.getByTestId('table-paying'))).toBe('Of it by card now10.00 €');
});
