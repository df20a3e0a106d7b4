// An order without a table gets one, because its guests have sat down.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import type { Place } from '#domain/place/place.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const TOTAL = 790;
const way = (type: Place['orderTypes'][number]['type'], id: number) => ({
  ...{ type, id },
  ...{ discounts: [], prices: [], radiuses: [], shapes: [] },
});
const WAYS = { place: { orderTypes: [way('spot', 1), way('preorder', 3)] } };

onEitherDatabase('Order given a table', (store) => {
  const { start, server } = withServer(store);
  const place = () => ({ 'x-place': String(server().placeId) });
  const send = (who: SignedIn, kind: string, body: object) =>
    server().post(`/api/staff/commands/${kind}`, body, { ...place(), ...who.headers, 'idempotency-key': nextId() });
  const board = async (who: SignedIn) =>
    parseBoard((await server().get('/api/staff/board', { ...place(), ...who.headers })).json);
  const onBoard = async (who: SignedIn, id: string) => (await board(who))?.orders.find((order) => order.id === id);
  const at = async (who: SignedIn, name: string) =>
    (await board(who))?.tables.find((table) => table.name === name)?.sitting;
  const seat = (who: SignedIn, orderId: string, table: string, merge = false) =>
    send(who, 'tableChange', { about: { orderId }, table, merge });

  const stage = async () => {
    await start(WAYS);
    const maria = await signInAs(server(), 'WAITER');
    const orderId = nextId();
    const secret = `secret-of-${orderId}`;
    const body = {
      ...{ token: secret, products: [server().line('salad')] },
      ...{ client_name: 'Елена', client_phone: '+359888123456', payment_method: 'card' },
    };
    const headers = { 'x-shown-total': '7.90', 'x-order-age': '0', 'x-order-label': 'K2-41', 'x-device': 'd-1' };
    const sent = await server().post('/api/orders/preorder', body, { 'idempotency-key': orderId, ...headers });
    expect(sent.status, sent.text).toBe(201);
    return { maria, orderId, secret };
  };

  test('seated order: opens a sitting at a free table, with the order on its bill [S2.56]', async () => {
    const { maria, orderId } = await stage();
    expect((await seat(maria, orderId, '1')).status).toBe(200);
    const order = await onBoard(maria, orderId);
    const sittingId = (await at(maria, '1'))?.id;
    expect(order).toMatchObject({ table: '1', sessionId: sittingId, status: 'ordered', total: TOTAL });
    // A second press changes nothing.
    expect((await seat(maria, orderId, '1')).status).toBe(200);
    await send(maria, 'orderStatus', { orderId, to: 'cooked_preorder' });
    expect((await send(maria, 'paid', { sittingId, amount: TOTAL, tender: 'cash' })).status).toBe(200);
    expect(await onBoard(maria, orderId)).toMatchObject({ status: 'paid' });
  });

  test('seated order: joins a seated party only when the request says so', async () => {
    const { maria, orderId } = await stage();
    const theirs = nextId();
    await server().order({ session: await server().scan(CODE.two), id: theirs });
    expect(messageOf(await seat(maria, orderId, '2'))).toBe('table_taken');
    expect((await seat(maria, orderId, '2', true)).status).toBe(200);
    expect((await onBoard(maria, orderId))?.sessionId).toBe((await onBoard(maria, theirs))?.sessionId);
  });

  test('seated order: stays on its guest’s phone, and is shown on the phones at the table', async () => {
    const { maria, orderId, secret } = await stage();
    await seat(maria, orderId, '1');
    await send(maria, 'orderStatus', { orderId, to: 'cooked_preorder' });
    const own = await server().get('/api/orders/own', { 'x-order-secrets': secret });
    expect(own.json).toMatchObject([{ id: orderId, status: 'cooked_preorder' }]);
    const session = await server().scan();
    expect((await server().get(`/api/orders/by_table_session/${session}?timestamp=1`)).text).toContain(orderId);
  });

  test('seated order: keeps its payments when it is paid in full and the table owes nothing; otherwise a paid order cannot be seated', async () => {
    const { maria, orderId } = await stage();
    await send(maria, 'paid', { orderId, amount: 300, tender: 'cash' });
    expect(messageOf(await seat(maria, orderId, '1'))).toBe('being_paid');
    await send(maria, 'paid', { orderId, amount: TOTAL - 300, tender: 'card' });
    await server().order({ session: await server().scan(CODE.two) });
    expect(messageOf(await seat(maria, orderId, '2', true))).toBe('being_paid');
    expect((await seat(maria, orderId, '1')).status).toBe(200);
    const sitting = await at(maria, '1');
    expect(sitting).toMatchObject({ paid: TOTAL, payments: [{ amount: 300 }, { amount: TOTAL - 300 }] });
    expect(await onBoard(maria, orderId)).toMatchObject({ table: '1', status: 'ordered', left: 0 });
    expect((await send(maria, 'closeSitting', { sittingId: sitting?.id, rest: 0 })).status).toBe(200);
  });
});
