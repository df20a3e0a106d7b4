// Orders without a table: delivery and pickup, followed by their own secret.
import { expect, test } from 'vitest';
import type { Place } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE, publish, TABLES } from '../support/venues.ts';

const SECRET = 'Kx3-own-secret-of-an-order_1';
const DEVICE = { 'x-device': '0199c0000000400080000000' };
const WHOM = { client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' };
const WHERE = {
  client_address: 'ул. „Шипка“, София',
  street_number: '34',
  floor_number: '3',
  ap_number: '9',
  bell_number: 'Петрови',
  entrance_number: 'Б',
};

const type = (name: Place['orderTypes'][number]['type'], id: number) => ({
  type: name,
  id,
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
});
const EVERY_WAY = {
  place: {
    orderTypes: [type('spot', 1), type('delivery', 2), type('preorder', 3), type('room', 6), type('served_on_spot', 7)],
  },
  tables: [
    ...TABLES,
    { name: 'Bar', code: 'code-of-the-bar-0123456789', orderType: 'served_on_spot' as const, room: undefined },
  ],
};

onBothDatabases('An order without a table', (store) => {
  const { start, server } = withServer(store);
  const send = (
    on: TestServer,
    way: string,
    {
      id = nextId(),
      body = {},
      headers = {},
      total = '7.90',
      token = SECRET,
    }: {
      id?: string;
      body?: object;
      headers?: Record<string, string>;
      total?: string;
      token?: string;
    } = {},
  ): Promise<Answer> =>
    on.post(
      `/api/orders/${way}`,
      { token, products: [on.line('salad')], ...WHOM, ...(way.startsWith('delivery') && WHERE), ...body },
      {
        'idempotency-key': id,
        'x-shown-total': total,
        'x-order-age': '0',
        'x-order-label': 'K2-41',
        ...DEVICE,
        ...headers,
      },
    );
  const own = async (on: TestServer, ...secrets: string[]) =>
    (await on.get('/api/orders/own', { 'x-order-secrets': secrets.join(',') })).json;

  test('order without a table: gets its secret, key, label, total and payment method in the answer [S7.13]', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    const answer = await send(on, 'delivery?t=1765000000', { id, body: { order_text_comment: 'Не звънете' } });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      success: true,
      id,
      key: id,
      token: SECRET,
      totalPrice: '7.90',
      paymentMethod: 'cash',
      ppResp: null,
      order: {
        id,
        session_id: null,
        orderer: `device:${DEVICE['x-device']}`,
        order_type: 'delivery',
        status: 'ordered',
      },
    });
    expect(await on.ledger()).toEqual([id]);
    expect(await own(on, SECRET)).toMatchObject([
      {
        id,
        details: {
          name: 'Елена Петрова',
          address: { words: 'ул. „Шипка“, София', bell: 'Петрови' },
          comment: 'Не звънете',
        },
      },
    ]);
  });

  test('order without a table: is accepted once for any number of retries and concurrent copies', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(on, 'preorder', { id })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await on.ledger()).toEqual([id]);
    on.clock.now += 90 * MINUTE;
    expect((await send(on, 'preorder', { id, headers: { 'x-order-age': '5400' } })).text).toBe(answers[0]?.text);
    expect(await on.ledger()).toEqual([id]);
  });

  test('order without a table: is answered again only with its secret and the same contents', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    await send(on, 'preorder', { id });
    for (const other of [
      send(on, 'preorder', { id, token: 'another-secret-of-somebody' }),
      send(on, 'preorder', { id, body: { client_name: 'Somebody else' } }),
      send(on, 'delivery', { id }),
      on.order({ session: await on.scan(), id }),
    ])
      expect(messageOf(await other)).toBe('idempotency_key_reused');
    expect(await on.ledger()).toEqual([id]);
  });

  test('order without a table: has its secret stored nowhere, and no personal data in the journal', async () => {
    const on = await start(EVERY_WAY);
    await send(on, 'delivery');
    const rows = JSON.stringify([
      await on.store.read.selectFrom('answers').selectAll().execute(),
      await on.store.read.selectFrom('orders').selectAll().execute(),
    ]);
    expect(rows).not.toContain(SECRET);
    const journal = JSON.stringify(await readJournal(on.store, on.placeId));
    for (const word of [SECRET, 'Елена', '888123456', 'Шипка']) expect(journal).not.toContain(word);
    expect(await own(on, 'another-secret-of-somebody')).toEqual([]);
  });

  test('order without a table: is rejected with the code of its first error, and not stored', async () => {
    const on = await start(EVERY_WAY);
    const outcome = async (body: object) => messageOf(await send(on, 'delivery', { body }));
    expect(await outcome({ client_name: 'Ян' })).toBe('invalid_name');
    expect(await outcome({ client_name: '<b>Яна</b>' })).toBe('invalid_name');
    expect(await outcome({ client_name: 'a'.repeat(3000) })).toBe('invalid_name');
    expect(await outcome({ client_phone: '088 812' })).toBe('invalid_phone');
    expect(await outcome({ floor_number: '' })).toBe('invalid_address');
    expect(await outcome({ lat: 200, lng: 23 })).toBe('invalid_address');
    expect(await outcome({ delivery_time: 'утре' })).toBe('invalid_time');
    expect(await outcome({ payment_method: 'bitcoin' })).toBe('invalid_order');
    expect(await outcome({ count_cutlery: 'NaN' })).toBe('invalid_order');
    expect(await on.ledger()).toEqual([]);
  });

  test('order without a table: is rejected with a secret that can be guessed', async () => {
    const on = await start(EVERY_WAY);
    expect(messageOf(await send(on, 'preorder', { token: 'short' }))).toBe('invalid_order');
  });

  test('order without a table: is accepted only as an order type that the place offers', async () => {
    const on = server();
    expect(messageOf(await send(on, 'preorder'))).toBe('order_type_not_allowed');
    expect(await on.ledger()).toEqual([]);
  });

  test('order without a table: follows the rules of every order: hours, age, price, duplicates', async () => {
    const on = await start(EVERY_WAY);
    expect(messageOf(await send(on, 'preorder', { total: '1.00' }))).toBe('price_changed');
    expect(messageOf(await send(on, 'preorder', { headers: { 'x-order-age': '3600' } }))).toBe('order_expired');
    expect(messageOf(await send(on, 'preorder', { headers: { 'x-order-age': '600' } }))).toBe('confirm_age');
    expect((await send(on, 'preorder')).status).toBe(201);
    expect(messageOf(await send(on, 'preorder'))).toBe('too_mony_orders_for_session_in_x_seconds');
    const closed = await start({ ...EVERY_WAY, settings: { ordersAllowed: false } });
    expect(messageOf(await send(closed, 'preorder', { body: { products: [closed.line('burger')] } }))).toBe(
      'orders_not_allowed',
    );
  });

  test('order without a table: is never cooked when it arrives after its withdrawal', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    const cancel = (token: string) =>
      on.post('/api/orders/own/cancel', { token }, { 'idempotency-key': id, ...DEVICE });
    expect(messageOf(await cancel(SECRET))).toBe('order_cancelled');
    expect(messageOf(await send(on, 'preorder', { id }))).toBe('order_cancelled');
    expect(await on.ledger()).toEqual([]);
    expect(messageOf(await cancel('another-secret-of-somebody'))).toBe('idempotency_key_reused');
  });

  test('order without a table: stays when it had arrived before the withdrawal', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    await send(on, 'preorder', { id });
    const answer = await on.post('/api/orders/own/cancel', { token: SECRET }, { 'idempotency-key': id, ...DEVICE });
    expect(answer.json).toMatchObject({ success: true, id, order: { status: 'ordered' } });
  });

  test('order without a table: is followed by its secret only, several orders by several secrets', async () => {
    const on = await start(EVERY_WAY);
    const [one, two] = [nextId(), nextId()];
    await send(on, 'preorder', { id: one });
    const second = 'Kx3-own-secret-of-an-order_2';
    await send(on, 'delivery', { id: two, token: second });
    const floor = { store: on.store, clock: () => on.clock.now };
    expect((await moveOrderStatus(floor, on.placeId, one, 'cooked_preorder')).ok).toBe(true);
    expect(await own(on, SECRET, second, 'nonsense')).toMatchObject([
      { id: one, status: 'cooked_preorder' },
      { id: two, status: 'ordered' },
    ]);
  });

  test('order without a table: keeps the minutes of its own time, when the venue changes them later', async () => {
    const times = (lead: number) => ({ settings: { times: { ...DEFAULT_SETTINGS.times, lead } } });
    const on = await start({ ...EVERY_WAY, ...times(20) });
    await send(on, 'preorder');
    await publish(on.store, { ...EVERY_WAY, ...times(60) });
    on.clock.now += MINUTE;
    const second = 'Kx3-own-secret-of-an-order_2';
    await send(on, 'preorder', { token: second });
    expect(await own(on, SECRET, second)).toMatchObject([{ facts: { lead: 20 } }, { facts: { lead: 60 } }]);
  });

  test('order without a table: is on the staff’s board with its details, and on the kitchen’s without the phone number, until its time', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    const wantedAt = on.clock.now + 30 * 60 * MINUTE;
    await send(on, 'delivery', { id, body: { delivery_time: new Date(wantedAt).toISOString() } });
    const [maria, station] = [await signInAs(on, 'WAITER'), await signInStation(on)];
    const seenBy = async ({ headers }: SignedIn) => (await on.get('/api/staff/board', headers)).json;
    const details = { name: 'Елена Петрова', address: { bell: 'Петрови' }, wantedAt };
    expect(await seenBy(maria)).toMatchObject({ orders: [{ id, details: { ...details, phone: '+359888123456' } }] });
    expect(await seenBy(station)).toMatchObject({ orders: [{ id, details: { ...details, phone: '' } }] });
    on.clock.now += 29 * 60 * MINUTE;
    const later = await signInAs(on, 'WAITER', { name: 'Ivan' });
    expect(await seenBy(later)).toMatchObject({ orders: [{ id }] });
  });

  test('order to a room: uses the room’s session, with the room number of the code [S7.19]', async () => {
    const on = await start(EVERY_WAY);
    const id = nextId();
    const token = await on.scan(CODE.room);
    const body = { room_number: '999', additional_order_type: 'Закуска', client_name: null, client_phone: null };
    const answer = await send(on, 'room', { id, token, body });
    expect(answer.json).toMatchObject({ success: true, token, paymentMethod: 'cash', order: { order_type: 'room' } });
    const row = await on.store.read.selectFrom('orders').select('details').where('id', '=', id).executeTakeFirst();
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ room: '214', additionalType: 'Закуска', payment: 'cash' });
  });

  test('order: each post answers with token, key, total, payment method and the payment page, if any [S7.13]', async () => {
    const on = await start(EVERY_WAY);
    const tokens = {
      delivery: SECRET,
      preorder: SECRET,
      room: await on.scan(CODE.room),
      'served-on-spot': await on.scan('code-of-the-bar-0123456789'),
    };
    for (const [way, token] of Object.entries(tokens)) {
      const id = nextId();
      const answer = await send(on, way, { id, token, body: { room_number: '214', payment_method: 'card' } });
      const told = { token, key: id, totalPrice: '7.90', paymentMethod: 'card', ppResp: null };
      expect(answer.json, way).toMatchObject(told);
    }
    const [session, id] = [await on.scan(), nextId()];
    const atTable = await on.order({ session, id });
    // A table pays with its bill.
    const told = { token: session, key: id, totalPrice: '7.90', paymentMethod: null, ppResp: null };
    expect(atTable.json).toMatchObject(told);
  });

  test('order served on the spot: uses the session of the code [S7.20]', async () => {
    const on = await start(EVERY_WAY);
    const token = await on.scan('code-of-the-bar-0123456789');
    const answer = await send(on, 'served-on-spot', { token, body: { client_name: null, client_phone: null } });
    expect(answer.json).toMatchObject({ success: true, order: { order_type: 'served_on_spot' } });
  });

  test('order without a table: is rejected when the table does not serve its order type', async () => {
    const on = await start(EVERY_WAY);
    const table = await on.scan();
    expect(messageOf(await send(on, 'room', { token: table, body: { room_number: '1' } }))).toBe(
      'order_type_not_allowed',
    );
    expect(messageOf(await send(on, 'served-on-spot', { token: table }))).toBe('order_type_not_allowed');
    expect((await send(on, 'room', { token: 'Kx3-own-secret-of-an-order_1' })).status).toBe(401);
    expect(await on.ledger()).toEqual([]);
  });
});
