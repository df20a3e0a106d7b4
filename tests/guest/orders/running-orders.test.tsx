// @vitest-environment jsdom
// Orders that are still under way stand above the earlier ones.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { OrdersScreen } from '#guest/orders/orders-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';
import { received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const sent = (label: string, status: Parameters<typeof received>[0]) => ({
  ...received(status),
  id: label as OrderId,
  label,
});

test('orders: a second order under way stands above the earlier ones, and a paid one below their title', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  renderScreen(
    <OrdersScreen
      {...ENTRY_PROPS}
      placeName="Невен"
      placeLanguage="bg"
      orderLanguage="bg"
      wordsOf={() => undefined}
      table={undefined}
      room={undefined}
      entries={[sent('C', 'ordered'), sent('B', 'paid'), sent('A', 'ordered')]}
      tableOrders={[]}
    />,
  );
  const labels = screen.getAllByTestId('order-entry').map((one) => one.dataset.label);
  expect(labels).toEqual(['C', 'A', 'B']);
  const title = screen.getByRole('heading', { name: 'Earlier orders' });
  const isBelow = (label: number) =>
    Boolean(title.compareDocumentPosition(screen.getAllByTestId('order-entry')[label] as Node) & 4);
  expect([isBelow(1), isBelow(2)]).toEqual([false, true]);
});
