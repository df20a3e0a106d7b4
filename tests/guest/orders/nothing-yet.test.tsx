// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrdersScreen } from '#guest/orders/orders-screen.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

afterEach(cleanup);

const nothing = vi.fn();

const show = (props: Partial<ComponentProps<typeof OrdersScreen>>) =>
  renderScreen(
    <OrdersScreen
      placeName="Невен"
      placeLanguage="bg"
      orderLanguage="bg"
      wordsOf={() => {
        throw new Error('No order is shown');
      }}
      ownPhone
      homeHref="/neven"
      joinHref="/join?place=neven"
      table={undefined}
      room={undefined}
      timeZone="Europe/Sofia"
      codes="tables"
      entries={[]}
      tableOrders={[]}
      silentMinutes={5}
      pictureOf={() => undefined}
      onConfirm={nothing}
      onCancel={nothing}
      onOrderAgain={nothing}
      onTakeLeft={nothing}
      onDismiss={nothing}
      {...props}
    />,
  );

test('empty orders: a device that has not read its orders does not call the list empty', () => {
  show({ isRead: false });
  expect(screen.queryByText('Nothing ordered yet')).toBeNull();
});

test('empty orders: the table links wait for their texts, the menu link does not', () => {
  show({ isRead: true, isSaid: false });
  expect(screen.getByText('Nothing ordered yet')).toBeDefined();
  expect(screen.queryByTestId('table-ways')).toBeNull();
  expect(screen.getByText('Browse the menu')).toBeDefined();
});

test('empty orders: a guest without a table and an order is led to a table scan', () => {
  show({ isRead: true, isSaid: true });
  expect(screen.getByTestId('table-ways')).toBeDefined();
});

test.each([
  [{ delivery: true, pickup: true }, 'You can order from here: have it delivered, or pick it up.'],
  [{ delivery: true, pickup: false }, 'You can order from here and have it delivered.'],
  [{ delivery: false, pickup: true }, 'You can order from here and pick it up.'],
])('empty orders: a venue that takes orders without a table says so before its codes: %o', (withoutTable, sentence) => {
  show({ isRead: true, isSaid: true, withoutTable });
  expect(screen.getByTestId('orders-without-table').textContent).toContain(sentence);
  expect(screen.queryByText('Please scan the QR code to order.')).toBeNull();
  expect(screen.getByTestId('table-ways')).toBeDefined();
});

test('empty orders: a venue without tables and rooms asks for no code', () => {
  show({ isRead: true, isSaid: true, codes: undefined, withoutTable: { delivery: true, pickup: false } });
  expect(screen.queryByTestId('table-ways')).toBeNull();
});
