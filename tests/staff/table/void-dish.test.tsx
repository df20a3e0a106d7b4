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
  ...{ id: 'a' as OrderId, number: 47, label: 'K2-41', placedAt: 0, orderedAt: undefined, status: 'ordered' },
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
  expect(onVoid).toHaveBeenLastCalledWith({
    ...{ line: 1, leavesMenu: true },
    reason: { code: 'sold_out', text: '', productIds: [8] },
  });
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await user.type(screen.getByRole('textbox'), '  Burnt ');
  await user.click(screen.getByTestId('void-confirm'));
  expect(onVoid).toHaveBeenLastCalledWith({
    ...{ line: 1, leavesMenu: false },
    reason: { code: 'other', text: 'Burnt', productIds: [] },
  });
});

test('void: all three portions of a line go unless the waiter counts fewer, and the guest reads how many', async () => {
  const onVoid = vi.fn();
  const three = { ...order, lines: [line(7, 'Musaka', { quantity: 3 }), line(8, 'Tarator')] };
  renderScreen(<VoidDishSheet order={three} table="7" orderLanguage="en" isSaid onVoid={onVoid} onClose={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /Tarator/ }));
  expect(screen.queryByRole('group', { name: /How many/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Musaka/ }));
  await user.click(screen.getByRole('radio', { name: 'Sold out' }));
  expect(words(screen.getByTestId('guest-reads'))).toContain('3 items are not coming');
  await user.click(screen.getByRole('button', { name: 'One fewer: Musaka' }));
  expect(words(screen.getByTestId('guest-reads'))).toContain('2 items are not coming');
  await user.click(screen.getByTestId('void-confirm'));
  expect(onVoid.mock.calls[0]?.[0]).toMatchObject({ line: 0, left: 1 });
});

test('void: one portion of a served dish comes off with a cause for made dishes, and the guest reads that it is off the bill', async () => {
  const onVoid = vi.fn();
  const served = {
    ...{ ...order, status: 'served_spot' as const },
    lines: [{ ...line(7, 'Musaka', { quantity: 2 }), stage: 'served' as const }],
    mayRefuse: false,
  };
  renderScreen(<VoidDishSheet order={served} table="7" orderLanguage="en" isSaid onVoid={onVoid} onClose={vi.fn()} />);
  const user = userEvent.setup();
  expect(screen.queryByRole('radio', { name: 'Sold out' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Musaka/ }));
  await user.click(screen.getByRole('radio', { name: 'Sent back' }));
  const told = words(screen.getByTestId('guest-reads'));
  expect(told).toContain('1 item was taken off the bill');
  expect(told).toContain('You sent it back.');
  await user.click(screen.getByTestId('void-confirm'));
  const reason = { code: 'other', text: 'Sent back', cause: 'returned', productIds: [] };
  expect(onVoid).toHaveBeenCalledExactlyOnceWith({ line: 0, left: 1, reason, leavesMenu: false });
});

test('void: paid portions stay, and the waiter reads that their payment must be cancelled first', async () => {
  const lines = [
    { ...line(7, 'Musaka', { quantity: 2 }), paidUnits: 2 },
    { ...line(8, 'Tarator', { quantity: 3 }), paidUnits: 1 },
  ];
  const none = vi.fn();
  renderScreen(
    <VoidDishSheet order={{ ...order, lines }} table="7" orderLanguage="en" isSaid onVoid={none} onClose={none} />,
  );
  expect(screen.getByRole('radio', { name: /Musaka/ })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /Tarator/ }));
  expect(words(screen.getByRole('group', { name: /How many/ }))).toContain('2');
  expect(words(document.body)).toContain('What is paid stays on the order until its payment is cancelled.');
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
    expect(onVoid).toHaveBeenCalledExactlyOnceWith({
      ...{ line: 1, leavesMenu: false },
      reason: { code: 'other', text, cause, productIds: [] },
    });
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

test('void: an order’s sheet says why no dish comes off: it is paid, or a manager must do it', () => {
  const none = vi.fn();
  const sheet = (over: Partial<TableOrderView>, mayAsk: boolean) => {
    const { unmount } = renderScreen(
      <OrderSheet
        {...{ order: { ...order, ...over }, mayAsk, hasTable: true, needsManager: true, hasPrinters: false }}
        {...{ onMoveOrder: none, onRefuse: none, onPrint: undefined, onTakeOff: none, onClose: none }}
        {...{ onVoidDish: none, onUnserve: none }}
      />,
    );
    const read = [screen.queryByTestId('void-dish') !== null, words(document.body)] as const;
    unmount();
    return read;
  };
  const [mayVoid, told] = sheet({ status: 'served_spot', isPaid: true }, true);
  expect(mayVoid).toBe(false);
  expect(told).toContain('It is paid: no dish can be taken off until its payment is cancelled.');
  const [maySendAlone, reads] = sheet({ status: 'cooked_spot' }, false);
  expect(maySendAlone).toBe(false);
  expect(reads).toContain('Once it is being cooked, only a manager can cancel it or take a dish off.');
});

test('void: the guest sees each dish by name with its reason, and that it is not charged', () => {
  const reason = { code: 'too_busy' as const, text: '', productIds: [] };
  renderScreen(<VoidedDishes dishes={[{ name: 'Tarator', quantity: 1, reason }]} />);
  const told = words(document.body);
  expect(told).toContain('1 item is not coming');
  expect(told).toContain('Tarator. There are too many orders right now.');
  expect(told).toContain('Nothing is charged for that.');
});
