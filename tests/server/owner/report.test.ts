// Report of a day and of a week: from orders and page views.
import { expect, test } from 'vitest';
import { readReport } from '#contract/owner/report.ts';
import type { ReportPeriod } from '#domain/owner/reports/report-days.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const DAY = 24 * HOUR;

onEitherDatabase('Report', (store) => {
  const { server } = withServer(store);
  const manager = async () => (await signInAs(server(), 'PLACE_ADMIN')).headers;
  const read = async (period: ReportPeriod) => {
    const { status, json, text } = await server().get(`/api/staff/report?period=${period}`, await manager());
    const found = readReport({ status, retryAfter: null, body: json });
    if (!found.ok) throw new Error(`${status} ${text}`);
    return found.value;
  };
  const order = async (slug: 'salad' | 'burger', total: string, age = 0) => {
    const session = await server().scan();
    const headers = { 'x-order-age': String(age) };
    const products = [server().line(slug)];
    const answer = await server().order({ session, products, total, headers });
    expect(answer.status, answer.text).toBe(201);
  };
  const looked = (slug: string, seconds: number, ago = 0) =>
    server().post('/api/logs/spent_time_on_page', {
      ...{ page: 'product', productId: server().id('product', slug) },
      ...{ startTime: server().clock.now - ago - seconds * 1000, endTime: server().clock.now - ago },
    });
  const searched = (words: string, found: number) =>
    server().post('/api/logs/make-system-log', { action: 'search', data: { words, found } });

  test('a day is compared with the same weekday until the same time; fruitless searches are listed', async () => {
    server().clock.now = NOON - 7 * DAY;
    await order('salad', '7.90');
    server().clock.now += HOUR;
    await order('salad', '7.90');
    server().clock.now = NOON;
    await order('salad', '7.90', 120);
    await looked('salad', 30);
    for (const seconds of [20, 40]) await looked('burger', seconds);
    for (const words of ['sushi', 'sushi', '=cmd()']) await searched(words, 0);
    await searched('salad', 2);
    const { now, before, bars, notOrdered, notFound } = await read('day');
    expect(now).toMatchObject({ orders: 1, savedOffline: 1, pages: 3, searches: 4, emptySearches: 3 });
    expect(before).toMatchObject({ orders: 1, savedOffline: 0, pages: 0 });
    expect(bars).toEqual([
      { at: '12', orders: 1, before: 1 },
      { at: '13', orders: 0, before: 1 },
    ]);
    expect(notOrdered).toMatchObject([{ id: server().id('product', 'burger'), looks: 2, seconds: 60, ordered: 0 }]);
    expect(notFound).toEqual([
      { words: 'sushi', times: 2 },
      { words: '=cmd()', times: 1 },
    ]);
    const csv = await server().get('/api/staff/report.csv', await manager());
    expect(csv.headers['content-type']).toContain('text/csv');
    const rows = csv.text.replace('\uFEFF', '').split('\r\n');
    expect(rows[0]).toBe('section,name,now,week_before,looks,seconds,sum,currency');
    expect(rows).toContain('figure,orders,1,1');
    expect(rows).toContain('figure,turnover EUR,7.90,7.90');
    expect(rows.filter((row) => row.startsWith('searched'))).toEqual([
      'searched_not_found,sushi,2',
      "searched_not_found,'=cmd(),1",
    ]);
  });

  test('a week counts its Monday’s orders, and the week before only until the same hour and day', async () => {
    // A Tuesday: Monday is in this week; Wednesday of last week is past the comparison time.
    for (const back of [8, 6]) {
      server().clock.now = NOON - back * DAY;
      await order('salad', '7.90');
    }
    server().clock.now = NOON - DAY;
    await order('salad', '7.90');
    server().clock.now = NOON + MINUTE;
    const week = await read('week');
    expect([week.from, week.to, week.now.orders, week.before.orders]).toEqual(['2026-10-05', '2026-10-06', 1, 1]);
    expect(week.bars.map(({ orders, before }) => [orders, before]).slice(0, 4)).toEqual([
      [1, 1],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  test('payments noted by staff are split into cash and card, without reversed ones, also in the file', async () => {
    const waiter = await signInAs(server(), 'WAITER');
    const { send, board } = floorOf(server);
    await order('salad', '7.90');
    const sittingId = (await board(waiter)).tables.find(({ name }) => name === '1')?.sitting?.id;
    const pay = async (amount: number, tender: string) => {
      const id = nextId();
      expect((await send(waiter, 'paid', { sittingId, amount, tender }, id)).status).toBe(200);
      return id;
    };
    await pay(300, 'cash');
    const wrong = await pay(100, 'cash');
    await pay(290, 'card');
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    await send(silvia, 'reversePayment', { paymentId: wrong, reason: 'wrong_amount' });
    const { now, before } = await read('day');
    expect(now.paid).toEqual([
      { tender: 'cash', currency: 'EUR', amount: 300 },
      { tender: 'card', currency: 'EUR', amount: 290 },
    ]);
    expect(before.paid).toEqual([]);
    const csv = await server().get('/api/staff/report.csv', await manager());
    expect(csv.text.split('\r\n')).toContain('figure,paid_cash EUR,3.00,');
  });

  test('tips noted by staff are told by tender and person, leave the bill unchanged, and go with a reversal', async () => {
    const waiter = await signInAs(server(), 'WAITER');
    const { send, board } = floorOf(server);
    await order('salad', '7.90');
    const seated = async () => (await board(waiter)).tables.find(({ name }) => name === '1')?.sitting;
    const sittingId = (await seated())?.id;
    const pay = async (amount: number, tender: string, tip?: number) => {
      const id = nextId();
      expect((await send(waiter, 'paid', { sittingId, amount, tender, tip }, id)).status).toBe(200);
      return id;
    };
    await pay(300, 'cash', 70);
    const wrong = await pay(100, 'cash', 30);
    await pay(200, 'card', 50);
    await pay(190, 'card');
    const silvia = await signInAs(server(), 'PLACE_ADMIN', { name: 'Silvia' });
    await send(silvia, 'reversePayment', { paymentId: wrong, reason: 'wrong_amount' });
    const sitting = await seated();
    expect(sitting?.paid).toBe(690);
    expect(sitting?.payments?.map(({ tip }) => tip)).toEqual([70, 30, 50, undefined]);
    const { now, people, sales } = await read('day');
    expect(now.notedTips).toEqual([
      { tender: 'cash', currency: 'EUR', amount: 70 },
      { tender: 'card', currency: 'EUR', amount: 50 },
    ]);
    expect(now.paid?.map(({ amount }) => amount)).toEqual([300, 390]);
    expect(sales?.types[0]?.sums).toEqual([{ currency: 'EUR', amount: 790 }]);
    expect(people).toEqual([
      {
        ...{ name: 'Maria', orders: 0, payments: 3 },
        ...{ paid: [{ currency: 'EUR', amount: 690 }], tips: [{ currency: 'EUR', amount: 120 }] },
      },
    ]);
    const rows = (await server().get('/api/staff/report.csv', await manager())).text.split('\r\n');
    expect(rows).toContain('figure,tips_cash EUR,0.70,');
    expect(rows).toContain('tips_noted_by,Maria,,,,,1.20,EUR');
    expect(rows).toContain('payments_noted_by,Maria,3,,,,6.90,EUR');
  });

  test('chosen days are reported alone, also in the file; more than 92 days and reversed ones are refused', async () => {
    for (const back of [9, 3, 2]) {
      server().clock.now = NOON - back * DAY;
      await order('salad', '7.90');
    }
    server().clock.now = NOON;
    const headers = await manager();
    const ask = (path: string) => server().get(`/api/staff/${path}`, headers);
    const days = 'period=own&from=2026-10-03&to=2026-10-04';
    const { json } = await ask(`report?${days}`);
    expect(json).toMatchObject({ from: '2026-10-03', to: '2026-10-04', now: { orders: 2 }, before: { orders: 1 } });
    const file = await ask(`report.csv?${days}`);
    expect(file.text.split('\r\n')).toContain('figure,orders,2,1');
    expect(file.headers['content-disposition']).toContain('2026-10-03_2026-10-04');
    for (const wrong of ['from=2026-10-04&to=2026-10-03', 'from=2026-01-01&to=2026-10-04'])
      expect((await ask(`report?period=own&${wrong}`)).status).toBe(400);
  });

  test('yesterday is counted whole, seven days and the month hold it, and each has its own comparison', async () => {
    for (const back of [32, 8, 7, 1]) {
      server().clock.now = NOON - back * DAY + 5 * HOUR;
      await order('salad', '7.90');
    }
    server().clock.now = NOON;
    await order('burger', '5.00');
    const yesterday = await read('yesterday');
    expect([yesterday.from, yesterday.to]).toEqual(['2026-10-05', '2026-10-05']);
    expect([yesterday.now.orders, yesterday.before.orders]).toEqual([1, 1]);
    expect(yesterday.bars).toEqual([{ at: '17', orders: 1, before: 1 }]);
    const seven = await read('seven');
    // A week ago it was ordered later in the day than it is now.
    expect([seven.from, seven.now.orders, seven.before.orders]).toEqual(['2026-09-30', 2, 1]);
    expect(seven.bars.map(({ orders, before }) => [orders, before])).toEqual([
      ...[0, 0, 0, 0, 0].map(() => [0, 0]),
      [1, 1],
      [1, 1],
    ]);
    expect(seven.hours).toEqual([
      { at: '12', orders: 1, before: 0 },
      ...['13', '14', '15', '16'].map((at) => ({ at, orders: 0, before: 0 })),
      { at: '17', orders: 1, before: 2 },
    ]);
    const month = await read('month');
    expect([month.from, month.now.orders, month.before.orders, month.bars.length]).toEqual(['2026-10-01', 2, 1, 31]);
  });

  test('sales: dishes, order types and tips of the days, without refused orders and returned tips; also in the file', async () => {
    await order('salad', '7.90');
    await order('salad', '7.90');
    await order('burger', '5.00');
    const move = (id: string, kind: string, amount: number, tip: number, key = id) => ({
      ...{ id, place_id: server().placeId, payment_key: key, provider: 'epay', kind, amount, tip },
      ...{ currency: 'EUR', day: '2026-10-06', at: server().clock.now },
    });
    const moves = [move('a', 'paid', 1100, 100), move('b', 'paid', 550, 50), move('c', 'refunded', 550, 0, 'b')];
    await server().store.write(server().placeId, async (tx) => {
      await tx.db.insertInto('card_moves').values(moves).execute();
      const [last] = await tx.db.selectFrom('orders').select('id').orderBy('number', 'desc').limit(1).execute();
      await tx.db
        .updateTable('orders')
        .set({ status: 'rejected' })
        .where('id', '=', last?.id ?? '')
        .execute();
    });
    const { now, sales } = await read('day');
    expect(now.tips).toEqual([{ currency: 'EUR', amount: 100 }]);
    const sums = [{ currency: 'EUR', amount: 1580 }];
    expect(sales?.dishes).toEqual([
      { id: server().id('product', 'salad'), name: expect.any(String), quantity: 2, sums },
    ]);
    expect(sales?.types).toEqual([{ orderType: 'spot', orders: 2, sums }]);
    const csv = await server().get('/api/staff/report.csv', await manager());
    const rows = csv.text.split('\r\n');
    expect(rows).toContain('figure,tips EUR,1.00,');
    expect(rows).toContain('order_type,spot,2,,,,15.80,EUR');
    expect(rows.some((row) => /^dish,[^,]+,2,,,,15\.80,EUR$/.test(row))).toBe(true);
  });

  test('only the place’s manager can read the report', async () => {
    for (const path of ['report', 'report.csv']) {
      const waiter = (await signInAs(server(), 'WAITER')).headers;
      const refused = await server().get(`/api/staff/${path}`, waiter);
      expect([refused.status, messageOf(refused)]).toEqual([403, 'forbidden']);
      expect((await server().get(`/api/staff/${path}`)).status).toBe(401);
    }
    expect((await server().get('/api/staff/report?period=year', await manager())).status).toBe(400);
  });
});
