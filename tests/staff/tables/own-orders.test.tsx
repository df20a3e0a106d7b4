// @vitest-environment jsdom
// Orders without a table on the waiter's screens.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId, OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { OwnOrderScreen, type OwnOrderScreenProps } from '#staff/table/own-order-screen.tsx';
import { FoodRow } from '#staff/tables/food-row.tsx';
import { OwnOrders } from '#staff/tables/own-orders.tsx';
import type { TableOrderView } from '#staff/tables/table-view.ts';
import type { OwnOrderTileView } from '#staff/tables/tables-view.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

/** 13:42 in Sofia. */
const NOW = Date.UTC(2026, 5, 1, 10, 42);
const time = { now: NOW, isStale: false, timeZone: 'Europe/Sofia' };
const DETAILS: OrderDetails = {
  ...{
    name: 'Елена Петрова',
    phone: '+359888123456',
    email: 'elena@abv.bg',
    payment: 'cash',
    cutlery: 2,
    comment: 'Leave it at the door',
  },
  wantedAt: NOW + 78 * 60_000,
  address: { words: 'Shipka St', streetNumber: '34', floor: '3', apartment: '9', bell: 'Petrovi', entrance: 'B' },
};
const order: TableOrderView = {
  ...{ id: 'o1' as OrderId, label: 'K2-41', placedAt: NOW, orderedAt: undefined, status: 'ordered' },
  ...{
    total: minor(880),
    avoids: [],
    diets: [],
    accepted: undefined,
    delayedMinutes: undefined,
    mayAccept: true,
    mayRefuse: true,
  },
  isShownFirst: false,
  ...{ moves: ['cooked_delivery', 'on_the_way_delivery'], mayMove: false, waits: false, details: DETAILS },
  lines: [
    {
      line: {
        ...{ productId: 1 as ProductId, variantId: 11 as VariantId, name: 'Tarator', size: '', required: undefined },
        ...{ added: [], removed: [], comment: undefined, quantity: 1, total: minor(1240) },
      },
      ...{ stage: 'sent', allergens: [] },
    },
  ],
};
const own: OwnOrderScreenProps['own'] = {
  ...{ name: '', orderType: 'delivery', sittingId: undefined, openedAt: undefined, asking: [], orders: [order] },
  ...{ total: minor(1240), paid: ZERO, rest: minor(1240), payments: [], asked: 'cash', waits: false },
};
const show = (over: Partial<OwnOrderScreenProps> = {}) => {
  const [onPay, onPayments] = [vi.fn(), vi.fn()];
  renderScreen(
    <OwnOrderScreen
      {...{ own, time, heardAt: NOW, orderLanguage: 'en', backHref: '/back', onPay, onPayments }}
      onMove={vi.fn()}
      onAccept={vi.fn()}
      onShown={vi.fn()}
      onMore={vi.fn()}
      {...over}
    />,
  );
  return { onPay, onPayments };
};

test('own order: a delivery shows address, time, guest and payment, and calls the guest by one press', () => {
  show();
  expect(words(screen.getByRole('heading', { level: 1 }))).toContain('Delivery');
  expect(words(screen.getByTestId('order-details'))).toBe(
    'For 15:00Елена Петрова+359888123456elena@abv.bgShipka St 34, entrance B, floor 3, flat 9, bell PetroviPays in cash on receipt2 sets of cutlery“Leave it at the door”',
  );
  expect(screen.getByRole('link', { name: '+359888123456' }).getAttribute('href')).toBe('tel:+359888123456');
  expect(screen.getByRole('link', { name: 'elena@abv.bg' }).getAttribute('href')).toBe('mailto:elena@abv.bg');
});

test('own order: a pickup names its pickup place among several', () => {
  const fetched = { ...order, details: { ...DETAILS, address: undefined, pickupPlace: 'Гарата' } };
  show({ own: { ...own, orders: [fetched] } });
  expect(words(screen.getByTestId('order-details'))).toContain('Fetched at: Гарата');
});

test('own order: links to the payment of the order, and to its past payments once it has any', async () => {
  const { onPay } = show();
  await userEvent.click(screen.getByTestId('pay'));
  expect(onPay).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('payments')).toBeNull();
});

test('own order: with a reversed payment, shows the rest and links to its payments', async () => {
  const reversed = { by: 'Silvia', at: NOW, reason: 'wrong_tender' } as const;
  const payment = {
    id: 'p1' as CommandId,
    amount: minor(1240),
    tender: 'cash',
    by: 'Maria',
    at: NOW,
    reversed,
  } as const;
  const { onPayments } = show({
    own: own && { ...own, payments: [{ ...payment, waits: undefined, mayTakeBack: false }] },
  });
  expect(words(screen.getByTestId('table-rest'))).toContain('12.40');
  expect(screen.getByTestId('pay')).toBeTruthy();
  await userEvent.click(screen.getByTestId('payments'));
  expect(onPayments).toHaveBeenCalledTimes(1);
});

const TILL = 'The fiscal receipt comes from the till.';

test.each([
  [{ state: 'success', awaits: false, paid: 1240, refunded: 0 }, `By card: 12.40 € · ${TILL}`],
  [{ state: 'success', awaits: false, paid: 1240, refunded: 240 }, `By card: 12.40 € · returned: 2.40 € · ${TILL}`],
  [{ state: 'success', awaits: false, paid: 1240, refunded: 1240 }, 'By card: 12.40 € · returned: 12.40 €'],
  [{ state: 'failed', awaits: false, paid: 0, refunded: 0 }, 'By card: refused by the bank'],
  [{ state: 'pending', awaits: false, paid: 0, refunded: 0 }, 'By card: waiting for the bank'],
] as const)('own order: shows the state of its card payment: %j', ({ paid, refunded, ...card }, said) => {
  show({ own: own && { ...own, cardPayment: { ...card, paid: minor(paid), refunded: minor(refunded) } } });
  expect(words(screen.getByTestId('card-payment'))).toBe(said);
});

test.each([
  [{}, 'Fiscal receipt still to be issued.'],
  [{ issued: { by: 'Мария', at: NOW } }, /^Fiscal receipt issued at \d\d:\d\d by Мария\.$/],
] as const)('own order: shows whether staff have issued its fiscal receipt: %j', (receipt, said) => {
  const cardPayment = { state: 'success', awaits: false, paid: minor(1240), refunded: minor(0), receipt } as const;
  show({ own: own && { ...own, cardPayment } });
  const [, last = ''] = words(screen.getByTestId('card-payment')).split(' · ');
  expect(last).toMatch(said);
});

test('own order: an order that has left the board says so', () => {
  show({ own: undefined });
  expect(words(screen.getByTestId('own-order-screen'))).toContain('The order is done and no longer in the list.');
});

const tile = (over: Partial<OwnOrderTileView> = {}): OwnOrderTileView => ({
  ...{ id: 'o1' as OrderId, href: '?own=o1', label: 'K2-52', orderType: 'delivery', name: 'Елена', placedAt: NOW },
  ...{ wantedAt: undefined, state: { kind: 'cooking', since: NOW - 240_000 }, isOwed: false, waits: false },
  ...over,
});

test('own order: a kiosk order shows whether it is taken away', () => {
  const eaten = [true, false].map((isToGo) => {
    const order = { ...own.orders[0], details: { name: '', phone: '', payment: 'cash', isToGo } } as TableOrderView;
    show({ own: { ...own, orders: [order] } });
    const said = words(screen.getByTestId('order-details'));
    cleanup();
    return said;
  });
  expect(eaten).toEqual([expect.stringContaining('To go'), expect.stringContaining('To eat here')]);
});

test('own orders: the lane shows each order’s type, label, guest and wanted time', () => {
  renderScreen(
    <OwnOrders
      orders={[
        tile(),
        tile({ id: 'o2' as OrderId, orderType: 'preorder', label: 'K2-53', name: '', wantedAt: NOW + 26 * 3_600_000 }),
        tile({ id: 'o4' as OrderId, orderType: 'preorder', isToGo: false, label: 'K2-55', name: '' }),
        tile({ id: 'o3' as OrderId, label: 'K2-54', state: { kind: 'eating', since: NOW - 60_000 }, card: 'paid' }),
      ]}
      time={time}
    />,
  );
  const lane = within(screen.getByTestId('own-orders'));
  expect(words(lane.getByRole('heading'))).toContain('Without a table');
  expect(lane.getAllByTestId('own-order-tile').map(words)).toEqual([
    'DeliveryK2-52 · Еленаcooking4 min',
    'PickupK2-53cookingFor Tue 2 Jun, 15:42',
    'To eat hereK2-55cooking4 min',
    'DeliveryK2-54 · Еленаpaid by cardon the way1 min',
  ]);
});

test.each([
  [undefined, 'Pickup'],
  [false, 'To eat here'],
])('waiting queue: names an unseen order without a table, whose take-away is %s, “%s”', (isToGo, where) => {
  const food = { kind: 'unseen', key: 'unseen o1', table: undefined, orderType: 'preorder', label: 'K2-53' } as const;
  renderScreen(
    <ul>
      <FoodRow
        food={{
          ...food,
          href: '?own=o1',
          at: NOW - 120_000,
          orderId: 'o1' as OrderId,
          dishes: ['Tarator'],
          avoids: [],
          isToGo,
          isWhole: false,
          ...{ isForWaiters: false, isDue: true, isSeen: false },
          waits: false,
        }}
        time={time}
        onTaken={vi.fn()}
        onAccept={vi.fn()}
        onShown={vi.fn()}
      />
    </ul>,
  );
  expect(words(screen.getByTestId('food'))).toContain(`${where} K2-53 Nobody in the kitchen has seen the order`);
});

test('own order: an order that was assigned to a table names the table and links to it', () => {
  show({ own: undefined, seated: { table: '6', href: '?table=6' } });
  const link = screen.getByTestId('own-order-seated');
  expect([words(link), link.getAttribute('href')]).toEqual(['The order stands at table 6 now.', '?table=6']);
});
