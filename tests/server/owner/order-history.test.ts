// Orders of any day: search, details, and a spreadsheet file.
import { expect, test } from 'vitest';
import { readOrdersOfDay, readWholeOrder } from '#contract/owner/order-history.ts';
import type { AnswerReader } from '#contract/staff/staff-answers.ts';
import { journalOfOrder } from '../../../server/store/log/journal-of-order.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, HOUR, MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { CODE } from '../support/venues.ts';
import { plansOf } from './query-plans.ts';

const { server, start } = withServer();
const DAY = 24 * HOUR;

const ordered = async (over: { code?: string; comment?: string; session?: string } = {}) => {
  const id = nextId();
  const { code = CODE.one, comment } = over;
  const answer = await server().order({
    session: over.session ?? (await server().scan(code)),
    id,
    headers: { 'x-device': `phone-${id.slice(-8)}` },
    ...(comment !== undefined && {
      comments: [{ variantId: server().id('variant', 'salad'), comment }],
    }),
  });
  expect(answer.status, answer.text).toBe(201);
  return id;
};
const managers = async () => (await signInAs(server(), 'PLACE_ADMIN')).headers;
/** As a device reads it. */
const saidBy = <T>(reader: AnswerReader<T>, { status, json, text }: Answer): T => {
  const read = reader({ status, retryAfter: null, body: json });
  if (!read.ok) throw new Error(`${status} ${text}`);
  return read.value;
};
const read = async (query: string) => {
  const answer = await server().get(`/api/staff/orders/history${query}`, await managers());
  return saidBy(readOrdersOfDay, answer);
};
const csv = async (query: string) => {
  const { app, placeId } = server();
  const headers = { 'x-place': String(placeId), ...(await managers()) };
  return app.inject({ url: `/api/staff/orders/history.csv${query}`, headers });
};

test('order history: lists a day’s orders, latest first, with the day’s figures; the default is today', async () => {
  server().clock.now = NOON - DAY;
  const before = await ordered();
  server().clock.now = NOON;
  const [first, second] = [await ordered(), await ordered({ code: CODE.two })];
  expect((await read('')).orders.map(({ id }) => id)).toEqual([second, first]);
  expect(await read('?day=2026-10-05')).toMatchObject({
    day: '2026-10-05',
    found: 1,
    pages: 1,
    orders: [{ id: before, table: '1' }],
    figures: { orders: 1, turnover: [{ currency: 'EUR', amount: 790 }] },
  });
  expect(await read('?day=2026-10-04')).toMatchObject({ found: 0, page: 1, pages: 1, orders: [] });
});

test('order history: a search covers the whole day, and the figures are those of its matches on all pages', async () => {
  await ordered();
  const second = await ordered({ code: CODE.two });
  const found = await read(`?q=${encodeURIComponent('№ 2')}`);
  expect(found.orders.map(({ id }) => id)).toEqual([second]);
  expect(found).toMatchObject({ found: 1, figures: { orders: 1, turnover: [{ currency: 'EUR', amount: 790 }] } });
  expect(await read('?kind=delivery')).toMatchObject({ found: 0, figures: { orders: 0, turnover: [] } });
  expect(await read('')).toMatchObject({ found: 2, figures: { orders: 2 } });
});

test('order history: lists paid or unpaid orders alone; one that is paid in part is unpaid', async () => {
  const [first, second] = [await ordered(), await ordered({ code: CODE.two })];
  const maria = await signInAs(server(), 'WAITER');
  const sittingId = (await read('')).orders.find(({ id }) => id === first)?.sessionId;
  const pay = (amount: number) =>
    server().post(
      '/api/staff/commands/paid',
      { sittingId, amount, tender: 'cash' },
      { ...maria.headers, 'idempotency-key': nextId() },
    );
  const idsOf = async (query: string) => (await read(query)).orders.map(({ id }) => id);
  await pay(290);
  expect(await idsOf('?paid=unpaid')).toEqual([second, first]);
  await pay(500);
  expect([await idsOf('?paid=unpaid'), await idsOf('?paid=paid')]).toEqual([[second], [first]]);
});

test('order history: lists orders by their state and by their kind alone', async () => {
  const [first, second, third] = [
    await ordered(),
    await ordered({ code: CODE.two }),
    await ordered({ code: CODE.two }),
  ];
  const boss = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
  const move = (orderId: string, more: object) =>
    server().post(
      '/api/staff/commands/orderStatus',
      { orderId, ...more },
      { ...boss.headers, 'idempotency-key': nextId() },
    );
  await move(first, { to: 'served_spot' });
  await move(second, { to: 'rejected', reason: { code: 'too_busy', text: '', productIds: [] } });
  const idsOf = async (query: string) => (await read(query)).orders.map(({ id }) => id);
  expect([await idsOf('?state=done'), await idsOf('?state=refused'), await idsOf('?state=running')]).toEqual([
    ...[[first], [second], [third]],
  ]);
  expect(await idsOf('?kind=table&state=running')).toEqual([third]);
  expect(await idsOf('?kind=delivery')).toEqual([]);
});

test('order history: a long day has pages, and a page past the end is the last one', async () => {
  await server().store.write(server().placeId, async (tx) => {
    const [row] = await tx.db.selectFrom('orders').selectAll().execute();
    expect(row).toBeUndefined();
  });
  const one = await ordered();
  await server().store.write(server().placeId, async (tx) => {
    const [row] = await tx.db.selectFrom('orders').selectAll().where('id', '=', one).execute();
    if (!row) throw new Error('The order is missing');
    for (let number = 2; number <= 51; number += 1)
      await tx.db
        .insertInto('orders')
        .values({ ...row, id: `copy-${number}`, number })
        .execute();
  });
  const [first, second] = [await read(''), await read('?page=2')];
  expect([first.pages, first.found, first.orders.length, second.orders.length]).toEqual([2, 51, 50, 1]);
  expect(second.orders[0]?.id).toBe(one);
  expect((await read('?page=9')).page).toBe(2);
});

test.each(['?day=2026-02-30', '?day=yesterday', '?page=-1', `?q=${'x'.repeat(201)}`])(
  'order history: %s is rejected',
  async (query) => {
    expect((await server().get(`/api/staff/orders/history${query}`, await managers())).status).toBe(400);
  },
);

test('order history: an order lists each step with person and time, and its table’s payments', async () => {
  const id = await ordered();
  const maria = await signInAs(server(), 'WAITER');
  const send = (kind: string, body: object) =>
    server().post(`/api/staff/commands/${kind}`, body, { ...maria.headers, 'idempotency-key': nextId() });
  server().clock.now += 5 * MINUTE;
  await send('orderStatus', { orderId: id, to: 'served_spot' });
  const before = await server().get(`/api/staff/orders/history/${id}`, await managers());
  const sittingId = saidBy(readWholeOrder, before).order.sessionId;
  server().clock.now += MINUTE;
  await send('paid', { sittingId, amount: 790, tender: 'cash' });
  const whole = saidBy(readWholeOrder, await server().get(`/api/staff/orders/history/${id}`, await managers()));
  expect(whole).toMatchObject({
    order: { id, status: 'paid', table: '1' },
    payments: [{ amount: 790, tender: 'cash', by: 'Maria', at: NOON + 6 * MINUTE }],
  });
  expect(whole.steps.map(({ kind, at, by }) => [kind, (at - NOON) / MINUTE, by])).toEqual([
    ['placed', 0, ''],
    ['fact', 5, 'Maria'],
    ['status', 5, 'Maria'],
    ['status', 6, 'Maria'],
  ]);
});

test('order history: an unknown order, or one of another place, is not found', async () => {
  const id = await ordered();
  expect(messageOf(await server().get(`/api/staff/orders/history/${nextId()}`, await managers()))).toBe(
    'unknown_order',
  );
  await start({ slug: 'other' });
  expect(messageOf(await server().get(`/api/staff/orders/history/${id}`, await managers()))).toBe('unknown_order');
});

test('order history: the steps of an order are found by index, without a scan of the journal', async () => {
  const { store, placeId } = server();
  const plans = await plansOf(store.read, async (db) => void (await journalOfOrder(db, placeId, 'one')));
  expect(plans).toEqual([expect.stringContaining('USING INDEX journal_by_order')]);
});

test('order history: a pickup order is found by name and phone, and names the packaging in its lines', async () => {
  const preorder = { type: 'preorder' as const, id: 3, discounts: [], prices: [], radiuses: [], shapes: [] };
  await start({ place: { orderTypes: [preorder] }, saladBox: 30 });
  const answer = await server().post(
    '/api/orders/preorder',
    {
      ...{ token: 'Kx3-secret-of-a-pickup-order_0001', products: [server().line('salad', { quantity: 2 })] },
      ...{ client_name: 'Мария Петрова', client_phone: '+359888123456', payment_method: 'cash' },
    },
    {
      ...{ 'idempotency-key': nextId(), 'x-shown-total': '16.40', 'x-order-age': '0' },
      'x-device': '0199c0000000400080000000',
    },
  );
  expect(answer.status, answer.text).toBe(201);
  const found = await Promise.all(
    ['петрова', '0888 123 456', 'Иванова'].map((q) => read(`?q=${encodeURIComponent(q)}`)),
  );
  expect(found.map((one) => one.found)).toEqual([1, 1, 0]);
  expect(found[0]?.orders).toMatchObject([
    { details: { name: 'Мария Петрова' }, lines: [{ total: 1640, packaging: 60 }] },
  ]);
  const [head = '', row = ''] = (await csv('')).body.split('\r\n');
  const cells = row.split(',');
  const cellOf = (name: string) => cells[head.replace('\uFEFF', '').split(',').indexOf(name)];
  expect(['line_total', 'line_packaging', 'order_total'].map(cellOf)).toEqual(['16.40', '0.60', '16.40']);
});

test('order file: is RFC 4180 after its byte-order mark, with a row per line and the order’s total once', async () => {
  const session = await server().scan();
  const id = nextId();
  const products = [server().line('salad', { quantity: 2 }), server().line('burger')];
  const answer = await server().order({ session, id, products, total: '20.80' });
  expect(answer.status, answer.text).toBe(201);
  const file = await csv('?day=2026-10-06');
  expect(file.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
    'content-disposition': 'attachment; filename="orders-bistro-2026-10-06.csv"',
    'cache-control': 'no-store',
  });
  const [head, ...rows] = file.body.split('\r\n');
  expect(head).toBe(
    '\uFEFFday,time,number,label,type,table,room,status,dish,size,chosen,without,comment,quantity,line_total,order_total,currency,order_discounts,order_service,order_delivery,order_vat,vat_by_rate,order_left,line_packaging',
  );
  expect(rows).toEqual([
    '2026-10-06,12:00,1,K2-41,spot,1,,ordered,salad!,,,,,2,15.80,20.80,EUR,,,,,,20.80,',
    '2026-10-06,12:00,1,K2-41,spot,1,,ordered,burger!,,rare,,,1,5.00,,EUR,,,,,,,',
    '',
  ]);
});

test('order history: VAT and service are in the order, in the day’s figures and once in the file', async () => {
  await start({
    place: {
      vat: { here: 20, away: 9 },
      serviceCharge: { valueType: 'percent', value: 10, orderTypes: ['spot'] },
    },
  });
  const products = [server().line('salad', { quantity: 2 }), server().line('burger')];
  const answer = await server().order({ session: await server().scan(), products, total: '22.88' });
  expect(answer.status, answer.text).toBe(201);
  const breakdown = {
    charges: [{ kind: 'service', amount: 208, percent: 10 }],
    vat: [{ rate: 20, gross: 2288, vat: 381 }],
  };
  expect(answer.json).toMatchObject({ order: { totalPrice: '22.88', breakdown } });
  expect(await read('')).toMatchObject({
    orders: [{ total: 2288, breakdown }],
    figures: { turnover: [{ currency: 'EUR', amount: 2288 }], vat: [{ currency: 'EUR', rate: 20, amount: 381 }] },
  });
  const [, ...rows] = (await csv('')).body.split('\r\n');
  expect(rows[0]).toMatch(/,22\.88,EUR,,2\.08,,3\.81,20%: 3\.81,22\.88,$/);
  expect(rows[1]).toMatch(/,5\.00,,EUR,,,,,,,$/);
});

test('order file: guests’ text is never a formula, and amounts use the place’s decimal sign', async () => {
  await start({ place: { defaultLanguage: 'bg' } });
  await ordered({ comment: '=HYPERLINK("http://evil.example";"hi")' });
  const { body } = await csv('');
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"";""hi"")"`);
  expect(body).toContain('"7,90","7,90",EUR');
});

test('order file: a range of days is one file; a reversed range, or one above a year, is rejected', async () => {
  server().clock.now = NOON - DAY;
  await ordered();
  server().clock.now = NOON;
  await ordered();
  const file = await csv('?from=2026-10-01&to=2026-10-06');
  expect(file.body.match(/2026-10-0\d,/g)).toEqual(['2026-10-05,', '2026-10-06,']);
  expect(file.headers['content-disposition']).toContain('orders-bistro-2026-10-01_2026-10-06.csv');
  expect((await csv('?from=2026-10-06&to=2026-10-05')).json()).toMatchObject({ payload: { message: 'invalid_days' } });
  expect((await csv('?from=2025-10-06&to=2026-10-07')).statusCode).toBe(400);
});
