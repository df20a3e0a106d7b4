// @vitest-environment jsdom
// A guest withdraws a sent pickup or room order on its page, over a real database and a server that answers as told.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { withdrawAnswerToWire } from '#contract/order/withdraw-order.ts';
import type { Http } from '#core/api/http.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CategoryId, OrderId, PlaceId, VariantId } from '#domain/ids.ts';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import type { OrderStatus, PlacedOrder } from '#domain/order/order.ts';
import { type DeviceId, sessionOrderer } from '#domain/order/orderer.ts';
import { WITHDRAWN, type WithdrawRefusal } from '#domain/order/withdraw-order.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { fail, ok } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import { OrderAgainHere } from '#guest/orders/order-again-here.tsx';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { SentBar } from '#guest/orders/order-panel.tsx';
import { WithdrawHere } from '#guest/orders/withdraw-here.tsx';
import { readSummary } from '#shared/order/sent-summary.ts';
import { useEntries, useLastSent } from '#shared/outbox/use-outbox.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { ENTRY_PROPS } from './entry-props.ts';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const salad = buildProduct();
const LINE = {
  ...{ lineId: 'line', productId: salad.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
};
const TYPE = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
const PLACE = { orderTypes: [TYPE], phone: '+359 2 123 456' };
const MAY: GuestFacts = { seenAt: NOON, mayWithdraw: true };

const orderOf = (id: OrderId, status: OrderStatus, facts: GuestFacts): PlacedOrder => ({
  ...{
    id,
    placeId: 1 as PlaceId,
    orderer: { kind: 'device', deviceId: '4f2f81cf455ecd57a8127cae' as DeviceId },
    sessionId: undefined,
  },
  ...{ number: 12, label: 'K2-12', orderType: 'preorder', total: minor(790), placedAt: NOON, lines: [] },
  ...{ status, facts },
});

type Told = 'withdrawn' | WithdrawRefusal | 'silence';

/** A phone with one pickup order that its venue has; the server answers the next withdrawals as told. */
const sentOrder = async (told: Told, place: Partial<typeof PLACE> = {}, isOnline = true, session?: TableSession) => {
  const orderType = session?.orderType ?? 'preorder';
  const snapshot = aSnapshot({ products: [salad] }, { place: { ...PLACE, ...place } });
  const guest = await seatGuest(snapshot);
  const { db, outbox } = guest.tabl;
  if (session) await storeSession(db, session, NOON);
  const asSent = (id: OrderId, status: OrderStatus, facts: GuestFacts): PlacedOrder => ({
    ...orderOf(id, status, facts),
    ...(session && { orderType, sessionId: session.id, orderer: sessionOrderer(session) }),
  });
  const price = priceOrder(snapshot.index, [LINE], {
    ...{ place: snapshot.place, settings: snapshot.settings, orderType, now: NOON },
  });
  const cart = { placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} };
  await db.carts.put(cart);
  const saved = await outbox.save({
    ...{ snapshot, session, orderType, price, avoidance: NO_AVOIDANCE, replaces: undefined },
    details: { name: 'Elena', phone: '+359888123456', payment: 'cash', comment: '' },
    cart,
  });
  if (!saved.ok) throw new Error(saved.error);
  const id = saved.value as OrderId;
  await createOutboxStore(db).settle(id, { kind: 'received', order: asSent(id, 'ordered', MAY) });
  const answer = { told };
  const send = vi.fn<Http['send']>(async () => {
    if (answer.told === 'silence') return fail({ kind: 'no_response' });
    const after =
      answer.told === 'withdrawn'
        ? asSent(id, 'rejected', { reason: WITHDRAWN })
        : asSent(id, 'ordered', { seenAt: NOON, acceptedAt: NOON });
    const body = withdrawAnswerToWire(answer.told, after, snapshot.place.currency);
    return ok({ status: body.success ? 200 : 422, headers: new Headers(), body });
  });
  const connection = { ...guest.tabl.connection, isOnline: () => isOnline };
  Object.assign(guest.tabl, { http: { ...guest.tabl.http, send }, connection });
  const onShow = vi.fn();
  const Page = () =>
    useEntries().map((entry) => (
      <OrderEntry
        {...ENTRY_PROPS}
        key={entry.id}
        entry={{ ...entry, summary: readSummary(snapshot.index, entry) }}
        againOf={(one) => <WithdrawHere entry={one} />}
        backOf={(one) => <OrderAgainHere entry={one} leads onShow={onShow} />}
      />
    ));
  const Bar = () => {
    const sent = useLastSent();
    return sent && <SentBar {...sent} />;
  };
  guest.show(
    <GuestTexts>
      <Page />
      <Bar />
    </GuestTexts>,
  );
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name }, { timeout: 10_000 });
    await act(() => userEvent.click(button));
  };
  const put = (status: OrderStatus, facts: GuestFacts) => act(() => db.orders.put(asSent(id, status, facts)));
  return { id, db, onShow, answer, send, press, put, page: () => words(document.body) };
};

test('withdrawal: a question names the order, and only its answer withdraws it', async () => {
  const { id, send, press, page } = await sentOrder('withdrawn');
  await press('Cancel order');
  expect(words(screen.getByTestId('withdraw'))).toContain('Cancel order K2-12?The venue has not accepted it yet.');
  expect(document.activeElement).toBe(screen.getByTestId('withdraw'));
  await press('No, keep the order');
  expect(send).not.toHaveBeenCalled();
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('You have cancelled the order'), { timeout: 10_000 });
  expect(send.mock.calls).toMatchObject([['orders/own/withdraw', { headers: { 'idempotency-key': id } }]]);
  expect(page()).toContain('Nothing will be charged.');
  expect(page()).not.toContain('Please ask the waiter');
  expect(page()).not.toContain('Declined');
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

test('withdrawal: a room’s order is withdrawn by the session of its room', async () => {
  const room = aSession({ orderType: 'room', roomNumber: '203' });
  const { send, press, page } = await sentOrder('withdrawn', {}, true, room);
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('You have cancelled the order'), { timeout: 10_000 });
  expect(send.mock.calls).toMatchObject([['orders/own/withdraw', { json: { token: room.token } }]]);
});

test('withdrawal: puts the dishes of the withdrawn order into the cart by its main button', async () => {
  const { db, onShow, press } = await sentOrder('withdrawn');
  await press('Cancel order');
  expect(screen.queryByTestId('dishes-back')).toBeNull();
  await press('Yes, cancel the order');
  await press('Put the dishes in a new order');
  await vi.waitFor(() => expect(onShow).toHaveBeenCalledOnce());
  const [cart] = await db.carts.toArray();
  expect(cart?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[salad.id, 1]]);
});

test('withdrawal: the order leaves the bar of the menu, and an order that staff declined stays there', async () => {
  const { press, put, page } = await sentOrder('withdrawn');
  const bar = () => words(screen.queryByTestId('orders-bar'));
  await put('rejected', { reason: { code: 'too_busy', text: '', productIds: [] } });
  await vi.waitFor(() => expect(bar()).toContain('Declined'), { timeout: 10_000 });
  await put('ordered', MAY);
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('You have cancelled the order'), { timeout: 10_000 });
  expect(screen.queryByTestId('orders-bar')).toBeNull();
});

test('withdrawal: a guest who is too late reads so, with the number of the venue', async () => {
  const { press, page } = await sentOrder('too_late');
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('The order is accepted'), { timeout: 10_000 });
  expect(page()).toContain('The kitchen has it already');
  expect(screen.getByTestId('call-venue').getAttribute('href')).toBe('tel:+3592123456');
  expect(screen.queryByTestId('withdraw')).toBeNull();
});

test('withdrawal: a paid order says so, and a venue without a number sends to its staff', async () => {
  const { press, page } = await sentOrder('paid', { phone: '' });
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('The order is paid, or is being paid'), { timeout: 10_000 });
  expect(page()).toContain('Please ask the staff.');
  expect(screen.queryByTestId('call-venue')).toBeNull();
});

test('withdrawal: after no answer the guest may try again', async () => {
  const { answer, press, page } = await sentOrder('silence');
  await press('Cancel order');
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('We do not know whether the cancellation arrived.'));
  expect(page()).not.toContain('You have cancelled');
  answer.told = 'withdrawn';
  await press('Yes, cancel the order');
  await vi.waitFor(() => expect(page()).toContain('You have cancelled the order'), { timeout: 10_000 });
});

test('withdrawal: the question closes, and the guest reads why, when the venue accepts meanwhile', async () => {
  const { press, put, page } = await sentOrder('withdrawn');
  await press('Cancel order');
  await put('ordered', { seenAt: NOON, acceptedAt: NOON });
  await vi.waitFor(() => expect(page()).toContain('The kitchen has it already'), { timeout: 10_000 });
  expect(screen.queryByTestId('withdraw')).toBeNull();
});

test('withdrawal: is not offered once the venue has the order, or when staff declined it', async () => {
  const { put, page } = await sentOrder('withdrawn');
  await screen.findByTestId('withdraw-order', undefined, { timeout: 10_000 });
  await put('ordered', { acceptedAt: NOON });
  await vi.waitFor(() => expect(screen.queryByTestId('withdraw-order')).toBeNull(), { timeout: 10_000 });
  await put('rejected', { reason: { code: 'too_busy', text: '', productIds: [] } });
  await vi.waitFor(() => expect(page()).toContain('We could not take it'), { timeout: 10_000 });
  expect(page()).not.toContain('The kitchen has it already');
});

test('withdrawal: the button says offline that it needs a connection', async () => {
  const { page } = await sentOrder('withdrawn', {}, false);
  const button = await screen.findByTestId<HTMLButtonElement>('withdraw-order', undefined, { timeout: 10_000 });
  expect(page()).toContain('You need a connection to cancel the order.');
  expect(button.disabled).toBe(true);
});
