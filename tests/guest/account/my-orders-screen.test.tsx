// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { MyOrdersScreen, type MyOrdersScreenProps } from '#guest/account/my-orders-screen.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const ORDER = {
  id: 'o1',
  number: 7,
  label: 'K2-41',
  orderType: 'delivery',
  status: 'paid',
  total: 1240 as Minor,
  placedAt: Date.UTC(2026, 9, 6, 9, 0),
  lines: [
    {
      productId: 1,
      variantId: 1,
      name: 'Tarator',
      size: '',
      added: [],
      removed: [],
      quantity: 2,
      total: 1240 as Minor,
    },
  ],
  details: {
    ...{ name: 'Elena', phone: '+359888123456', payment: 'cash' },
    address: { words: 'Rakovski', streetNumber: '1', entrance: '', floor: '', apartment: '', bell: '', postalCode: '' },
  },
} as unknown as PlacedOrder;

const showOrders = (orders: MyOrdersScreenProps['orders']) =>
  renderScreen(
    <MyOrdersScreen
      orders={orders}
      profileHref="/neven/profile"
      menuHref="/neven"
      language="en"
      orderLanguage="bg"
      wordsOf={() => undefined}
      additionalTypeOf={({ additionalType }) => (additionalType ? { text: 'By the pool', language: 'en' } : undefined)}
      pickupOf={({ pickupPlaceId }) => (pickupPlaceId === 7 ? { text: 'At the bar', language: 'en' } : undefined)}
      timeZone="Europe/Sofia"
      againOf={() => <button type="button">Order again</button>}
    />,
  );

test('my order: a pickup order names the pickup place in the guest’s language', () => {
  showOrders([
    { ...ORDER, details: { name: '', phone: '', payment: 'cash', pickupPlaceId: 7, pickupPlace: 'На бара' } },
  ]);
  expect(screen.getByText('At the bar').getAttribute('lang')).toBe('en');
  expect(screen.queryByText('На бара')).toBeNull();
});

test('my order: a room’s order names its additional type in the guest’s language, beside the room', () => {
  const whom = { name: '', phone: '', payment: 'cash' } as const;
  const details = { ...whom, room: '204', additionalType: 'До басейна' };
  showOrders([{ ...ORDER, orderType: 'room', details }]);
  expect(words(screen.getByText('By the pool').parentElement)).toBe('Room 204By the pool');
  expect(screen.getByText('By the pool').getAttribute('lang')).toBe('en');
});

test.each<[string, Partial<PlacedOrder>, string]>([
  ['of a table', { orderType: 'spot', details: undefined }, 'With the table’s bill'],
  [
    'paid by card',
    { details: undefined, cardPayment: { awaits: false, paid: 1240 as Minor, refunded: 0 as Minor } },
    'By card, onlinepaid',
  ],
])('my order: an order %s does not say that it is paid at the venue', (_, over, said) => {
  showOrders([{ ...ORDER, ...over }]);
  expect(words(screen.getByTestId('my-order'))).toContain(`Payment${said}`);
});

test('my order: shows date, dishes, order type, sum, payment, state, address and person [S2.58]', () => {
  showOrders([ORDER]);
  const order = within(screen.getByTestId('my-order'));
  expect(order.getAllByRole('term').map((one) => words(one))).toEqual([
    ...['Date', 'Products', 'Type', 'Amount', 'Payment', 'Status', 'Address', 'Personal data'],
  ]);
  expect(order.getAllByRole('definition').map((one) => words(one))).toEqual([
    'Tue 6 Oct, 12:00',
    '2 × Tarator',
    'Delivery',
    '12.40 €',
    'In cash to the courier',
    'Thank you!',
    'Rakovski 1',
    'Elena+359888123456',
  ]);
});

test('my orders: an empty list and a failed load each have their own message', () => {
  showOrders([]).unmount();
  showOrders('unheard');
  expect(said()).toContain('Your orders cannot be loaded now');
});
