// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OrderId, ProductId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { OrderSheet } from '#staff/table/order-sheet.tsx';
import { PrintSheet } from '#staff/table/print-sheet.tsx';
import type { TableOrderView } from '#staff/tables/table-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

test('order sheet: lists each dish once to be marked as sold out, in a list of its own, whatever its number of lines', async () => {
  const line = (productId: number, name: string) => ({
    line: { productId: productId as ProductId, name, quantity: 1, total: minor(500) } as never,
    stage: 'waiting' as never,
    allergens: [],
  });
  const order: TableOrderView = {
    id: '0199c000-0000-7000-8000-000000000001' as OrderId,
    label: 'K2-41',
    placedAt: 0,
    orderedAt: undefined,
    status: 'ordered',
    lines: [line(7, 'Musaka'), line(7, 'Musaka'), line(8, 'Tarator')],
    total: minor(880),
    avoids: [],
    diets: [],
    accepted: undefined,
    delayedMinutes: undefined,
    isShownFirst: false,
    mayAccept: true,
    moves: [],
    mayRefuse: true,
    mayMove: true,
    mayVoidDish: true,
    waits: false,
  };
  const onTakeOff = vi.fn();
  const none = vi.fn();
  renderScreen(
    <OrderSheet
      order={order}
      hasTable
      needsManager={false}
      onMoveOrder={none}
      onRefuse={none}
      onVoidDish={none}
      onUnserve={none}
      hasPrinters={false}
      onPrint={() => undefined}
      onTakeOff={onTakeOff}
      onClose={none}
    />,
  );
  const off = screen.getAllByTestId('dish-off');
  expect(off).toHaveLength(2);
  const voids = screen.getByTestId('void-dish');
  expect(off[0]?.closest('ul')).not.toBe(voids.closest('ul'));
  const iconOf = (row?: HTMLElement) => row?.querySelector('path')?.getAttribute('d');
  expect(iconOf(off[0])).not.toBe(iconOf(voids));
  await userEvent.setup().click(screen.getByRole('button', { name: /Mark as sold out: Tarator/ }));
  expect(onTakeOff).toHaveBeenCalledExactlyOnceWith(8);
});

test('order sheet: prints on the chosen printer, or on this device’s own', async () => {
  const [onPrint, onBrowser, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const sheet = (here: (() => void) | undefined) => (
    <PrintSheet
      of="order"
      subtitle="12"
      printers={['Кухня', 'Бар']}
      onPrint={onPrint}
      onBrowser={here}
      onClose={onClose}
    />
  );
  const { unmount } = renderScreen(sheet(onBrowser));
  expect(screen.getAllByTestId('print-at').map((row) => words(row))).toEqual([
    'Кухняit says COPY; nothing is cooked again',
    'Барit says COPY; nothing is cooked again',
  ]);
  await user.click(screen.getByRole('button', { name: /Бар/ }));
  expect(onPrint).toHaveBeenCalledExactlyOnceWith('Бар');
  await user.click(screen.getByTestId('print-here'));
  expect(onBrowser).toHaveBeenCalledOnce();
  unmount();
  // The browser cannot print an order without a table.
  renderScreen(sheet(undefined));
  expect(screen.queryByTestId('print-here')).toBeNull();
});
