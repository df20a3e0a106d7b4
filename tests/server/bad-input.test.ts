import { expect, test } from 'vitest';
import { judgeOrderAnswer } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { region, shape, squareAt } from '../domain/delivery/delivery-place.ts';
import { withServer } from './support/one-server.ts';
import { messageOf, nextId } from './support/server.ts';

const { server, start } = withServer();

/** All rows that an order may write. */
const written = async () => {
  const { read } = server().store;
  const [orders, answers] = [
    await read.selectFrom('orders').select('id').execute(),
    await read.selectFrom('answers').select('order_id').execute(),
  ];
  return orders.length + answers.length;
};

test('order: an impossible quantity is rejected and nothing is written', async () => {
  const session = await server().scan();
  for (const quantity of [0, -1, 1.5, 1e9, 100, '2', null, [], Number.MAX_SAFE_INTEGER]) {
    const id = nextId();
    const products = [{ ...server().line('salad'), quantity }];
    const answer = await server().order({ session, id, products });
    expect([answer.status, answer.json]).toEqual([400, { success: false, id, payload: { message: 'invalid_order' } }]);
  }
  expect(await written()).toBe(0);
});

test('order: an invalid body is answered with an error code and nothing is written', async () => {
  const session = await server().scan();
  const long = [{ variantId: server().id('variant', 'salad'), comment: 'x'.repeat(501) }];
  const bodies: unknown[] = [
    {},
    [],
    null,
    '"text"',
    { session },
    { session, products: 'all' },
    { session, products: [{ product_id: 'one', product_variant_id: 1, quantity: 1 }] },
    { session, products: [server().line('salad')], order_comment: long },
    { session: 'x'.repeat(129), products: [server().line('salad')] },
  ];
  for (const body of bodies) {
    const answer = await server().post('/api/orders', body, { 'idempotency-key': nextId(), 'x-shown-total': '7.90' });
    expect([answer.status, messageOf(answer)]).toEqual([400, 'invalid_order']);
  }
  expect(await written()).toBe(0);
});

test('order: control characters of a note are removed before storing', async () => {
  const on = server();
  const session = await on.scan();
  const comments = [{ variantId: on.id('variant', 'salad'), comment: 'no\u0000 nuts\u202e, \ud83d please' }];
  expect((await on.order({ session, comments })).status).toBe(201);
  const rows = await on.store.read.selectFrom('orders').selectAll().execute();
  expect(JSON.stringify(rows)).toContain('no nuts, \ufffd please');
});

test('order: a cart of 500 lines is rejected as too large on every route, and nothing is written', async () => {
  const session = await server().scan();
  for (const [length, said] of [
    [200, 'price_changed'],
    [201, 'too_many_dishes'],
    [500, 'too_many_dishes'],
  ] as const) {
    const products = Array.from({ length }, () => server().line('salad'));
    const id = nextId();
    const answer = await server().order({ session, id, products, total: '7.90' });
    expect([length, messageOf(answer)]).toEqual([length, said]);
    // The device ends the order and restores its lines only when the refusal names the order.
    const raw = { status: answer.status, contentType: 'application/json', retryAfter: null, body: answer.json };
    expect(judgeOrderAnswer(raw, id as OrderId, 'EUR' as Currency)).toMatchObject({
      kind: 'refused',
      refusal: { code: said },
    });
  }
  const away = {
    token: 'own-secret-of-an-order-1',
    products: Array.from({ length: 500 }, () => server().line('salad')),
  };
  const headers = { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0' };
  expect(messageOf(await server().post('/api/orders/preorder', away, headers))).toBe('too_many_dishes');
  expect(await server().store.read.selectFrom('orders').select('id').execute()).toEqual([]);
});

/** Paths of all numbers in a body. */
const numbersIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value === 'number') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, [...way, key]));
};

/** The body as text, with one number replaced. */
const withNumber = (body: object, way: readonly string[], number: string): string => {
  const copy: unknown = structuredClone(body);
  const owner = way.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), copy);
  Reflect.set(owner as object, way.at(-1) ?? '', '@');
  return JSON.stringify(copy).replace('"@"', number);
};

test('order: an infinite number counts as missing in every optional field', async () => {
  const type = { discounts: [], prices: [], radiuses: [], shapes: [] };
  const centre = shape(3, squareAt(42.7, 23.3), 0);
  const on = await start({
    trustProxy: true,
    settings: { repeatOrderSeconds: 0 },
    place: {
      timeZone: 'UTC',
      orderTypes: [
        { ...type, type: 'spot', id: 1 },
        { ...type, type: 'delivery', id: 2, shapes: [centre], regions: [region(7, 'Лозенец', 0)] },
        { ...type, type: 'preorder', id: 3, pickupPlaces: [{ ...region(7, 'At the back door', 0), address: '' }] },
      ],
    },
  });
  const ingredients = {
    required: on.id('ingredient', 'rare'),
    addable: [on.id('ingredient', 'cheese')],
    removable: [on.id('ingredient', 'onion')],
  };
  const products = [on.line('burger', { ingredients, catHierarchyId: on.id('category', 'kitchen') })];
  const comment = { variantId: on.id('variant', 'burger'), comment: 'x' };
  const dishes = { products, order_comment: [comment], order_number: 1 };
  const away = {
    ...dishes,
    ...{ client_name: 'Елена', client_phone: '+359888123456', payment_method: 'cash', count_cutlery: 2 },
  };
  const brought = {
    ...away,
    ...{ client_address: 'ул. „Шипка“', street_number: '34', floor_number: '3', ap_number: '9', bell_number: '9' },
    ...{ entrance_number: 'Б', delivery_time: '2026-10-06T12:00:00Z', exact_time_selected: 1 },
  };
  const fetched = { ...away, pickupPlaceId: 7, pickup_time: '2026-10-06T12:00:00Z', exact_time_selected: 1 };
  const session = await on.scan();
  const passed: string[] = [];
  let sent = 0;
  const send = (path: string, text: string) => {
    sent += 1;
    const who = String(sent).padStart(4, '0');
    return on.post(`/api/${path}`, text.replace('own-secret', `own-secret-${who}`), {
      ...{ 'idempotency-key': nextId(), 'x-shown-total': '6.50', 'x-order-age': '0' },
      // A new guest each time, to stay below the rate limits.
      ...{
        'x-device': `0199c000000040008000${who}`,
        'x-forwarded-for': `10.0.${Math.floor(sent / 200)}.${sent % 200}`,
      },
    });
  };
  const token = 'own-secret-of-an-order';
  for (const [path, body] of [
    ['orders', { session, ...dishes }],
    ['orders/delivery', { token, ...brought, regionId: 7 }],
    ['orders/delivery', { token, ...brought, lat: 42.7, lng: 23.3 }],
    ['orders/delivery', { token, ...brought, delivery_address_lat: 42.7, delivery_address_lng: 23.3 }],
    ['orders/preorder', { token, ...fetched }],
  ] as const) {
    const taken = await send(path, JSON.stringify(body));
    expect(taken.status, `${path} ${taken.text}`).toBe(201);
    const before = await on.ledger();
    for (const way of numbersIn(body)) {
      for (const number of ['1e999', '-1e999', 'NaN', '"NaN"', '9007199254740993e9']) {
        const answer = await send(path, withNumber(body, way, number));
        // Unreadable, or an unknown zone, pickup place or amount of cutlery; a rate-limited request is not judged.
        if (![400, 422].includes(answer.status)) passed.push(`${path} ${way.join('.')} ${number}: ${answer.status}`);
      }
    }
    expect(passed).toEqual([]);
    expect(await on.ledger()).toEqual(before);
  }
});

test('request: broken JSON, a megabyte, a form and poisoned keys each get a clear 4xx', async () => {
  const headers = { 'idempotency-key': nextId(), 'x-shown-total': '7.90' };
  const post = async (body: string, more: Record<string, string> = {}) => {
    const answer = await server().post('/api/orders', body, { ...headers, ...more });
    return [answer.status, messageOf(answer)];
  };
  expect(await post('{"session": ')).toEqual([400, 'invalid_order']);
  expect(await post(JSON.stringify({ session: 'x'.repeat(1_000_000) }))).toEqual([413, 'invalid_order']);
  expect(await post('session=1', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
    415,
    'invalid_order',
  ]);
  expect(await post('{}', { 'content-type': 'text/plain' })).toEqual([415, 'invalid_order']);
  expect(await post('{"__proto__": {"session": "x"}}')).toEqual([400, 'invalid_order']);
  expect(await post('['.repeat(50_000))).toEqual([400, 'invalid_order']);
  expect(await written()).toBe(0);
});

test('order: is rejected without its own id or without the total that the guest saw', async () => {
  const session = await server().scan();
  const post = (headers: Record<string, string>) =>
    server().post('/api/orders', { session, products: [server().line('salad')] }, headers);
  const id = nextId();
  for (const headers of [
    { 'x-shown-total': '7.90' },
    { 'idempotency-key': '1', 'x-shown-total': '7.90' },
    { 'idempotency-key': id },
    { 'idempotency-key': id, 'x-shown-total': '-7.90' },
    { 'idempotency-key': id, 'x-shown-total': '7.905' },
    { 'idempotency-key': id, 'x-shown-total': 'NaN' },
    { 'idempotency-key': id, 'x-shown-total': '1e2' },
  ] as Record<string, string>[]) {
    const answer = await post(headers);
    expect([answer.status, messageOf(answer)]).toEqual([400, 'invalid_order']);
  }
  expect(await written()).toBe(0);
});

test('order: drops a wish for a dish outside the order, and cleans a wish that would garble a printout [S3.18]', async () => {
  const session = await server().scan();
  const comments = [
    { variantId: server().id('variant', 'burger'), comment: 'no burger' },
    { variantId: server().id('variant', 'salad'), comment: '\u202Eno\u0000\nsalt' },
  ];
  const answer = await server().order({ session, comments });
  expect(answer.json).toMatchObject({ order: { products: [{ comment: 'no salt' }] } });
  expect(answer.text).not.toContain('no burger');
});

test('place: an unknown place has no menu and accepts no orders', async () => {
  const session = await server().scan();
  for (const place of ['', 'nowhere', '999', '0', '1.5', '-1', "1' or '1'='1"]) {
    const answer = await server().order({ session, place });
    expect([answer.status, messageOf(answer)]).toEqual([404, 'unknown_place']);
    expect(messageOf(await server().get('/api/products', { 'x-place': place }))).toBe('unknown_place');
  }
});

test('route: an unknown address gets a 404 in JSON', async () => {
  for (const url of ['/api', '/api/', '/api/nothing', '/api/orders/1', '/api/users', '/api/orders/../../etc/passwd']) {
    const answer = await server().get(url);
    expect([answer.status, messageOf(answer)]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const broken = await server().get('/api/%c0%ae');
  expect([broken.status, messageOf(broken)]).toEqual([400, 'invalid_request']);
});

test('server error: the answer shows no internals', async () => {
  const session = await server().scan();
  await server().store.write(0, async ({ db }) => {
    await db.schema.dropTable('availability').execute();
  });
  const id = nextId();
  const answer = await server().order({ session, id });
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({ success: false, id, payload: { message: 'server_error', error: expect.any(String) } });
  expect(answer.text).not.toMatch(/availability|sqlite|\.ts|at /i);
  expect(await written()).toBe(0);
});
