// The link to an order without a table: its holder can only read the order.
import { expect, test } from 'vitest';
import { followKeyOf } from '#domain/order/follow/follow-key.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId, type ServerOptions, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';

const SECRET = 'Kx3-own-secret_of-an-order-01234';
const KEY = followKeyOf(SECRET) ?? '';
const way = (type: 'spot' | 'delivery', id: number) => ({
  type,
  id,
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
});
const DELIVERS: ServerOptions = { place: { orderTypes: [way('spot', 1), way('delivery', 2)] } };

onEitherDatabase('Link of an order', (store) => {
  const { start } = withServer(store);
  const send = (on: TestServer, id: string, token = SECRET) =>
    on.post(
      '/api/orders/delivery',
      {
        token,
        products: [on.line('salad')],
        ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' },
        ...{ client_address: 'ул. „Шипка“, София', street_number: '34', floor_number: '3', ap_number: '9' },
        ...{ bell_number: 'Петрови', entrance_number: 'Б', order_text_comment: 'Код 1234' },
      },
      { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0', 'x-order-label': 'K2-41' },
    );
  const look = (on: TestServer, key: string) => on.get('/api/orders/followed', { 'x-order-secrets': key });

  test('order link: shows the order’s progress and street, without its guest', async () => {
    const on = await start(DELIVERS);
    const id = nextId();
    expect((await send(on, id)).status).toBe(201);
    const first = await look(on, KEY);
    expect(first.json).toMatchObject({
      ...{ id, label: 'K2-41', order_type: 'delivery', status: 'ordered', totalPrice: '7.90' },
      details: { address: { words: 'ул. „Шипка“, София', streetNumber: '34' } },
    });
    for (const word of ['Елена', '888123456', 'Петрови', '1234', SECRET]) expect(first.text).not.toContain(word);
    const floor = { store: on.store, clock: () => on.clock.now };
    expect((await moveOrderStatus(floor, on.placeId, id, 'cooked_delivery')).ok).toBe(true);
    expect((await look(on, KEY)).json).toMatchObject({ status: 'cooked_delivery' });
  });

  test('order link: gives none of the rights of the full secret, of which it is the beginning', async () => {
    const on = await start(DELIVERS);
    const id = nextId();
    await send(on, id);
    expect((await on.get('/api/orders/own', { 'x-order-secrets': KEY })).json).toEqual([]);
    const cancel = await on.post('/api/orders/own/cancel', { token: KEY }, { 'idempotency-key': id });
    expect(messageOf(cancel)).toBe('idempotency_key_reused');
    expect(messageOf(await send(on, id, KEY))).toBe('idempotency_key_reused');
    const rows = await on.store.read.selectFrom('answers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(KEY);
  });

  test('order link: shows nothing for a wrong key, the full secret, another place, a rejected order, or a day after the order', async () => {
    const on = await start(DELIVERS);
    const [id, refused] = [nextId(), nextId()];
    await send(on, id);
    const other = 'Zx9-own-secret_of-an-order-98765';
    const short = 'Kx3-own-secret-of-an-order';
    await on.post(
      '/api/orders/delivery',
      { token: other, products: [on.line('salad')], client_name: 'Ян', client_phone: '1', payment_method: 'cash' },
      { 'idempotency-key': refused, 'x-shown-total': '7.90', 'x-order-age': '0' },
    );
    for (const key of [
      '',
      'wrong',
      SECRET,
      KEY.slice(1),
      `${KEY.slice(0, 21)}!`,
      followKeyOf(other) ?? '',
      short.slice(0, 22),
    ])
      expect(await look(on, key), key).toMatchObject({ status: 404, json: { payload: { message: 'unknown_order' } } });
    expect((await on.get('/api/orders/followed')).status).toBe(404);
    on.clock.now += 24 * 60 * MINUTE - 1;
    expect((await look(on, KEY)).status).toBe(200);
    on.clock.now += 1;
    expect((await look(on, KEY)).status).toBe(404);
  });

  test('order link: leaves no trace of its key in the log', async () => {
    const lines: string[] = [];
    const on = await start({ ...DELIVERS, logLevel: 'info', logStream: { write: (line) => lines.push(line) } });
    await send(on, nextId());
    await look(on, KEY);
    await on.get(`/bistro?show=orders&order=${KEY}`);
    expect(lines.join('')).toContain('/api/orders/followed');
    expect(lines.join('')).not.toContain(KEY);
  });
});
