// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CommandId, OrderId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { ALL_ORDERS, type OrderStep, type OrdersOfDay } from '#domain/owner/order-history.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { OrderScreen } from '#staff/orders/order-screen.tsx';
import { OrdersScreen, type OrdersScreenProps } from '#staff/orders/orders-screen.tsx';
import { renderScreen, said, words } from '../../support/render-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 10);
const EURO = 'EUR' as Currency;
const line = (name: string, quantity: number, total: number): PlacedOrderLine => ({
  ...{
    productId: 1 as ProductId,
    variantId: 1 as VariantId,
    name,
    size: '',
    required: undefined,
    added: [],
    removed: [],
  },
  ...{ comment: undefined, quantity, total: minor(total) },
});
const order = (over: Partial<StaffOrder> = {}): StaffOrder => ({
  ...{ id: 'o1' as OrderId, label: 'K2-41', number: 52, table: '12', room: undefined, sessionId: 's' as SessionId },
  ...{ orderType: 'spot', status: 'paid', placedAt: NOON, lateBy: undefined, guestNote: undefined },
  ...{ lines: [line('Tarator', 2, 1180), line('Katak', 1, 540)], facts: { lineTicks: {}, readyAt: {} } },
  ...{ total: minor(1720), currency: EURO },
  ...over,
});
const figures = { orders: 38, refused: 1, turnover: [{ currency: EURO, amount: minor(91240) }], averageBill: [] };
const found = (over: Partial<OrdersOfDay> = {}): OrdersOfDay => ({
  ...{ day: '2026-11-21', page: 1, pages: 1, found: 1, orders: [order()] },
  figures: { ...figures, minutesToTable: undefined },
  ...over,
});
const show = (over: Partial<OrdersScreenProps> = {}) =>
  renderScreen(
    <OrdersScreen
      {...{ day: '2026-11-21', today: '2026-11-22', typed: '', found: found(), why: undefined }}
      {...{ timeZone: 'Europe/Sofia', currency: EURO, dishLanguage: 'en' }}
      filter={ALL_ORDERS}
      kinds={['table', 'pickup', 'delivery']}
      onFilter={() => undefined}
      onType={() => undefined}
      onDay={() => undefined}
      orderHref={(id) => `?order=${id}`}
      pageHref={(page) => `?page=${page}`}
      onFile={async () => undefined}
      {...over}
    />,
  );

test('order history: a row shows time, table, dishes, sum and state, and links to the order', () => {
  show();
  expect(words(screen.getByTestId('history-order'))).toBe('K2-41 · Table 1217.20 €12:00 Paid 2 × Tarator, Katak');
  expect(screen.getByRole('link').getAttribute('href')).toBe('?order=o1');
  expect(words(screen.getByTestId('day-sums'))).toBe('38 orders · 912.40 € · 1 refused, not counted');
});

test('order history: a pickup order’s row names its guest; an old one has no name left', () => {
  const of = (id: string, name: string) =>
    order({
      ...{ id: id as OrderId, table: undefined, sessionId: undefined, orderType: 'preorder' },
      details: { name, phone: '+359888123456', payment: 'cash' },
    });
  show({ found: found({ orders: [of('a', 'Maria Petrova'), of('b', '')] }) });
  const starts = screen.getAllByTestId('history-order').map((row) => words(row).split('17.20')[0]);
  expect(starts).toEqual(['K2-41 · Pickup · Maria Petrova', 'K2-41 · Pickup']);
});

test('order history: an order that the kitchen has accepted or begun says so, and not only that it was sent', () => {
  const facts = { lineTicks: {}, readyAt: {}, seenAt: NOON };
  const accepted = { ...facts, accepted: { at: NOON, by: 'Petar' } };
  const of = (id: string, more: StaffOrder['facts']) => order({ id: id as OrderId, status: 'ordered', facts: more });
  show({ found: found({ orders: [of('a', facts), of('b', accepted), of('c', { ...accepted, startedAt: NOON })] }) });
  const ends = screen.getAllByTestId('history-order').map((row) => words(row).split(/12:00 | 2 ×/)[1]);
  expect(ends).toEqual(['Received unpaid', 'Accepted unpaid', 'Being cooked unpaid']);
});

test('order history: a dish taken off, and each dish of a refused order, is struck through', () => {
  const off = { ...line('Katak', 1, 0), voided: minor(540) };
  const orders = [
    order({ lines: [line('Tarator', 2, 1180), off] }),
    order({ id: 'o2' as OrderId, status: 'rejected' }),
  ];
  show({ found: found({ orders }) });
  const struck = screen.getAllByTestId('history-order').map((row) => [...row.querySelectorAll('del')].map(words));
  expect(struck).toEqual([['Katak'], ['Tarator', 'Katak']]);
});

test('order history: an order that was shown and not accepted for 15 minutes is warned of with its minutes', () => {
  const facts = { lineTicks: {}, readyAt: {}, seenAt: NOON };
  const orders = [order({ status: 'ordered', facts })];
  show({ found: found({ orders }), now: NOON + 16 * 60_000 });
  expect(words(screen.getByTestId('not-accepted'))).toBe('not accepted: 16 min');
});

test('order history: a list that may be old warns of no order', () => {
  show({
    found: found({ orders: [order({ status: 'ordered', facts: { lineTicks: {}, readyAt: {}, seenAt: NOON } })] }),
  });
  expect(screen.queryByTestId('not-accepted')).toBeNull();
});

test('order history: a row says what is not paid, and a paid order that its status does not name', () => {
  const of = (id: string, over: Partial<StaffOrder>) => order({ id: id as OrderId, status: 'served_spot', ...over });
  const orders = [
    of('a', {}),
    of('b', { left: minor(720) }),
    of('c', { left: minor(0) }),
    of('d', { status: 'rejected' }),
  ];
  show({ found: found({ orders }) });
  const payments = screen.getAllByTestId('history-order').map((row) => words(row.querySelector('[data-payment]')));
  expect(payments).toEqual(['unpaid', '7.20 € left to pay', 'paid', '']);
});

test('order history: lists only unpaid orders on a press, and says so when there is none', async () => {
  const onFilter = vi.fn();
  show({ filter: { ...ALL_ORDERS, paid: 'unpaid' }, onFilter, found: found({ found: 0, orders: [] }) });
  expect(screen.getByText('Of this day, nothing is unpaid.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Unpaid', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Paid' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ ...ALL_ORDERS, paid: 'paid' });
});

test('order history: filters by state and by the kinds of the place, each ended by a second press', async () => {
  const onFilter = vi.fn();
  const filter = { ...ALL_ORDERS, state: 'running' as const };
  show({ filter, onFilter, found: found({ found: 0, orders: [] }) });
  expect(screen.getByText('No order of this day is of this kind.')).toBeDefined();
  const chips = [...screen.getByTestId('order-filters').querySelectorAll('button')].map(words);
  expect(chips).toEqual([
    ...['All', 'Unpaid', 'Paid', 'Under way', 'Done', 'Refused', 'At the tables', 'Pickup', 'Delivery'],
  ]);
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Under way', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onFilter.mock.calls).toEqual([[ALL_ORDERS], [{ ...filter, kind: 'delivery' }], [ALL_ORDERS]]);
});

test('order history: a filter or search without matches shows no sum, and a press clears the filters', async () => {
  const onFilter = vi.fn();
  const none = found({
    found: 0,
    orders: [],
    figures: { ...figures, orders: 0, turnover: [], minutesToTable: undefined },
  });
  show({ typed: 'petrova', filter: { ...ALL_ORDERS, kind: 'pickup' }, onFilter, found: none });
  expect(said()).toContain('0 orders found');
  expect(screen.queryByTestId('day-sums')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith(ALL_ORDERS);
});

test('order history: an empty day, and a search without filters, offer no filters to clear', () => {
  show({ found: found({ found: 0, orders: [] }) });
  show({ typed: 'petrova', found: found({ found: 0, orders: [] }) });
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
});

test('order history: a search shows the number of matches, and an empty day says so', () => {
  show({ typed: 'tarator', found: found({ found: 0, orders: [] }) });
  expect(said()).toContain('0 orders found');
  show({ found: found({ found: 0, orders: [] }) });
  expect(screen.getByText('Nothing was ordered on this day.')).toBeDefined();
});

test('order history: a day is chosen by steps or by date, up to today', async () => {
  const onDay = vi.fn();
  show({ onDay, day: '2026-11-22', found: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'The day before' }));
  expect(screen.getByRole('button', { name: 'The day after' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-10-05' } });
  expect(onDay.mock.calls).toEqual([['2026-11-21'], ['2026-10-05']]);
});

test('order history: a long day has pages', () => {
  show({ found: found({ page: 2, pages: 3 }) });
  expect(screen.getByRole('link', { name: 'Later orders' }).getAttribute('href')).toBe('?page=1');
  expect(screen.getByRole('link', { name: 'Earlier orders' }).getAttribute('href')).toBe('?page=3');
});

test('order history: offline, the page says so and keeps the loaded orders', () => {
  show({ why: 'no_response' });
  expect(document.body.textContent).toContain('This needs the network.');
  expect(screen.getByTestId('history-order')).toBeDefined();
});

test('order history: a file of several days can be requested; a reversed range cannot', async () => {
  const onFile = vi.fn(async () => 'no_response');
  show({ onFile });
  await userEvent.click(screen.getByRole('button', { name: 'As a table (CSV)' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-22' } });
  await userEvent.click(screen.getByTestId('file-load'));
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByText(/the first one first/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await userEvent.click(screen.getByTestId('file-load'));
  expect(onFile).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-21' });
  expect(await screen.findByText('Nothing answers. This needs the network.')).toBeDefined();
});

test('order history: an order shows each event with time and person, and its table’s payments', () => {
  const at = (minutes: number) => NOON + minutes * 60_000;
  const steps: OrderStep[] = [
    { kind: 'placed', at: at(0), by: '', table: '7' },
    { kind: 'fact', at: at(1), by: '', fact: { kind: 'seen', by: 'printer' } },
    { kind: 'fact', at: at(2), by: 'Grill', fact: { kind: 'tick', line: 1, station: 'grill', done: true } },
    { kind: 'moved', at: at(3), by: 'Maria', from: '7', to: '12' },
    { kind: 'status', at: at(4), by: 'Maria', to: 'served_spot' },
    {
      ...{ kind: 'status', at: at(5), by: 'Nikola', to: 'rejected' },
      reason: { code: 'other', text: 'no cooks', productIds: [] },
    },
  ];
  const payment = { id: 'p1' as CommandId, amount: minor(2000), tender: 'cash' as const, by: 'Maria', at: at(6) };
  const reversed = { by: 'Silvia', at: at(8), reason: 'wrong_tender' as const };
  const payments = [payment, { ...payment, id: 'p2' as CommandId, at: at(7), reversed }];
  const onTakeBack = vi.fn();
  renderScreen(
    <OrderScreen
      whole={{ order: order(), steps, payments }}
      why={undefined}
      timeZone="Europe/Sofia"
      dishLanguage="en"
      backHref="?"
      takingBack={new Set()}
      onTakeBack={onTakeBack}
    />,
  );
  expect(screen.getAllByTestId('order-step').map(words)).toEqual([
    '12:00Ordered at table 7 · by a guest',
    '12:01Printed in the kitchen',
    '12:02Katak: ready · Grill',
    '12:03Moved: 7 → 12 · Maria',
    '12:04Served · Maria',
    '12:05Refused: Another reason · “no cooks” · Nikola',
    '12:06Paid at the table: 20.00 € · cash · Maria',
    '12:07Paid at the table: 20.00 € · cash · Maria',
    '12:08Payment cancelled: 20.00 € · Silvia',
  ]);
  expect(words(screen.getByTestId('order-screen')).match(/K2-41/g)).toHaveLength(1);
  const [taken, back] = screen.getAllByTestId('payment').map(words);
  expect(taken).toContain('12:0620.00 € · cash · Maria');
  expect(back).toContain('Cancelled by Silvia at 12:08: Paid in another way');
  screen.getByTestId('take-back').click();
  expect(onTakeBack, 'what was taken back is not taken back again').toHaveBeenCalledWith(payment);
});

test('order page: prices, discount and packaging add up to the total, as its guest reads them', () => {
  const boxed = (name: string, total: number, packaging: number) => ({
    ...line(name, 1, total),
    packaging: minor(packaging),
  });
  const pickup = order({
    ...{ orderType: 'preorder', table: undefined, total: minor(3672) },
    lines: [boxed('Tarator', 2060, 60), boxed('Katak', 2000, 120), { ...boxed('Soup', 0, 30), voided: minor(530) }],
    discounts: [{ kind: 'tier', amount: minor(-388), percent: 10 }],
  });
  renderScreen(
    <OrderScreen
      whole={{ order: pickup, steps: [], payments: [] }}
      why={undefined}
      timeZone="Europe/Sofia"
      dishLanguage="en"
      backHref="?"
      takingBack={new Set()}
      onTakeBack={vi.fn()}
    />,
  );
  const [sums] = screen.getByTestId('order-screen').querySelectorAll('ul');
  expect([...(sums?.children ?? [])].map((row) => words(row.lastElementChild))).toEqual([
    ...['20.00 €', '18.80 €', '5.00 €', '−3.88 €', '1.80 €', '36.72 €'],
  ]);
  expect(words(sums ?? null)).toContain('Packaging1.80 €');
});

test('order page: an order that a waiter took names the waiter', () => {
  renderScreen(
    <OrderScreen
      whole={{
        order: { ...order(), takenBy: 'Maria' },
        steps: [{ kind: 'placed', at: order().placedAt, by: '', table: '7' }],
        payments: [],
      }}
      why={undefined}
      timeZone="Europe/Sofia"
      dishLanguage="en"
      backHref="?"
      takingBack={new Set()}
      onTakeBack={vi.fn()}
    />,
  );
  expect(words(screen.getByTestId('order-step'))).toBe('12:00Ordered at table 7 · Maria');
});

test('order page: shows the allergy that the guest stated, and each price of a refused order struck through', () => {
  const guestNote = { avoid: [{ code: 'nuts', name: 'Nuts' }], diets: [] };
  renderScreen(
    <OrderScreen
      whole={{ order: order({ status: 'rejected', guestNote }), steps: [], payments: [] }}
      why={undefined}
      timeZone="Europe/Sofia"
      dishLanguage="en"
      backHref="?"
      takingBack={new Set()}
      onTakeBack={vi.fn()}
    />,
  );
  const page = screen.getByTestId('order-screen');
  expect(words(page)).toContain('The guest is allergic: nuts');
  expect([...page.querySelectorAll('del')].map(words)).toEqual(['Tarator', '11.80 €', 'Katak', '5.40 €', '17.20 €']);
});
