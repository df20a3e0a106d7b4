// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { minor } from '#domain/pricing/money.ts';
import { VoidedDishes } from '#shared/service/voided-dishes.tsx';
import { OrderSheet } from '#staff/table/order-sheet.tsx';
import { VoidDishSheet } from '#staff/table/void-dish-sheet.tsx';
import type { TableLineView, TableOrderView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const line = (id: number, name: string, over: Partial<PlacedOrderLine> = {}): TableLineView => ({
  line: {
    ...{ productId: id as ProductId, variantId: id as VariantId, name, size: '', required: undefined },
    ...{ added: [], removed: [], comment: undefined, quantity: 1, total: minor(500), ...over },
  },
  ...{ stage: 'seen', allergens: [] },
});
const order: TableOrderView = {
  ...{ id: 'a' as OrderId, number: 47, label: 'K2-41', placedAt: 0, orderedAt: undefined, status: 'served_spot' },
  lines: [line(7, 'Musaka'), line(8, 'Tarator'), line(9, 'Beer', { voided: minor(400), total: minor(0) })],
  ...{ total: minor(880), avoids: [], diets: [], accepted: undefined, delayedMinutes: undefined, isShownFirst: false },
  ...{ mayAccept: false, moves: [], mayRefuse: true, mayVoidDish: true, mayUnserve: true, mayMove: true, waits: false },
};

test('void: a dish is chosen with a reason, previews the guest’s text and is sent by its line', async () => {
  const onVoid = vi.fn();
  const user = userEvent.setup();
  renderScreen(<VoidDishSheet order={order} table="7" orderLanguage="en" isSaid onVoid={onVoid} onClose={vi.fn()} />);
  await user.click(screen.getByTestId('void-confirm'));
  expect(words(screen.getByRole('alert'))).toBe('Please choose the dish.');
  expect(onVoid).not.toHaveBeenCalled();
  // A dish already taken off is not offered again.
  expect(screen.queryByRole('radio', { name: /Beer/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Tarator/ }));
  expect(screen.queryByTestId('guest-reads')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /leaves the menu/ })).toBeNull();
  await user.click(screen.getByTestId('void-confirm'));
  expect(words(screen.getByRole('alert'))).toBe('Please choose a reason.');
  expect(onVoid).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Sold out' }));
  expect(words(screen.getByTestId('guest-reads'))).toContain('Sold out: Tarator.');
  await user.click(screen.getByTestId('void-confirm'));
  expect(onVoid).toHaveBeenLastCalledWith(1, { code: 'sold_out', text: '', productIds: [8] }, true);
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await user.type(screen.getByRole('textbox'), '  Burnt ');
  await user.click(screen.getByTestId('void-confirm'));
  expect(onVoid).toHaveBeenLastCalledWith(1, { code: 'other', text: 'Burnt', productIds: [] }, false);
});

test('void: a line of three portions goes as a whole, and both the waiter and the guest read so', async () => {
  const three = { ...order, lines: [line(7, 'Musaka', { quantity: 3 }), line(8, 'Tarator')] };
  renderScreen(<VoidDishSheet order={three} table="7" orderLanguage="en" isSaid onVoid={vi.fn()} onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('radio', { name: /Tarator/ }));
  expect(words(document.body)).not.toContain('are taken off');
  await userEvent.click(screen.getByRole('radio', { name: /Musaka/ }));
  expect(words(document.body)).toContain('All 3 are taken off. Order again those that stay.');
  await userEvent.click(screen.getByRole('radio', { name: 'Sold out' }));
  expect(words(screen.getByTestId('guest-reads'))).toContain('3 items are not coming');
});

test.each([
  ['Entered by mistake', 'Entered by mistake', 'mistake'],
  ['Guest changed their mind', 'Taken off at your request', 'changed_mind'],
])(
  'void: “%s” is sent as a cause with the text “%s” for older apps, and the dish stays on the menu',
  async (label, text, cause) => {
    const onVoid = vi.fn();
    const user = userEvent.setup();
    renderScreen(<VoidDishSheet order={order} table="7" orderLanguage="en" isSaid onVoid={onVoid} onClose={vi.fn()} />);
    await user.click(screen.getByRole('radio', { name: /Tarator/ }));
    await user.click(screen.getByRole('radio', { name: 'Sold out' }));
    await user.click(screen.getByRole('radio', { name: label }));
    expect(words(screen.getByTestId('guest-reads'))).toContain(text);
    await user.click(screen.getByTestId('void-confirm'));
    expect(onVoid).toHaveBeenCalledExactlyOnceWith(1, { code: 'other', text, cause, productIds: [] }, false);
  },
);

test('void: an order’s sheet offers "one dish off" and "not served yet"', async () => {
  const [onVoidDish, onUnserve] = [vi.fn(), vi.fn()];
  const none = vi.fn();
  renderScreen(
    <OrderSheet
      {...{ order, hasTable: true, needsManager: false, hasPrinters: false, onMoveOrder: none, onRefuse: none }}
      {...{ onPrint: undefined, onTakeOff: none, onClose: none, onVoidDish, onUnserve }}
    />,
  );
  await userEvent.click(screen.getByTestId('void-dish'));
  await userEvent.click(screen.getByTestId('unserve-order'));
  expect([onVoidDish.mock.calls.length, onUnserve.mock.calls.length]).toEqual([1, 1]);
});

test('void: the guest sees each dish by name with its reason, and that it is not charged', () => {
  const reason = { code: 'too_busy' as const, text: '', productIds: [] };
  renderScreen(<VoidedDishes dishes={[{ name: 'Tarator', quantity: 1, reason }]} />);
  const told = words(document.body);
  expect(told).toContain('1 item is not coming');
  expect(told).toContain('Tarator. There are too many orders right now.');
  expect(told).toContain('Nothing is charged for that.');
});
