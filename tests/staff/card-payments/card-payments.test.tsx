// @vitest-environment jsdom
// A place's card payments for managers: refunds, and contradictory answers.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId, OrderId, PaymentKey } from '#domain/ids.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { CardPaymentsScreen } from '#staff/card-payments/card-payments-screen.tsx';
import { JudgeSheet } from '#staff/card-payments/judge-sheet.tsx';
import { RefundSheet } from '#staff/card-payments/refund-sheet.tsx';
import { PaymentRow } from '#staff/payment/payment-row.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const money = (amount: number) => `€${(amount / 100).toFixed(2)}`;
const PAYMENT: StaffPayment = {
  key: 'payment-key-payment-key-1' as PaymentKey,
  provider: 'epay_onetouch',
  state: 'success',
  amount: minor(790),
  tip: ZERO,
  currency: 'EUR',
  startedAt: 1,
  paidAt: 2,
  orderId: '0199c000-0000-7000-8000-000000000001' as OrderId,
  label: '41',
  reference: '17641436310001234',
  refunds: [],
  refundsItself: false,
  isDemo: false,
};
const DOUBTED: StaffPayment = { ...PAYMENT, state: 'pending', alarm: 'contradiction' };

const showDay = (payments: readonly StaffPayment[], tasks: readonly StaffPayment[] = []) => {
  const on = { onDay: vi.fn(), onRefund: vi.fn(), onSettle: vi.fn(), onJudge: vi.fn(), onReceipts: vi.fn() };
  renderScreen(
    <CardPaymentsScreen
      day="2026-11-26"
      today="2026-11-26"
      found={{ payments, figures: [], tasks }}
      why={undefined}
      money={money}
      timeZone="Europe/Sofia"
      codesHref="/codes"
      setUpHref="/settings"
      {...on}
    />,
  );
  return on;
};

test('card payments: the day counts the missing fiscal receipts, and each payment shows its own state', async () => {
  const issued = { by: 'Мария', at: Date.UTC(2026, 10, 26, 11) };
  const on = showDay([
    { ...PAYMENT, receipt: {} },
    { ...PAYMENT, key: 'k2' as PaymentKey, receipt: { issued } },
    { ...PAYMENT, key: 'k3' as PaymentKey },
  ]);
  expect(words(screen.getByTestId('receipts-due'))).toContain('1 fiscal receipt is still to be issued');
  expect(screen.getAllByTestId('payment-receipt').map(words)).toEqual([
    'Fiscal receipt still to be issued',
    'Fiscal receipt issued at 13:00 by Мария',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(on.onReceipts).toHaveBeenCalledOnce();
});

test('card payments: a day without payments says what the list will show, and links to the codes of the tables', () => {
  showDay([]);
  const empty = words(screen.getByTestId('empty-state'));
  expect(empty).toContain('Nobody paid by card in the app on this day.');
  expect(empty).toContain('as soon as a guest pays by card on their own phone');
  expect(empty).toContain('Payments that staff noted, such as by card at the terminal, are in the report.');
  expect(screen.getByRole('link', { name: 'Print table codes' }).getAttribute('href')).toBe('/codes');
  expect(screen.getByRole('link', { name: 'Set up ways to pay' }).getAttribute('href')).toBe('/settings');
});

test('card payments: a payment with an alarm links to its review; a paid one is not reviewed', async () => {
  const on = showDay([PAYMENT], [DOUBTED]);
  const tasks = within(screen.getByTestId('payment-tasks'));
  expect(words(tasks.getByTestId('card-payment'))).toContain('answers contradict each other');
  await userEvent.click(tasks.getByTestId('judge-payment'));
  expect(on.onJudge).toHaveBeenCalledWith(DOUBTED);
  expect(screen.getAllByTestId('judge-payment')).toHaveLength(1);
});

test.each([
  ['judge-paid', true],
  ['judge-unpaid', false],
])('JudgeSheet: names the number and the provider, and sends the answer of %s', async (button, isPaid) => {
  const onJudge = vi.fn();
  renderScreen(
    <JudgeSheet payment={DOUBTED} money={money} isBusy={false} onJudge={onJudge} onClose={() => undefined} />,
  );
  expect(words(screen.getByRole('dialog'))).toContain('17641436310001234 in the list of ePay.bg OneTouch');
  await userEvent.click(screen.getByTestId(button));
  expect(onJudge).toHaveBeenCalledWith(isPaid);
});

test('JudgeSheet: ignores a second press while the request is open', async () => {
  const onJudge = vi.fn();
  renderScreen(<JudgeSheet payment={DOUBTED} money={money} isBusy onJudge={onJudge} onClose={() => undefined} />);
  await userEvent.click(screen.getByTestId('judge-paid'));
  expect(onJudge).not.toHaveBeenCalled();
});

test('RefundSheet: requires a reason before it sends the refund', async () => {
  const onRefund = vi.fn();
  renderScreen(
    <RefundSheet payment={PAYMENT} money={money} isBusy={false} onRefund={onRefund} onClose={() => undefined} />,
  );
  await userEvent.click(screen.getByTestId('refund-confirm'));
  expect(onRefund).not.toHaveBeenCalled();
  expect(screen.getByText('Choose why it goes back.').getAttribute('role')).toBe('alert');
  await userEvent.click(screen.getByRole('radio', { name: 'something was missing' }));
  await userEvent.click(screen.getByTestId('refund-confirm'));
  expect(onRefund).toHaveBeenCalledWith({ amount: 790, reason: 'missing' });
});

test('refund: shows its reason, its author and its state', () => {
  const refund = { id: 'r', amount: minor(300), state: 'manual', reason: 'too_late', by: 'Мария', at: 3 } as const;
  showDay([{ ...PAYMENT, refunds: [refund] }]);
  expect(words(screen.getByTestId('refund'))).toContain('to be returned by hand · it came too late · Мария');
});

test('card payments: a guest’s bill share names the guest and the till or receipt; one that staff noted names them', () => {
  const part = { id: 'p1' as CommandId, amount: minor(790), tender: 'card', at: 2 } as const;
  const receipt = { issued: { by: 'Елена', at: 60_000 } };
  for (const payment of [
    { ...part, by: '' },
    { ...part, by: '', receipt },
    { ...part, by: 'Maria' },
  ])
    renderScreen(<PaymentRow payment={payment} money={money} timeZone="Europe/Sofia" />);
  expect(screen.getAllByTestId('payment').map(words)).toEqual([
    '02:00€7.90 · card · the guest, onlineThe fiscal receipt comes from the till. Its money is sent back under “Card payments”.',
    '02:00€7.90 · card · the guest, onlineFiscal receipt issued at 02:01 by Елена. Its money is sent back under “Card payments”.',
    '02:00€7.90 · card · Maria',
  ]);
});
