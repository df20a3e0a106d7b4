// Options of the order page: payment methods, pickup places, cutlery.
import { expect, test } from 'vitest';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import type { PublishedTable } from '../../../server/store/place/published.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type ServerOptions, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE, TABLES } from '../support/venues.ts';

const SECRET = 'Kx3-own-secret-of-an-order_1';
const STATION = { id: 7, name: { text: 'Гарата', by: { en: 'The station' } }, address: 'бул. „Мария Луиза“ 102' };
const PARK = { id: 8, name: { text: 'Паркът', by: {} }, address: '' };
const offering = (own: Partial<PlaceOrderType>): ServerOptions => ({
  place: {
    orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [], ...own }],
  },
});

onEitherDatabase('Order page of a pickup order', (store) => {
  const { start } = withServer(store);
  const send = (on: TestServer, body: object, id = nextId(), token = SECRET, total = '7.90') =>
    on.post(
      '/api/orders/preorder',
      {
        token,
        products: [on.line('salad')],
        ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' },
        ...body,
      },
      {
        ...{ 'idempotency-key': id, 'x-shown-total': total, 'x-order-age': '0' },
        'x-device': nextId(),
      },
    );
  const detailsIn = async (on: TestServer, token = SECRET) => {
    const { json } = await on.get('/api/orders/own', { 'x-order-secrets': token });
    return json as unknown;
  };

  test('pickup order: requires one of several pickup places, and stores the place’s name [S2.52, S7.18]', async () => {
    const on = await start(offering({ pickupPlaces: [STATION, PARK] }));
    expect(messageOf(await send(on, {}))).toBe('invalid_order');
    expect(messageOf(await send(on, { pickupPlaceId: 9 }))).toBe('invalid_order');
    expect(await on.ledger()).toEqual([]);
    expect((await send(on, { pickupPlaceId: 8 })).status).toBe(201);
    expect(await detailsIn(on)).toMatchObject([{ details: { pickupPlaceId: 8, pickupPlace: 'Паркът' } }]);
  });

  test('pickup order: uses the only pickup place by default, and the venue’s address when the venue lists no pickup place', async () => {
    const one = await start(offering({ pickupPlaces: [STATION] }));
    await send(one, {});
    expect(await detailsIn(one)).toMatchObject([{ details: { pickupPlaceId: 7, pickupPlace: 'Гарата' } }]);
    const none = await start(offering({}));
    expect((await send(none, { pickupPlaceId: 7 }, nextId(), 'Kx3-own-secret-of-an-order_2')).status).toBe(201);
    const found = await detailsIn(none, 'Kx3-own-secret-of-an-order_2');
    expect(JSON.stringify(found)).toContain('Елена');
    expect(JSON.stringify(found)).not.toContain('pickupPlace');
  });

  test('pickup order: is rejected with a payment method that the place does not accept', async () => {
    const on = await start(offering({ payments: ['card'] }));
    expect(messageOf(await send(on, {}))).toBe('invalid_order');
    expect(await on.ledger()).toEqual([]);
    expect((await send(on, { payment_method: 'card' })).json).toMatchObject({ paymentMethod: 'card' });
    const [row] = (await readJournal(on.store, on.placeId)).filter(({ type }) => type === 'order.placed');
    expect(row?.payload).toMatchObject({ payment: 'card' });
  });

  test('pickup order: stores the requested cutlery: a number of sets, or none [S3.31, S7.18]', async () => {
    const on = await start(offering({ asksCutlery: true }));
    expect((await send(on, {})).json).toMatchObject({ payload: { message: 'invalid_order', field: 'cutlery' } });
    expect(await on.ledger()).toEqual([]);
    await send(on, { cutlery: true, count_cutlery: 2 });
    await send(on, { cutlery: false, count_cutlery: 0, order_text_comment: 'без' });
    expect(await detailsIn(on)).toMatchObject([{ details: { cutlery: 2 } }, { details: { cutlery: 0 } }]);
  });

  test('pickup order: paid cutlery is a step of its own, and a total without the cutlery is answered with the full price', async () => {
    const on = await start(offering({ asksCutlery: true, cutleryPrice: minor(30) }));
    const two = { cutlery: true, count_cutlery: 2 };
    const refused = await send(on, two);
    expect(refused.json).toMatchObject({ payload: { message: 'price_changed', quote: { totalPrice: '8.50' } } });
    expect(await on.ledger()).toEqual([]);
    const taken = await send(on, two, nextId(), SECRET, '8.50');
    expect(taken.json).toMatchObject({ totalPrice: '8.50' });
    expect(await detailsIn(on)).toMatchObject([{ breakdown: { charges: [{ kind: 'cutlery' }] } }]);
    expect((await send(on, { cutlery: false, count_cutlery: 0 })).json).toMatchObject({ totalPrice: '7.90' });
  });
});

onEitherDatabase('Order page of a room', (store) => {
  const { start } = withServer(store);
  const POOL = { text: 'До басейна', by: { en: 'By the pool' } };
  const LOBBY = { text: 'В лобито', by: {} };
  const rooms = (own: Partial<PlaceOrderType>, tables: readonly PublishedTable[] = TABLES) =>
    start({
      tables,
      place: { orderTypes: [{ type: 'room', id: 6, discounts: [], prices: [], radiuses: [], shapes: [], ...own }] },
    });
  const send = async (on: TestServer, additionalType: string | null, payment = 'cash', code: string = CODE.room) =>
    on.post(
      '/api/orders/room',
      {
        token: await on.scan(code),
        products: [on.line('salad')],
        ...{ room_number: '214', payment_method: payment, additional_order_type: additionalType },
      },
      { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0' },
    );
  const typesIn = async (on: TestServer) => {
    const rows = await on.store.read.selectFrom('orders').select('details').orderBy('number').execute();
    return rows.map(({ details }) => (JSON.parse(details ?? '') as { additionalType?: string }).additionalType);
  };

  test('room order: requires one of several additional types, by its name in the venue’s language [S7.19]', async () => {
    const on = await rooms({ additionalTypes: [POOL, LOBBY] });
    const refused = { payload: { message: 'invalid_order', field: 'additionalType' } };
    for (const wrong of [null, '  ', 'By the pool', 'В градината']) {
      expect((await send(on, wrong)).json, String(wrong)).toMatchObject(refused);
    }
    expect(await on.ledger()).toEqual([]);
    expect((await send(on, ' До басейна ')).status).toBe(201);
    expect(await typesIn(on)).toEqual(['До басейна']);
  });

  test('room order: gets the only additional type by default, and takes free text where the place lists none', async () => {
    const one = await rooms({ additionalTypes: [POOL] });
    expect((await send(one, null)).status).toBe(201);
    expect(await typesIn(one)).toEqual(['До басейна']);
    const none = await rooms({});
    expect((await send(none, 'а'.repeat(60))).status).toBe(201);
    expect(messageOf(await send(none, 'а'.repeat(61)))).toBe('invalid_order');
    expect(await typesIn(none)).toEqual(['До басейна', 'а'.repeat(60)]);
  });

  test('room order: goes on the bill of the room whose code was scanned, where the hotel offers it', async () => {
    const on = await rooms({ payments: ['room', 'card'] });
    expect((await send(on, null, 'room')).json).toMatchObject({ paymentMethod: 'room' });
    const cash = { payload: { message: 'invalid_order', field: 'payment' } };
    expect((await send(on, null)).json).toMatchObject(cash);
    expect((await send(await rooms({ payments: ['card'] }), null, 'room')).json).toMatchObject(cash);
  });

  test('room order: its bill is offered to no one who only types the number of a room', async () => {
    const lobby = { name: 'lobby', code: CODE.two, orderType: 'room', room: undefined } as const;
    const on = await rooms({ payments: ['room', 'card'] }, [lobby]);
    const typed = { payload: { message: 'invalid_order', field: 'payment' } };
    expect((await send(on, null, 'room', CODE.two)).json).toMatchObject(typed);
    expect((await send(on, null, 'card', CODE.two)).json).toMatchObject({ paymentMethod: 'card' });
  });
});
