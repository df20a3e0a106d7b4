// @vitest-environment jsdom
// The waiter's sheet while a guest pays a bill share by card.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId, PaymentKey, SessionId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { CancelCardSheet, type CancelCardSheetProps } from '#staff/payment/cancel-card-sheet.tsx';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { TableSums } from '#staff/payment/table-sums.tsx';
import { PaySheet } from '#staff/table/pay-sheet.tsx';
import { TableScreen, type TableScreenProps } from '#staff/table/table-screen.tsx';
import type { TableView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const EUR = 'EUR' as Currency;
const UNTIL = Date.UTC(2026, 5, 1, 11, 13);

const table = (paying: TableView['paying']): TableView => ({
  ...{ name: '12', sittingId: 's' as SessionId, openedAt: UNTIL, asking: [], orders: [], payments: [] },
  ...{ total: minor(3156), paid: minor(0), rest: minor(3156), asked: undefined, waits: false, paying },
});

const sheet = (paying: TableView['paying'], onPaid = vi.fn()) => (
  <PaySheet
    table={table(paying)}
    currency={EUR}
    timeZone="Europe/Sofia"
    onCancelCard={vi.fn()}
    onPaid={onPaid}
    onClose={() => undefined}
  />
);

test('pay sheet: names a share that a guest is paying by card, offers the rest without this share, and all of the rest once that payment ends', async () => {
  const onPaid = vi.fn();
  const guest = { number: 2, name: undefined };
  const { rerender } = renderScreen(sheet([{ amount: minor(1578), until: UNTIL, guest }], onPaid));
  expect(words(screen.getByTestId('paying-now'))).toBe(
    'Guest 2 is paying 15.78 € by card nowOn their own device, until 14:13 at the latest. Nobody else can pay it meanwhile.',
  );
  await userEvent.click(screen.getByTestId('tender-card'));
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 1578 });
  rerender(sheet(undefined, onPaid));
  expect(screen.queryByTestId('paying-now')).toBeNull();
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith({ tender: 'card', amount: 3156 });
});

test('pay sheet: takes no money while guests pay all of the rest by card', () => {
  renderScreen(sheet([{ amount: minor(3156), until: undefined }]));
  expect(words(screen.getByTestId('paying-now'))).toContain('A guest is paying 31.56 € by card now');
  expect(screen.queryByTestId('paid')).toBeNull();
});

test('table page: says who pays by card, and the sum beside the rest', () => {
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

test('table page: a payment that has not reached the server says so beside the sums', () => {
  const payment = {
    id: '' as CommandId,
    amount: minor(500),
    tender: 'cash',
    by: 'Maria',
    at: 0,
    mayTakeBack: false,
  } as const;
  const unsent = { ...table([]), paid: minor(500), payments: [{ ...payment, waits: 'payment' as const }] };
  const { rerender } = renderScreen(<TableSums table={unsent} />);
  expect(words(screen.getByTestId('payment-unsent'))).toBe('PaymentWaiting to be sent');
  rerender(<TableSums table={{ ...unsent, payments: [{ ...payment, waits: undefined }] }} />);
  expect(screen.queryByTestId('payment-unsent')).toBeNull();
});

const atBank = (provider: 'stripe' | 'epay', amount = 3156) => ({
  ...{ amount: minor(amount), until: UNTIL },
  payment: { key: `key-${provider}` as PaymentKey, provider },
});

const tableScreen = (paying: TableView['paying'], over: Partial<TableScreenProps> = {}) => (
  <TableScreen
    table={table(paying)}
    time={{ now: UNTIL - 60_000, isStale: false, timeZone: 'Europe/Sofia' }}
    heardAt={UNTIL}
    orderLanguage="bg"
    backHref="?"
    takeHref="?"
    bookingsHref="?"
    hasPrinters={false}
    {...{ onAccept: vi.fn(), onShown: vi.fn(), onUndoMerge: vi.fn(), onMove: vi.fn(), onMore: vi.fn() }}
    {...{ onComing: vi.fn(), onDone: vi.fn(), onMoveSitting: vi.fn(), onClose: vi.fn(), onPay: vi.fn() }}
    {...{ onCancelCard: vi.fn(), onPayments: vi.fn(), onPrint: vi.fn() }}
    {...over}
  />
);

test('table page: the main button cancels a card payment of the whole rest, and otherwise takes the rest', async () => {
  const [share, onCancelCard] = [atBank('stripe'), vi.fn()];
  const { rerender } = renderScreen(tableScreen([share], { onCancelCard }));
  expect(screen.queryByTestId('pay')).toBeNull();
  await userEvent.click(screen.getByTestId('cancel-card-main'));
  await userEvent.click(screen.getByTestId('cancel-card'));
  expect(onCancelCard.mock.calls).toEqual([[share], [share]]);
  rerender(tableScreen([atBank('stripe', 1000)]));
  expect(screen.queryByTestId('cancel-card-main')).toBeNull();
  expect(screen.getByTestId('pay')).toBeTruthy();
});

test('card payment: a bank that cannot close its page is named with the hold’s end time, and has no cancel', () => {
  renderScreen(tableScreen([atBank('epay')]));
  expect(words(screen.getByTestId('paying-now'))).toContain(
    'On their own device, until 14:13 at the latest. ePay.bg does not let us end it before, and nobody else can pay it meanwhile.',
  );
  expect(['pay', 'cancel-card', 'cancel-card-main'].filter((id) => screen.queryByTestId(id))).toEqual([]);
});

const cancelSheet = (over: Partial<CancelCardSheetProps> = {}) => (
  <CancelCardSheet
    share={atBank('stripe')}
    isHeld
    state={undefined}
    why={undefined}
    isBusy={false}
    subtitle="Table 12"
    timeZone="Europe/Sofia"
    onCancel={vi.fn()}
    onPay={undefined}
    onClose={vi.fn()}
    {...over}
  />
);

test('card payment: cancelling is asked once, and shows the bank’s answer and the next step', async () => {
  const [onCancel, onPay] = [vi.fn(), vi.fn()];
  const { rerender } = renderScreen(cancelSheet({ onCancel }));
  expect(words(screen.getByTestId('cancel-card-words'))).toContain('no money is taken');
  await userEvent.click(screen.getByTestId('cancel-card-confirm'));
  rerender(cancelSheet({ onCancel, isBusy: true }));
  await userEvent.click(screen.getByTestId('cancel-card-confirm'));
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(cancelSheet({ why: 'provider_unreachable' }));
  expect(words(screen.getByRole('alert'))).toBe('The bank does not answer, so nothing was changed. Try again.');
  expect(screen.getByTestId('cancel-card-confirm')).toBeTruthy();
  rerender(cancelSheet({ state: 'processing' }));
  expect(words(screen.getByTestId('cancel-card-words'))).toContain('The card is being charged already.');
  expect(screen.queryByTestId('cancel-card-confirm')).toBeNull();
  rerender(cancelSheet({ state: 'success', isHeld: false }));
  expect(words(screen.getByTestId('cancel-card-words'))).toBe('The guest had paid already: the bill shows it.');
  rerender(cancelSheet({ isHeld: false, onPay }));
  expect(words(screen.getByTestId('cancel-card-words'))).toBe('This card payment has ended.');
  await userEvent.click(screen.getByTestId('cancel-card-pay'));
  expect(onPay).toHaveBeenCalledOnce();
});

const dishes = (...amounts: readonly number[]) =>
  amounts.map((amount, line) => ({ orderId: 'o', line, piece: 0, name: 'Salad', amount: minor(amount) }));
const payDishes = (over: Partial<TableView>, onPaid = vi.fn()) => {
  const shown = { ...table(undefined), ...over };
  renderScreen(
    <PaySheet
      table={shown}
      currency={EUR}
      timeZone="Europe/Sofia"
      onCancelCard={vi.fn()}
      onPaid={onPaid}
      onClose={() => undefined}
    />,
  );
  return onPaid;
};

test('pay sheet: dishes above the payable sum say why and by how much; fewer dishes show no message', async () => {
  const paying = [{ amount: minor(790), until: undefined }];
  const onPaid = payDishes({ rest: minor(1580), paying, pieces: dishes(700, 880) });
  const [soup, salad] = screen.getAllByRole('checkbox', { name: /^Salad/ });
  await userEvent.click(soup as HTMLElement);
  expect(screen.queryByTestId('pay-capped')).toBeNull();
  await userEvent.click(salad as HTMLElement);
  expect(words(screen.getByTestId('pay-capped'))).toBe(
    'No more than 7.90 € can be taken nowThe dishes come to 15.80 €, and guests are paying 7.90 € of the bill by card now.',
  );
  await userEvent.click(screen.getByTestId('tender-card'));
  await userEvent.click(screen.getByTestId('paid'));
  expect(onPaid).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 790 }));
});

test('pay sheet: partly paid dishes say so', async () => {
  payDishes({ rest: minor(500), paid: minor(380), pieces: dishes(440, 440) });
  for (const row of screen.getAllByRole('checkbox', { name: /^Salad/ })) await userEvent.click(row);
  expect(words(screen.getByTestId('pay-capped'))).toContain('3.80 € of the bill is paid already');
});
