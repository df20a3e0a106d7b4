// Points and collected money: earned by payments, spent once, and returned with a rejected order.
import { expect, test } from 'vitest';
import { readOwnLoyalty } from '#contract/loyalty/own-loyalty.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Services } from '../../../server/services/services.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { customer, secretOf } from '../account/customers.ts';
import { boardOf, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, nextId, type ServerOptions, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { TABLES } from '../support/venues.ts';

/** A payment of 7.90 earns 79 points of one cent each, and 0.79 of money. */
const GENEROUS: ServerOptions = { house: { points: 10, pointWorth: '0.01' }, settings: { accumulatedPercent: 10 } };
const DAY = 24 * HOUR;

type Customer = Awaited<ReturnType<typeof customer>>;

const phone = (at: number) => ({ 'x-device': `0199c000-0000-4000-8000-${String(at).padStart(12, '0')}` });
let phones = 0;
const freshPhone = () => {
  phones += 1;
  return phone(phones);
};

const loyaltyOf = async (on: TestServer, { headers }: Customer) => {
  const read = readOwnLoyalty((await on.get('/api/users/loyalty', headers)).json);
  if (!read?.loyalty) throw new Error('There is nothing to collect');
  return read.loyalty;
};
const has = async (on: TestServer, who: Customer) => {
  const { points, money } = await loyaltyOf(on, who);
  return { points, money };
};
const prove = async (on: TestServer) =>
  expect((await on.post('/api/users/links/verify', { secret: await secretOf(on, 'verify') })).status).toBe(200);
const orderOf = async (
  on: TestServer,
  { orderKey }: Pick<Customer, 'orderKey'>,
  of: { readonly session?: string; readonly total?: string; readonly more?: object; readonly id?: string } = {},
) => {
  const id = of.id ?? nextId();
  const session = of.session ?? (await on.scan());
  const headers = { ...freshPhone(), 'x-customer': orderKey };
  const { total = '7.90', more = {} } = of;
  return { id, session, answer: await on.order({ session, id, total, more, headers }) };
};

onBothDatabases('Points and collected money', (store) => {
  const { start } = withServer(store);
  const servicesOf = (on: TestServer) => ({ store: on.store, clock: () => on.clock.now }) as Services;
  const turnDown = (on: TestServer, id: string) =>
    moveOrderStatus(servicesOf(on), on.placeId as PlaceId, id, 'rejected');
  const sittingId = async (on: TestServer, who: SignedIn) =>
    (await boardOf(on, who)).tables.find(({ name }) => name === '1')?.sitting?.id ?? '';
  const pay = async (on: TestServer, who: SignedIn, amount: number, id = nextId()) => {
    const command = { sittingId: await sittingId(on, who), amount, tender: 'cash' };
    expect((await sendCommand(on, who, 'paid', command, id)).status).toBe(200);
    return id;
  };
  /** Elena, with a verified address and the points of an order of 7.90. */
  const withPoints = async (more: ServerOptions = {}) => {
    const on = await start({ ...GENEROUS, ...more, house: { ...GENEROUS.house, ...more.house } });
    const elena = await customer(on);
    await prove(on);
    const maria = await signInAs(on, 'PLACE_ADMIN');
    await orderOf(on, elena);
    const payment = await pay(on, maria, 790);
    return { on, elena, maria, payment };
  };

  test('points are collected as the order is paid, once for each payment', async () => {
    const on = await start(GENEROUS);
    const elena = await customer(on);
    const maria = await signInAs(on, 'WAITER');
    await orderOf(on, elena);
    expect(await has(on, elena)).toEqual({ points: 0, money: 0 });
    const first = await pay(on, maria, 395);
    expect(await has(on, elena)).toEqual({ points: 39, money: 40 });
    await pay(on, maria, 395, first);
    expect(await has(on, elena)).toEqual({ points: 39, money: 40 });
    await pay(on, maria, 395);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
  });

  test('points come as the customer’s own dishes are paid, although an older order of the table is open', async () => {
    const on = await start(GENEROUS);
    const [elena, maria] = [await customer(on), await signInAs(on, 'PLACE_ADMIN')];
    const session = await on.scan();
    await on.order({ session, headers: freshPhone() });
    const { id } = await orderOf(on, elena, { session });
    const command = { sittingId: await sittingId(on, maria), amount: 790, tender: 'cash' };
    const pieces = [{ orderId: id, line: 0, piece: 0 }];
    const payment = nextId();
    expect((await sendCommand(on, maria, 'paid', { ...command, pieces }, payment)).status).toBe(200);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
    await pay(on, maria, 100);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
    const reversed = { paymentId: payment, reason: 'wrong_amount' };
    expect((await sendCommand(on, maria, 'reversePayment', reversed)).status).toBe(200);
    expect(await has(on, elena)).toEqual({ points: 0, money: 0 });
    await pay(on, maria, 1480);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
  });

  test('points leave with a reversed payment, and return when it is paid again', async () => {
    const { on, elena, maria, payment } = await withPoints();
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
    const reversed = { paymentId: payment, reason: 'wrong_amount' };
    expect((await sendCommand(on, maria, 'reversePayment', reversed)).status).toBe(200);
    expect(await has(on, elena)).toEqual({ points: 0, money: 0 });
    await pay(on, maria, 790);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
    expect((await loyaltyOf(on, elena)).history.map(({ unit, kind }) => `${unit} ${kind}`)).toContain(
      'points taken_back',
    );
  });

  test('points need a signed-in customer and a place that has points', async () => {
    const on = await start(GENEROUS);
    const [elena, maria] = [await customer(on), await signInAs(on, 'WAITER')];
    await on.order({ session: await on.scan(), headers: freshPhone() });
    await pay(on, maria, 790);
    expect(await has(on, elena)).toEqual({ points: 0, money: 0 });
    const none = await start();
    expect((await none.get('/api/users/loyalty', elena.headers)).json).toEqual({ success: true, loyalty: null });
  });

  test('points pay for an order as a named step, and are collected only on the rest', async () => {
    const { on, elena, maria } = await withPoints();
    const more = { points_used: 50, accumulatedOrderAmountUsed: '0.40' };
    const { id, answer } = await orderOf(on, elena, { total: '7.00', more });
    expect(answer.status).toBe(201);
    expect(await findOrder(on.store.read, on.placeId, id)).toMatchObject({
      total: 700,
      discounts: [
        { kind: 'points', amount: -50, points: 50 },
        { kind: 'accumulated', amount: -40 },
      ],
    });
    expect(await has(on, elena)).toEqual({ points: 29, money: 39 });
    await pay(on, maria, 700);
    expect(await has(on, elena)).toEqual({ points: 99, money: 109 });
  });

  test('collected money pays an order of a signed-in customer, and no other [S6.04]', async () => {
    const { on, elena } = await withPoints();
    const more = { accumulatedOrderAmountUsed: '0.79' };
    const id = nextId();
    const nobody = await on.order({ session: await on.scan(), id, total: '7.11', more, headers: freshPhone() });
    expect(nobody.status).toBe(422);
    expect(await findOrder(on.store.read, on.placeId, id)).toBeUndefined();
    const own = await orderOf(on, elena, { total: '7.11', more });
    expect(own.answer.status).toBe(201);
    expect(await findOrder(on.store.read, on.placeId, own.id)).toMatchObject({
      total: 711,
      discounts: [{ kind: 'accumulated', amount: -79 }],
    });
  });

  test('points cannot be spent before the email address is verified: the quote has the full price', async () => {
    const on = await start(GENEROUS);
    const [elena, maria] = [await customer(on), await signInAs(on, 'WAITER')];
    await orderOf(on, elena);
    await pay(on, maria, 790);
    const spending = { total: '7.40', more: { points_used: 50 } };
    const { answer } = await orderOf(on, elena, spending);
    expect(answer.json).toMatchObject({ payload: { message: 'price_changed', quote: { totalPrice: '7.90' } } });
    await prove(on);
    expect((await orderOf(on, elena, spending)).answer.status).toBe(201);
  });

  test.each([
    ['points', { points_used: 79 }, { points: 0, money: 79 }],
    ['collected money', { accumulatedOrderAmountUsed: '0.79' }, { points: 79, money: 0 }],
  ] as const)('one of 200 concurrent orders can spend all %s', async (_, more, left) => {
    const codes = Array.from({ length: 20 }, (_one, at) => `code-of-a-full-house-0123456-${at}`);
    const tables = codes.map((code, at) => ({ name: `${at + 1}`, code, orderType: 'spot', room: undefined }) as const);
    const { on, elena } = await withPoints({ tables: [...TABLES.slice(0, 1), ...tables.slice(1)] });
    const sessions = await Promise.all(codes.slice(1).map((code) => on.scan(code)));
    const spending = { total: '7.11', more };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_one, at) =>
        orderOf(on, elena, { session: sessions[at % sessions.length] ?? '', ...spending }),
      ),
    );
    const taken = answers.filter(({ answer }) => answer.status === 201);
    expect(taken).toHaveLength(1);
    const rest = answers.filter(({ answer }) => answer.status !== 201).map(({ answer }) => messageOf(answer));
    expect(new Set(rest)).toEqual(new Set(['price_changed']));
    expect(await has(on, elena)).toEqual(left);
    // A repeated request is the same order.
    const [one] = taken;
    if (!one) throw new Error('None was taken');
    const again = await orderOf(on, elena, { session: one.session, id: one.id, ...spending });
    expect(again.answer.status).toBe(201);
    expect(await has(on, elena)).toEqual(left);
  });

  test('spent points return once when the order is rejected', async () => {
    const { on, elena } = await withPoints();
    const more = { points_used: 79, accumulatedOrderAmountUsed: '0.79' };
    const { id, answer } = await orderOf(on, elena, { total: '6.32', more });
    expect(answer.status).toBe(201);
    expect(await has(on, elena)).toEqual({ points: 0, money: 0 });
    await turnDown(on, id);
    await turnDown(on, id);
    expect(await has(on, elena)).toEqual({ points: 79, money: 79 });
  });

  test('points that a reversed payment had earned, and that are spent already, are deducted from the next points', async () => {
    const { on, elena, maria, payment } = await withPoints();
    expect((await orderOf(on, elena, { total: '7.11', more: { points_used: 79 } })).answer.status).toBe(201);
    await sendCommand(on, maria, 'reversePayment', { paymentId: payment, reason: 'wrong_amount' });
    expect(await has(on, elena)).toEqual({ points: -79, money: 0 });
    await pay(on, maria, 790);
    expect(await has(on, elena)).toEqual({ points: 0, money: 79 });
  });

  test('points show their expiry date and expire then', async () => {
    const { on, elena } = await withPoints({ house: { pointDays: 30 } });
    const { next } = await loyaltyOf(on, elena);
    expect(next).toEqual({ amount: 79, at: on.clock.now + 30 * DAY });
    on.clock.now += 30 * DAY;
    const again = await on.post('/api/login', { email: 'elena@abv.bg', password: 'лятна градина' });
    const { token } = again.json as { token: string };
    const later = await loyaltyOf(on, { ...elena, headers: { authorization: `Bearer ${token}` } });
    expect([later.points, later.money]).toEqual([0, 79]);
    expect(later.history[0]).toEqual({ unit: 'points', kind: 'expired', amount: -79, at: on.clock.now });
  });

  test('points can be spent from the place’s minimum amount, up to its share of the dishes', async () => {
    const { on, elena } = await withPoints({ house: { collectedFrom: '0.80', collectedMost: 5 } });
    const use = (money: string, total: string) =>
      orderOf(on, elena, { total, more: { accumulatedOrderAmountUsed: money } });
    expect(messageOf((await use('0.50', '7.40')).answer)).toBe('price_changed');
    const maria = await signInAs(on, 'WAITER');
    await orderOf(on, elena);
    await pay(on, maria, 790);
    // 5 % of 7.90.
    const { answer } = await use('0.50', '7.40');
    expect(answer.json).toMatchObject({ payload: { quote: { totalPrice: '7.50' } } });
    expect((await use('0.40', '7.50')).answer.status).toBe(201);
  });

  test('points are in the customer’s data export, and are deleted with the account', async () => {
    const { on, elena } = await withPoints();
    const data = (await on.get('/api/users/data', elena.headers)).json;
    expect(data).toMatchObject({ loyalty: [{ points: 79, money: 79, currency: 'EUR' }] });
    await on.post('/api/users/delete', { password: 'лятна градина' }, elena.headers);
    for (const table of ['loyalty_ledger', 'loyalty_orders'] as const)
      expect(await on.store.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('a signed-in guest pays less when the device has included the discount [S7.34]', async () => {
    const on = await start({ house: { registeredPercent: 5 }, place: { discountsCustomers: true } });
    const elena = await customer(on);
    const check = async (headers: Record<string, string>) =>
      (await on.get('/api/check-registered-user-discount', headers)).json;
    expect(await check({})).toMatchObject({ discount: null, registered: null });
    const less = { registered: { discount_type: 'percent', discount_amount: 5 } };
    expect(await check(elena.headers)).toMatchObject(less);
    const bearing = { total: '7.50', more: { registered_discount: true } };
    const { id, answer } = await orderOf(on, elena, bearing);
    expect(answer.status).toBe(201);
    expect(await findOrder(on.store.read, on.placeId, id)).toMatchObject({
      discounts: [{ kind: 'registered', amount: -40, percent: 5 }],
    });
    expect((await orderOf(on, elena)).answer.status).toBe(201);
    const nobody = await on.order({ session: await on.scan(), headers: freshPhone(), ...bearing });
    expect(nobody.json).toMatchObject({ payload: { message: 'price_changed', quote: { totalPrice: '7.90' } } });
  });
});
