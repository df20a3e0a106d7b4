// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { PaySheet } from '#staff/table/pay-sheet.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('payment: the first share of guests with own methods is filled in, and a press on the next one takes its method', async () => {
  const row = (person: number, method: string) => ({
    ...{ person, amount: minor(667), inCash: minor(665), isPaid: false, method },
    dishes: [],
  });
  const onPaid = vi.fn();
  renderScreen(
    <PaySheet
      table={{
        name: '12',
        sittingId: 's' as SessionId,
        openedAt: 0,
        asking: [],
        orders: [],
        total: minor(1334),
        paid: minor(0),
        rest: minor(1334),
        payments: [],
        asked: undefined,
        waits: false,
        split: [row(1, 'cash'), row(2, 'card')],
      }}
      currency={'EUR' as Currency}
      coin={5}
      timeZone="Europe/Sofia"
      onCancelCard={vi.fn()}
      onPaid={onPaid}
      onClose={vi.fn()}
    />,
  );
  const rows = within(screen.getByTestId('split-rows')).getAllByRole('button');
  expect(rows.map(words)).toEqual(['Guest 1 · Cash 6.65 €', 'Guest 2 · Card 6.67 €']);
  const pressed = () => rows.map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 665 });
  await userEvent.click(screen.getByTestId('tender-card'));
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 667 });
  await userEvent.click(rows[1] as HTMLElement);
  expect(pressed()).toEqual(['false', 'true']);
  await userEvent.click(screen.getByTestId('tender-cash'));
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'cash', amount: 665 });
});
