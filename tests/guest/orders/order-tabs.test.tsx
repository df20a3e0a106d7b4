// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderTabs } from '#guest/orders/order-tabs-here.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

afterEach(cleanup);

const show = (current: 'cart' | 'orders') =>
  renderScreen(
    <OrderTabs current={current} cartHref="/neven?show=cart" ordersHref="/neven?show=orders" chosen={2} orders={1} />,
  );
const link = (name: RegExp) => screen.getByRole('link', { name });

test('order tabs: one tab for the cart and one tab for orders, sent or still on the device, each with its count [S2.49]', () => {
  show('cart');
  expect(screen.getAllByRole('link').map((one) => [words(one), one.getAttribute('href')])).toEqual([
    ['Chosen 2', '/neven?show=cart'],
    ['Orders 1', '/neven?show=orders'],
  ]);
});

test('order tabs: only the open tab is marked as selected [S2.49]', () => {
  show('cart');
  expect(link(/Chosen/).getAttribute('aria-current')).toBe('page');
  expect(link(/Orders/).getAttribute('aria-current')).toBeNull();
  cleanup();
  show('orders');
  expect(link(/Orders/).getAttribute('aria-current')).toBe('page');
  expect(link(/Chosen/).getAttribute('aria-current')).toBeNull();
});
