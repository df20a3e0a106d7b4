// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { minor } from '#domain/pricing/money.ts';
import { ChangedOrderSheet, type ChangedOrderSheetProps } from '#guest/orders/later/changed-order-sheet.tsx';
import { OtherVenueSheet } from '#guest/orders/later/other-venue-sheet.tsx';
import { EURO_AND_LEV, renderScreen, words } from '../../../support/render-screen.tsx';

const ROWS: ChangedOrderSheetProps['rows'] = [
  { what: { name: 'Tarator', language: 'en', quantity: 2 }, from: minor(960), to: minor(1020) },
  { what: { name: 'Shopska salad', language: 'en', quantity: 1 }, from: minor(790), to: undefined },
  { what: { step: 'tier' }, from: minor(-144), to: minor(0) },
];
const show = (over: Partial<ChangedOrderSheetProps> = {}) => {
  const pressed = { onSend: vi.fn(), onChange: vi.fn(), onClose: vi.fn() };
  renderScreen(
    <ChangedOrderSheet
      open
      kind="dishes"
      at="14:41"
      rows={ROWS}
      seen={minor(2016)}
      now={minor(2220)}
      {...pressed}
      {...over}
    />,
    EURO_AND_LEV,
  );
  return pressed;
};

test('changed order: one sheet names every change with old and new value, and nothing is sent', () => {
  show();
  expect(words(screen.getByRole('dialog'))).toContain(
    'Your order has changedWe have not sent anything. This is what is different from what you saw at 14:41.',
  );
  expect(screen.getAllByTestId('changed-row').map(words)).toEqual([
    'Tarator × 2now 5.10 € instead of 4.80 €10.20 €before 9.60 €',
    'Shopska saladnonebefore 7.90 €',
    'Discount of the hournonebefore −1.44 €',
  ]);
  expect(words(screen.getByRole('dialog'))).toContain('You sawbefore 20.16 €Now it is22.20 €43.42 lv. · 2.04 € more');
});

test('changed order: is edited, or sent by one press that obliges to pay the sum above', async () => {
  const { onSend, onChange } = show();
  const send = screen.getByTestId('send-changed');
  expect(words(send)).toBe('Order with obligation to pay');
  await userEvent.click(send);
  await userEvent.click(screen.getByTestId('change-order'));
  expect([onSend, onChange].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('changed order: an order that is reviewed on its own page is not sent from this sheet', () => {
  show({ onSend: undefined, kind: 'price', now: minor(2000) });
  expect(screen.queryByTestId('send-changed')).toBeNull();
  expect(words(screen.getByRole('dialog'))).toContain('0.16 € less');
  expect(words(screen.getByRole('heading'))).toBe('The price has changed');
});

test('other venue’s dishes: shows the specification’s sentence, and any way of closing reloads the page [S8.04]', async () => {
  const onReload = vi.fn();
  renderScreen(<OtherVenueSheet onReload={onReload} />);
  expect(words(screen.getByTestId('other-venue'))).toBe(
    'You are trying to order products from another venue. The page will be reloaded. Please order again. We apologise.',
  );
  await userEvent.click(screen.getByTestId('reload-page'));
  await userEvent.keyboard('{Escape}');
  expect(onReload).toHaveBeenCalledTimes(2);
});
