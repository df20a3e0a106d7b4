// Orders without a table: payments and reversals as for a table, with the rest in every list.
import { expect, test } from 'vitest';
import { readWholeOrder } from '#contract/owner/order-history.ts';
import { parseBoard } from '#contract/service/board.ts';
import type { Place } from '#domain/place/place.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const TOTAL = 790;
const way = (type: Place['orderTypes'][number]['type'], id: number) => ({
  ...{ type, id },
  ...{ discounts: [], prices: [], radiuses: [], shapes: [] },
});
const WAYS = { place: { orderTypes: [way('spot', 1), way('delivery', 2), way('preorder', 3)] } };

onEitherDatabase('Payment of an order without a table', (store) => {
  const { start, server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const send = (who: SignedIn, kind: string, body: object, id = nextId()) =>
    server().post(`/api/staff/commands/${kind}`, body, { ...place(), ...who.headers, 'idempotency-key': id });
  const ordered = async () => {
    const id = nextId();
    const body = {
      ...{ token: `secret-of-${id}`, products: [server().line('salad')] },
      ...{ client_name: 'Елена', client_phone: '+359888123456', payment_method: 'card' },
    };
    const headers = { 'x-shown-total': '7.90', 'x-order-age': '0', 'x-order-label': 'K2-41', 'x-device': `d-${id}` };
    const answer = await server().post('/api/orders/preorder', body, { 'idempotency-key': id, ...headers });
    expect(answer.status, answer.text).toBe(201);
    return id;
  };
  const get = async (who: SignedIn, path: string) =>
    (await server().get(`/api/staff/${path}`, { ...place(), ...who.headers })).json;
  const onBoard = async (who: SignedIn, id: string) =>
    parseBoard(await get(who, 'board'))?.orders.find((order) => order.id === id);
  const stage = async ({ isCooked = true } = {}) => {
    await start(WAYS);
    const maria = await signInAs(server(), 'WAITER');
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    const orderId = await ordered();
    if (isCooked) await send(maria, 'orderStatus', { orderId, to: 'cooked_preorder' });
    return { maria, silvia, orderId };
  };
  const pay = async (who: SignedIn, orderId: string, amount = TOTAL) => {
    const id = nextId();
    const answer = await send(who, 'paid', { orderId, amount, tender: 'cash' }, id);
    expect(answer.status, answer.text).toBe(200);
    return id;
  };
  const reverse = (who: SignedIn, paymentId: string) =>
    send(who, 'reversePayment', { paymentId, reason: 'wrong_tender' });
  const csvRow = async (who: SignedIn) => {
    const { app } = server();
    const { body } = await app.inject({
      url: '/api/staff/orders/history.csv',
      headers: { ...place(), ...who.headers },
    });
    const [head = '', row = ''] = body.split('\r\n');
    const [names, cells] = [head.split(','), row.split(',')];
    return { status: cells[names.indexOf('status')], left: cells[names.indexOf('order_left')] };
  };

  test('order without a table: is paid in parts, and is done with the last one', async () => {
    const { maria, orderId } = await stage();
    await pay(maria, orderId, 300);
    expect(await onBoard(maria, orderId)).toMatchObject({
      ...{ status: 'cooked_preorder', left: 490, payments: [{ amount: 300 }] },
    });
    const over = await send(maria, 'paid', { orderId, amount: 491, tender: 'cash' });
    expect(over.json).toMatchObject({
      payload: { message: 'overpaid', rest: 490, by: 'Maria', at: server().clock.now },
    });
    await pay(maria, orderId, 490);
    expect(await onBoard(maria, orderId)).toBeUndefined();
    expect(messageOf(await send(maria, 'paid', { orderId, amount: 1, tender: 'cash' }))).toBe('nothing_to_pay');
  });

  test('order without a table: an order paid before cooking stays in the kitchen, and is done when it is handed over', async () => {
    const { maria, orderId } = await stage({ isCooked: false });
    await pay(maria, orderId);
    expect(await onBoard(maria, orderId)).toMatchObject({ status: 'ordered', left: 0 });
    await send(maria, 'orderStatus', { orderId, to: 'cooked_preorder' });
    expect(await onBoard(maria, orderId)).toMatchObject({ status: 'cooked_preorder', left: 0 });
    expect((await send(maria, 'orderStatus', { orderId, to: 'paid' })).status).toBe(200);
    expect(await onBoard(maria, orderId)).toBeUndefined();
  });

  test('order without a table: is due again after a reversed payment: on the board, in lists and for tills, until it is paid', async () => {
    const { maria, silvia, orderId } = await stage();
    const payment = await pay(maria, orderId);
    expect(await csvRow(silvia)).toEqual({ status: 'paid', left: '0.00' });
    const { seq } = (await get(maria, 'orders?after=0')) as { seq: number };
    expect(messageOf(await reverse(maria, payment))).toBe('forbidden');
    expect((await reverse(silvia, payment)).status).toBe(200);
    expect(messageOf(await reverse(silvia, payment))).toBe('done_already');
    expect(await csvRow(silvia)).toEqual({ status: 'paid', left: '7.90' });
    expect(await get(silvia, 'orders/history')).toMatchObject({
      orders: [{ id: orderId, status: 'paid', left: TOTAL }],
    });
    expect(await get(maria, `orders?after=${seq}`)).toMatchObject({ orders: [{ id: orderId, left: TOTAL }] });
    expect(await onBoard(maria, orderId)).toMatchObject({ status: 'paid', left: TOTAL });
    const whole = await get(silvia, `orders/history/${orderId}`);
    const read = readWholeOrder({ status: 200, retryAfter: null, body: whole });
    expect(read.ok && read.value.payments).toMatchObject([{ id: payment, reversed: { by: 'Silvia' } }]);
    await pay(maria, orderId);
    expect(await onBoard(maria, orderId)).toBeUndefined();
    expect(await csvRow(silvia)).toEqual({ status: 'paid', left: '0.00' });
  });

  test('order without a table: when staff mark the order as paid, a payment by its guest’s method is noted', async () => {
    const { maria, silvia, orderId } = await stage();
    const id = nextId();
    expect((await send(maria, 'orderStatus', { orderId, to: 'paid' }, id)).status).toBe(200);
    expect(await get(silvia, `orders/history/${orderId}`)).toMatchObject({
      payments: [{ id, amount: TOTAL, tender: 'card', by: 'Maria' }],
    });
    expect((await reverse(silvia, id)).status).toBe(200);
    expect(await onBoard(maria, orderId)).toMatchObject({ left: TOTAL });
  });

  test('order without a table: cannot be rejected once partly paid; the journal has the reversal and the rest', async () => {
    const { maria, silvia, orderId } = await stage({ isCooked: false });
    const payment = await pay(maria, orderId, 300);
    const refusal = { orderId, to: 'rejected', reason: { code: 'too_busy', text: '', productIds: [] } };
    expect(messageOf(await send(maria, 'orderStatus', refusal))).toBe('being_paid');
    await pay(maria, orderId, 490);
    await reverse(silvia, payment);
    const rows = await readJournal(server().store, server().placeId);
    expect(rows.find(({ type }) => type === 'payment.reversed')).toMatchObject({
      ...{ orderId, sessionId: null },
      payload: { amount: 300, rest: 300, currency: 'EUR', by: 'Silvia', takenBy: 'Maria' },
    });
  });

  test('order: a table’s order shows its unpaid rest in every list after payment and reversal', async () => {
    await start(WAYS);
    const maria = await signInAs(server(), 'WAITER');
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    const orderId = nextId();
    await server().order({ session: await server().scan(), id: orderId });
    await send(maria, 'orderStatus', { orderId, to: 'served_spot' });
    const sittingId = (await onBoard(maria, orderId))?.sessionId;
    const payment = nextId();
    await send(maria, 'paid', { sittingId, amount: TOTAL, tender: 'cash' }, payment);
    const { seq } = (await get(maria, 'orders?after=0')) as { seq: number };
    await reverse(silvia, payment);
    expect(await csvRow(silvia)).toEqual({ status: 'paid', left: '7.90' });
    expect(await get(maria, `orders?after=${seq}`)).toMatchObject({ orders: [{ id: orderId, left: TOTAL }] });
    expect(await get(silvia, 'orders/history')).toMatchObject({ orders: [{ left: TOTAL }] });
  });
});
