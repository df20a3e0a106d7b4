// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepPaying } from '#core/db/payment/payment-table.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { MyOrdersScreen, type MyOrdersScreenProps } from '#guest/account/my-orders-screen.tsx';
import { useAwaitsBank } from '#guest/payment/use-awaits-bank.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { cardPayment, payingRow } from '../../shared/payment/paying-rows.ts';
import { GuestTexts, renderScreen, said, words } from '../../support/render-screen.tsx';

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

const Orders = ({
  awaitsBankOf = () => false,
  orders,
  takenOver = 0,
}: Pick<MyOrdersScreenProps, 'orders'> & Partial<MyOrdersScreenProps>) => (
  <MyOrdersScreen
    orders={orders}
    takenOver={takenOver}
    profileHref="/neven/profile"
    menuHref="/neven"
    language="en"
    orderLanguage="bg"
    wordsOf={() => undefined}
    additionalTypeOf={({ additionalType }) => (additionalType ? { text: 'By the pool', language: 'en' } : undefined)}
    pickupOf={({ pickupPlaceId }) => (pickupPlaceId === 7 ? { text: 'At the bar', language: 'en' } : undefined)}
    timeZone="Europe/Sofia"
    now={Date.UTC(2026, 9, 6, 9, 30)}
    followHrefOf={({ status }) => (status === 'paid' ? undefined : '/neven?show=orders')}
    awaitsBankOf={awaitsBankOf}
    againOf={() => <button type="button">Order again</button>}
  />
);
const showOrders = (orders: MyOrdersScreenProps['orders']) => renderScreen(<Orders orders={orders} />);

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

test.each<[string, Partial<PlacedOrder>, boolean]>([
  ['whose bill is paid', { status: 'paid' }, true],
  ['with nothing left to pay', { status: 'ordered', left: 0 as Minor }, true],
  ['with a rest', { status: 'served_spot', left: 100 as Minor }, false],
  ['that was rejected', { status: 'rejected' }, false],
])('my order: a table’s order %s says whether it is paid', (_, over, isPaid) => {
  showOrders([{ ...ORDER, orderType: 'spot', details: undefined, ...over }]);
  expect(words(screen.getByTestId('my-order')).includes('With the table’s billpaid')).toBe(isPaid);
});

const OrdersHere = ({ order }: { readonly order: PlacedOrder }) => (
  <Orders orders={[order]} awaitsBankOf={useAwaitsBank()} />
);

test.each([
  ['online', true],
  ['offline', false],
])(
  'my order: %s, a card payment without the bank’s answer waits for the bank, and an unsent one is not paid yet',
  async (_, isOnline) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    const snapshot = aSnapshot();
    const { tabl, show } = await seatGuest(snapshot);
    Object.assign(tabl, { connection: { ...tabl.connection, isOnline: () => isOnline } });
    const row = payingRow({
      ...{ told: cardPayment({ state: 'processing' }), placeId: snapshot.place.id, visitId: undefined },
    });
    await keepPaying(tabl.db, row);
    const cardPaymentOf = { awaits: true, paid: 0 as Minor, refunded: 0 as Minor };
    const order = { ...ORDER, cardPayment: cardPaymentOf };
    const close = show(
      <GuestTexts>
        <OrdersHere order={{ ...order, id: row.id as PlacedOrder['id'] }} />
      </GuestTexts>,
    );
    await screen.findByText('Waiting for the bank');
    expect(words(screen.getByTestId('my-order')).toLowerCase()).not.toContain('not paid yet');
    close();
    show(
      <GuestTexts>
        <OrdersHere order={order} />
      </GuestTexts>,
    );
    await screen.findByText('Not paid yet');
  },
);

test('my order: shows state, order type, date with its label, dishes, sum, payment, address and person [S2.58]', () => {
  showOrders([ORDER]);
  const order = within(screen.getByTestId('my-order'));
  expect(order.getAllByRole('term').map((one) => words(one))).toEqual([
    ...['Status', 'Type', 'Date', 'Products', 'Amount', 'Payment', 'Address', 'Personal data'],
  ]);
  expect(order.getAllByRole('definition').map((one) => words(one))).toEqual([
    'Thank you!',
    'Delivery',
    'Tue 6 Oct, 12:00 · K2-41',
    '2 × Tarator',
    '12.40 €',
    'In cash to the courier',
    'Rakovski 1',
    'Elena+359888123456',
  ]);
});

test('my order: payment, address and person are folded, so that a look over the shoulder finds no name or phone', () => {
  showOrders([ORDER]);
  const folded = screen.getByText('Elena').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByText('+359888123456'))).toBe(true);
  expect(folded?.contains(screen.getByText('In cash to the courier'))).toBe(true);
});

test('my order: names the chosen time of an order for later', () => {
  const details = { name: '', phone: '', payment: 'cash', wantedAt: Date.UTC(2026, 9, 6, 16, 0) } as const;
  showOrders([{ ...ORDER, details }]);
  expect(words(screen.getByText('When').parentElement)).toBe('WhenToday at 19:00');
});

test('my order: three dishes with quantity and size are shown, and a press shows the others', () => {
  const [line] = ORDER.lines as [PlacedOrderLine];
  const dish = (name: string, quantity: number, size = '') => ({ ...line, name, quantity, size });
  showOrders([
    {
      ...ORDER,
      lines: [dish('Tarator', 1, 'small'), dish('Kebap', 3), dish('Rice', 1), dish('Tea', 1), dish('Cake', 2)],
    },
  ]);
  const shown = () => within(screen.getByTestId('my-order')).getAllByRole('listitem').map(words);
  expect(shown()).toEqual(['1 × Tarator, small', '3 × Kebap', '1 × Rice']);
  fireEvent.click(screen.getByRole('button', { name: '2 more dishes' }));
  expect(shown().slice(3)).toEqual(['1 × Tea', '2 × Cake']);
});

test('my order: only a running order has the link to its page', () => {
  showOrders([ORDER]).unmount();
  expect(screen.queryByTestId('follow-order')).toBeNull();
  showOrders([{ ...ORDER, status: 'ordered' }]);
  expect(screen.getByRole('link', { name: 'Follow: K2-41' }).getAttribute('href')).toBe('/neven?show=orders');
});

test('my orders: names how many orders of this phone the profile has taken over, and nothing when none', () => {
  renderScreen(<Orders orders={[ORDER]} takenOver={2} />);
  expect(words(screen.getByTestId('taken-orders'))).toBe('2 orders of this phone are now in your profile.');
  showOrders([ORDER]);
  expect(screen.getAllByTestId('taken-orders')).toHaveLength(1);
});

test('my orders: an empty list and a failed load each have their own message', () => {
  showOrders([]).unmount();
  showOrders('unheard');
  expect(said()).toContain('Your orders cannot be loaded now');
});
