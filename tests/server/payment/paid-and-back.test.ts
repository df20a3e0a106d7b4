// Refunds, saved cards, and a server restart between a start and its notification.
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { PaymentPort } from '../../../server/services/payment/payment-port.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { customer, ELENA } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { ownOrder, press, SECRETS, send, start, statusOf, taking, till } from './paying.ts';

const { start: open } = withServer();

const moved = async (on: TestServer) =>
  (await on.store.read.selectFrom('card_moves').select(['kind', 'amount']).orderBy('at').execute()).map(
    ({ kind, amount }) => [kind, Number(amount)],
  );

test('payment: the payment of an order that the kitchen rejects is refunded automatically, and the till gets the reversal', async () => {
  const at = till();
  const on = await open(taking(at));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  await press(on, told.red, 'pay');
  await moveOrderStatus({ store: on.store, clock: () => on.clock.now }, on.placeId, id, 'rejected');
  on.clock.now += 60_000;
  await at.look();
  expect(await ownOrder(on)).toMatchObject({ status: 'rejected', card_payment: { paid: 790, refunded: 790 } });
  expect(await moved(on)).toEqual([
    ['paid', 790],
    ['refunded', 790],
  ]);
  const rows = await on.store.read.selectFrom('payments').select('amount').execute();
  expect(rows.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)).toEqual([-790, 790]);
});

test('payment: another server started in between gets the notification, and the order is paid once', async () => {
  const before = till();
  const first = await open(taking(before));
  const id = nextId();
  await send(first, { id });
  const { told } = await start(first, id);
  await first.app.close();
  const after = till();
  const next = await open(taking(after, before.payments ? { double: before.payments } : {}));
  await press(next, told.red, 'pay');
  next.clock.now += 60_000;
  await after.look();
  expect(await statusOf(next, id)).toBe('success');
  expect(await next.ledger()).toEqual([id]);
});

test('saved card: is stored at the bank, charged without its page, and removed with a renewed token [S7.23, S7.24, S7.32]', async () => {
  const on = await open(taking(till()));
  const { headers, orderKey } = await customer(on);
  const order = async () => {
    const id = nextId();
    on.clock.now += 10_000;
    await send(on, { id, headers: { 'x-customer': orderKey } });
    return id;
  };
  const { told } = await start(on, await order(), { headers });
  await press(on, told.red, 'save');
  const cards = (await on.get('/api/users/payment-instruments', headers)).json as { key: string }[];
  expect(cards).toMatchObject([{ provider: 'stripe', type: 'card', name: 'Visa •••• 4242', expires: '2031-12' }]);
  const id = await order();
  const body = { orderKey: id, payment_instrument: cards[0]?.key };
  const charged = await on.post('/api/epay/initiateEpayOrderOneTouch', body, { ...SECRETS, ...headers });
  expect(charged.json).toMatchObject({ success: true, payload: { payment_status: 'success' } });
  expect(await on.ledger()).toContain(id);
  const strangers = await customer(on, { email: 'another@abv.bg' });
  const theirs = await on.post('/api/epay/deleteUserPaymentInstrument', { key: cards[0]?.key }, strangers.headers);
  expect(messageOf(theirs)).toBe('unknown_instrument');
  const gone = await on.post('/api/epay/deleteUserPaymentInstrument', { key: cards[0]?.key }, headers);
  expect(gone.json).toMatchObject({ success: true, payload: { uToken: expect.any(String) } });
  expect((await on.get('/api/users/payment-instruments', headers)).json).toEqual([]);
});

test('saved card: deleting the account removes the card from its provider', async () => {
  const at = till();
  const on = await open(taking(at));
  const { headers, orderKey } = await customer(on);
  const id = nextId();
  await send(on, { id, headers: { 'x-customer': orderKey } });
  const { told } = await start(on, id, { headers });
  await press(on, told.red, 'save');
  expect((await on.post('/api/users/delete', { password: ELENA.password }, headers)).status).toBe(200);
  await at.look();
  const cards = await on.store.read
    .selectFrom('payment_instruments')
    .select(['name', 'reference', 'forgotten_at'])
    .execute();
  expect(cards).toEqual([{ name: '', reference: '{}', forgotten_at: on.clock.now }]);
  expect(await on.store.read.selectFrom('payment_customers').selectAll().execute()).toEqual([]);
});

test('payment: without the module, none is offered or started, and no card is listed [S6.05]', async () => {
  const on = await open(taking(till(), { place: { modules: [] } }));
  expect((await on.get('/api/payments/offer')).json).toEqual({ providers: [] });
  expect(messageOf(await send(on))).toBe('invalid_order');
});

test('payment: a caller without the secret or the customer’s order can neither pay nor read', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  const wrong = { 'x-order-secrets': 'another-secret-of-an-order_1' };
  expect(messageOf(await on.post('/api/epay/initiateEpayOrder', { orderKey: id }, wrong))).toBe('unknown_order');
  expect(messageOf(await on.post('/api/epay/checkPaymentStatus', { orderKey: id }, wrong))).toBe('unknown_order');
});

test('payment: another amount than shown is not charged, and a changed amount is a new invoice', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  const repriced = await start(on, id, { body: { shown_total: '7.00' } });
  expect(repriced.answer.json).toMatchObject({ payload: { message: 'repriced', totalPrice: '7.90' } });
  const first = await start(on, id, { body: { shown_total: '7.90' } });
  const tipped = await start(on, id, { body: { shown_total: '7.90', tip: '1.00' } });
  expect(tipped.told.red).not.toBe(first.told.red);
  expect(tipped.told.payload.amount).toBe('8.90');
  await press(on, first.told.red, 'pay');
  expect(await on.ledger()).toEqual([]);
  await press(on, tipped.told.red, 'pay');
  expect(await moved(on)).toEqual([['paid', 890]]);
});

test('payment: staff see the payments of the day', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  await press(on, told.red, 'pay');
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  expect((await on.get('/api/staff/payments', headers)).json).toMatchObject({
    payments: [{ orderId: id, label: '1', state: 'success', amount: 790, isDemo: true }],
    figures: [{ provider: 'stripe', paid: 790, refunded: 0, count: 1 }],
  });
});

/** Methods of a port that call the provider. */
const ASKS: readonly PropertyKey[] = ['start', 'status', 'cancel', 'refund', 'makeCustomer', 'forget'];

test('payment: no provider call runs inside a write transaction, from start to refund', async () => {
  const job = new AsyncLocalStorage<true>();
  const outside = new Set<PropertyKey>();
  const inside = new Set<PropertyKey>();
  const watch = (port: PaymentPort): PaymentPort =>
    new Proxy(port, {
      get: (provider, name) => {
        const method = Reflect.get(provider, name);
        if (typeof method !== 'function' || !ASKS.includes(name)) return method;
        return (...parts: readonly unknown[]) => {
          (job.getStore() ? inside : outside).add(name);
          return Reflect.apply(method, provider, parts);
        };
      },
    });
  const at = till();
  const on = await open(taking(at, { watch }));
  const { write } = on.store;
  Object.assign(on.store, {
    write: ((place, work) => write(place, (tx) => job.run(true, () => work(tx)))) satisfies typeof write,
  });
  const { headers, orderKey } = await customer(on);
  const pay = async (id: string, action: string, body: object = {}) => {
    on.clock.now += 60_000;
    await send(on, { id, headers: { 'x-customer': orderKey } });
    await start(on, id, { headers, body });
    const { told } = await start(on, id, { headers, body: { ...body, tip: '1.00' } });
    await press(on, told.red, action);
    expect(await statusOf(on, id)).toBe('success');
  };
  const id = nextId();
  await pay(id, 'save', { save_card: true });
  const [card] = (await on.get('/api/users/payment-instruments', headers)).json as { key: string }[];
  await on.post('/api/epay/deleteUserPaymentInstrument', { key: card?.key }, headers);
  await moveOrderStatus({ store: on.store, clock: () => on.clock.now }, on.placeId, id, 'rejected');
  on.clock.now += 60_000;
  await at.look();
  expect(await ownOrder(on)).toMatchObject({ card_payment: { refunded: 890 } });
  expect([[...inside], [...outside].toSorted()]).toEqual([[], [...ASKS].toSorted()]);
});
