// @vitest-environment jsdom
// Fiscal receipts of card payments that staff issue: counted on the tables page, ticked in a list.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PaymentKey } from '#domain/ids.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { ReceiptsSheet } from '#staff/payment/receipts-sheet.tsx';
import { ReceiptsNotice } from '#staff/tables/receipts-notice.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const AT = Date.UTC(2026, 5, 1, 10, 42);
const payment = (over: Partial<StaffPayment> = {}): StaffPayment => ({
  ...{ key: 'k1' as PaymentKey, provider: 'stripe', state: 'success', amount: minor(790), tip: ZERO, currency: 'EUR' },
  ...{ startedAt: AT, paidAt: AT, label: 'K2-41', refunds: [], refundsItself: true, isDemo: false, receipt: {} },
  ...over,
});
const money = (amount: number) => `€${(amount / 100).toFixed(2)}`;

const showSale = (one: StaffPayment) =>
  renderScreen(
    <ReceiptsSheet
      payments={[one]}
      why={undefined}
      money={money}
      timeZone="Europe/Sofia"
      dishLanguage="bg"
      onIssue={() => undefined}
      onClose={() => undefined}
    />,
  );

test('receipts: a missing receipt can be ticked off; an issued receipt shows who issued it and when, and can be undone', async () => {
  const onIssue = vi.fn();
  const open = payment({
    refunds: [{ id: 'r', amount: minor(300), state: 'done', reason: 'quality', by: '', at: AT }],
  });
  const done = payment({
    key: 'k2' as PaymentKey,
    label: undefined,
    table: '7',
    receipt: { issued: { by: 'Мария', at: AT } },
  });
  renderScreen(
    <ReceiptsSheet
      payments={[open, done]}
      why={undefined}
      money={money}
      timeZone="Europe/Sofia"
      dishLanguage="bg"
      onIssue={onIssue}
      onClose={() => undefined}
    />,
  );
  const rows = screen.getAllByRole('checkbox');
  expect(rows.map(words)).toEqual([
    'Order K2-41 · 13:42Fiscal receipt still to be issued€4.90',
    'Table 7 · 13:42Fiscal receipt issued at 13:42 by Мария€7.90',
  ]);
  for (const row of rows) await userEvent.click(row);
  expect(onIssue.mock.calls).toEqual([
    [open, true],
    [done, false],
  ]);
});

test('receipts: the tables page counts missing receipts and links to the list', async () => {
  const onOpen = vi.fn();
  renderScreen(<ReceiptsNotice count={3} onOpen={onOpen} />);
  expect(words(screen.getByTestId('receipts-due'))).toContain('3 fiscal receipts are still to be issued');
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('receipts: a receipt lists dishes and tax for the till, and says that a share pays part of them', () => {
  const sale = {
    lines: [
      { name: 'Таратор', quantity: 2, total: minor(1000) },
      { name: 'Вино', quantity: 1, total: minor(600) },
    ],
    ...{ adjusted: minor(-100), kept: minor(750) },
    vat: [
      { rate: 20, gross: minor(300), vat: minor(50) },
      { rate: 9, gross: minor(450), vat: minor(37) },
    ],
  };
  showSale(payment({ amount: minor(800), tip: minor(50), sale }));
  expect(within(screen.getByTestId('receipt-sale')).getAllByRole('listitem').map(words)).toEqual([
    '2 × Таратор€10.00',
    '1 × Вино€6.00',
    'Discounts and charges€-1.00',
    'Paid of it: €7.50 of €15.00',
    'Tip€0.50',
    'VAT 20%: €0.50 in €3.00',
    'VAT 9%: €0.37 in €4.50',
  ]);
});

test('receipts: a receipt lists packaging, discounts and delivery beside the dishes, in the guest’s words', () => {
  const sale = {
    lines: [{ name: 'Таратор', quantity: 2, total: minor(1000) }],
    ...{ adjusted: minor(290), packaging: minor(80), kept: minor(1290), vat: [] },
    discounts: [{ kind: 'promo', amount: minor(-100), code: 'LUNCH' } as const],
    charges: [{ kind: 'delivery', amount: minor(310) } as const],
  };
  showSale(payment({ amount: minor(1290), sale }));
  expect(within(screen.getByTestId('receipt-sale')).getAllByRole('listitem').map(words)).toEqual([
    '2 × Таратор€10.00',
    'Packaging€0.80',
    'Discount · LUNCH€-1.00',
    'Delivery€3.10',
  ]);
});
