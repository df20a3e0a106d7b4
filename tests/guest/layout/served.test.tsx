// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { OrdersBar } from '#guest/layout/orders-bar.tsx';
import { HowWasIt } from '#guest/orders/orders-screen.tsx';
import { OrderStateBadge } from '#guest/service/order-state-badge.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const ordered = (status: OrderStatus, facts?: GuestFacts) =>
  ({ status, ...(facts && { facts }) }) as Partial<PlacedOrder> as PlacedOrder;

test('feedback: is asked only of a guest who was served or has paid [S2.08]', () => {
  const door = (...orders: PlacedOrder[]) => {
    document.body.innerHTML = '';
    renderScreen(<HowWasIt orders={orders} href="/neven/feedback" />);
    return screen.queryByRole('link', { name: 'How was it?' })?.getAttribute('href');
  };
  expect(door(ordered('ordered'), ordered('cooked_spot'), ordered('rejected'))).toBeUndefined();
  expect(door(ordered('ordered'), ordered('served_spot'))).toBe('/neven/feedback');
  expect(door(ordered('paid'))).toBe('/neven/feedback');
});

test('order bar: says only how far the venue is with the order', () => {
  const bar = (status: OrderStatus, facts?: GuestFacts): string => {
    document.body.innerHTML = '';
    const last = { label: 'K2-41', state: 'received', order: ordered(status, facts) } as const;
    const badge = <OrderStateBadge order={last.order} small={false} />;
    renderScreen(<OrdersBar href="?show=orders" last={last} badge={badge} />);
    const [shown] = screen.getAllByTestId('orders-bar').map((one) => words(one).replace('K2-41', '').trim());
    return shown ?? '';
  };
  expect(bar('ordered')).toBe('Sent');
  expect(bar('ordered', { seenAt: 1 })).toBe('Received');
  expect(bar('ordered', { acceptedAt: 1 })).toBe('Accepted');
  expect(bar('ordered', { startedAt: 1 })).toBe('Being prepared');
  expect(bar('cooked_spot')).toBe('Ready');
  expect(bar('served_spot')).toBe('Served');
  expect(bar('paid')).toBe('Paid');
  expect(bar('rejected')).toBe('Declined');
});
