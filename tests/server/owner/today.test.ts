// A manager's first page, computed from orders.
import { describe, expect, test } from 'vitest';
import { parseToday } from '#contract/owner/today.ts';
import { WARM_MS } from '#domain/kitchen/late-order.ts';
import type { Today } from '#domain/owner/today.ts';
import { dayOrders } from '../../../server/store/order/day-orders.ts';
import { savePrinterState } from '../../../server/store/printing/printers-rows.ts';
import { ordersOfDay } from '../../../server/store/service/board-orders.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, NOON, nextId, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';
import { plansOf } from './query-plans.ts';

const WEEK = 7 * 24 * HOUR;

/** Helpers: read the day, order, and move an order. */
const dayAt = (server: () => TestServer) => {
  const today = async (): Promise<Today> => {
    const { headers } = await signInAs(server(), 'PLACE_ADMIN');
    const answer = await server().get('/api/staff/today', headers);
    const parsed = parseToday(answer.json);
    if (!parsed) throw new Error(`No day: ${answer.status} ${answer.text}`);
    return parsed;
  };
  const ordered = async (code: string = CODE.one) => {
    const id = nextId();
    const headers = { 'x-device': `phone-${id.slice(-8)}` };
    const answer = await server().order({ session: await server().scan(code), id, headers });
    expect(answer.status).toBe(201);
    return id;
  };
  const move = async (id: string, to: 'served_spot' | 'rejected') => {
    const { store, clock, placeId } = server();
    expect((await moveOrderStatus({ store, clock: () => clock.now }, placeId, id, to)).ok).toBe(true);
  };
  return { today, ordered, move };
};

onEitherDatabase('Figures and needs of a day', (store) => {
  const { server } = withServer(store);
  const { today, ordered, move } = dayAt(server);

  test('the figures cover the day without rejected orders, and last week’s day until the same time', async () => {
    const { clock } = server();
    clock.now = NOON - WEEK - HOUR;
    await ordered();
    // Later than the present time of day, so it is not compared.
    clock.now = NOON - WEEK + HOUR;
    await ordered();
    clock.now = NOON - HOUR;
    const first = await ordered();
    clock.now = NOON - HOUR + 14 * MINUTE;
    await move(first, 'served_spot');
    await ordered(CODE.two);
    await move(await ordered(CODE.two), 'rejected');
    clock.now = NOON;
    expect(await today()).toMatchObject({
      day: '2026-10-06',
      figures: {
        orders: 2,
        refused: 1,
        turnover: [{ currency: 'EUR', amount: 1580 }],
        minutesToTable: 14,
        averageBill: [{ currency: 'EUR', amount: 790 }],
      },
      hours: [{ hour: 11, orders: 2, amount: 1580 }],
      // The served order and the new one are not paid.
      open: { orders: 1, unpaid: 2, leftToPay: [{ currency: 'EUR', amount: 1580 }] },
      dishes: [{ quantity: 2, sums: [{ currency: 'EUR', amount: 1580 }] }],
      lastWeek: { orders: 1, refused: 0, turnover: [{ currency: 'EUR', amount: 790 }] },
      lastWeekHours: [
        { hour: 11, orders: 1 },
        { hour: 13, orders: 1 },
      ],
    });
  });
});

describe('The day of a place', () => {
  const { server, start } = withServer();
  const { today, ordered, move } = dayAt(server);

  test('the day follows the place’s time zone on both days of a clock change', async () => {
    const { clock } = server();
    // 00:30 and 23:30 of 29 March: 22 hours apart.
    clock.now = Date.UTC(2026, 2, 28, 22, 30);
    await ordered();
    clock.now = Date.UTC(2026, 2, 29, 20, 30);
    await ordered();
    expect(await today()).toMatchObject({ day: '2026-03-29', figures: { orders: 2 } });
    // 00:30 and 23:30 of 25 October: 24 hours apart.
    clock.now = Date.UTC(2026, 9, 24, 21, 30);
    await ordered();
    clock.now = Date.UTC(2026, 9, 25, 21, 30);
    await ordered();
    expect(await today()).toMatchObject({ day: '2026-10-25', figures: { orders: 2 } });
    clock.now = Date.UTC(2026, 9, 25, 22, 0);
    expect(await today()).toMatchObject({ day: '2026-10-26', figures: { orders: 0 }, hours: [] });
  });

  test('an unseen order needs a person, and a served one does not', async () => {
    const [id, served] = [await ordered(), await ordered(CODE.two)];
    await move(served, 'served_spot');
    const at = server().clock.now;
    expect((await today()).needs.unseen).toEqual([
      {
        id,
        number: 1,
        label: 'K2-41',
        table: '1',
        orderType: 'spot',
        placedAt: at,
        lookedAtFrom: at,
        isForWaiters: true,
      },
    ]);
  });

  test('an order with all dishes at the pass needs a person until it is served', async () => {
    const id = await ordered();
    const station = await signInStation(server());
    server().clock.now += 5 * MINUTE;
    const say = (kind: string, body: object) =>
      server().post(`/api/staff/commands/${kind}`, body, { ...station.headers, 'idempotency-key': nextId() });
    expect((await today()).needs.ready).toEqual([]);
    const tick = { kind: 'tick', line: 0, station: 'kitchen', done: true };
    expect((await say('orderFact', { orderId: id, fact: tick })).status).toBe(200);
    expect((await today()).needs.ready).toMatchObject([{ id, table: '1', lookedAtFrom: server().clock.now }]);
    await move(id, 'served_spot');
    expect((await today()).needs.ready).toEqual([]);
  });

  test('an order that nobody accepted and no dish of which is ready needs a person when its ticket turns warm', async () => {
    const id = await ordered();
    const say = async (fact: object) => {
      const { headers } = await signInStation(server());
      return server().post(
        '/api/staff/commands/orderFact',
        { orderId: id, fact },
        { ...headers, 'idempotency-key': nextId() },
      );
    };
    expect((await say({ kind: 'seen', by: 'screen' })).status).toBe(200);
    const placedAt = server().clock.now;
    server().clock.now += WARM_MS - 1;
    expect((await today()).needs.unaccepted).toEqual([]);
    server().clock.now += 1;
    expect((await today()).needs).toMatchObject({
      unaccepted: [{ id, table: '1', lookedAtFrom: placedAt }],
      late: [],
    });
    expect((await say({ kind: 'tick', line: 0, station: 'kitchen', done: true })).status).toBe(200);
    expect((await today()).needs.unaccepted).toEqual([]);
  });

  test('an order for tomorrow needs a person an hour before its time', async () => {
    const way = { type: 'preorder' as const, id: 3, discounts: [], prices: [], radiuses: [], shapes: [] };
    const house = await start({ place: { orderTypes: [way] } });
    const wantedAt = NOON + 24 * HOUR;
    const body = {
      ...{ token: 'Kx3-own-secret-of-an-order_0001', products: [house.line('salad')], payment_method: 'cash' },
      ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', pickup_time: new Date(wantedAt).toISOString() },
    };
    const headers = { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0', 'x-device': 'phone-1' };
    expect((await house.post('/api/orders/preorder', body, headers)).status).toBe(201);
    house.clock.now += MINUTE;
    expect((await today()).needs).toMatchObject({ unseen: [], unaccepted: [] });
    house.clock.now = wantedAt - HOUR;
    expect((await today()).needs.unseen).toMatchObject([{ placedAt: NOON, lookedAtFrom: wantedAt - HOUR }]);
  });

  test('an open call names who is on the way, and an ended call is not listed', async () => {
    const session = await server().scan();
    const headers = { 'idempotency-key': nextId(), 'x-order-age': '0' };
    const called = await server().post('/api/calls', { session, needs: [], text: 'Bread' }, headers);
    expect(called.status).toBe(200);
    const { headers: maria } = await signInAs(server(), 'WAITER');
    const [call] = (await today()).needs.calls;
    expect(call).toMatchObject({ table: '1', kind: 'call', at: server().clock.now });
    const answer = (what: string) =>
      server().post(
        '/api/staff/commands/callAnswer',
        { callId: call?.id, answer: what },
        { ...maria, 'idempotency-key': nextId() },
      );
    await answer('coming');
    expect((await today()).needs.calls).toMatchObject([{ comingBy: 'Maria' }]);
    await answer('done');
    expect((await today()).needs.calls).toEqual([]);
  });

  test('a printer that cannot print is listed by name until it can', async () => {
    const printer = {
      ...{ name: 'bar', address: '192.0.2.1:9100', stations: [], width: 80 as const },
      ...{ prints: ['tickets' as const], mode: 'raster' as const, codePages: 'epson' },
    };
    await start({ printers: [printer] });
    const { store, placeId } = server();
    const say = (trouble: string | null) =>
      store.write(placeId, (tx) => savePrinterState(tx, placeId, 'bar', { trouble }));
    await say('no_paper');
    expect((await today()).needs.printers).toEqual([{ name: 'bar', trouble: 'no_paper' }]);
    await say(null);
    expect((await today()).needs.printers).toEqual([]);
  });

  test('a silent kitchen screen is listed while the place is open, until its next heartbeat', async () => {
    const station = await signInStation(server());
    expect((await today()).needs.stations).toEqual([]);
    const heardAt = server().clock.now;
    server().clock.now += 4 * MINUTE;
    expect((await today()).needs.stations).toEqual([{ id: station.id, name: 'Pass', heardAt }]);
    await server().get('/api/staff/me', station.headers);
    expect((await today()).needs.stations).toEqual([]);
  });

  test('a silent kitchen screen is not listed while the place is closed', async () => {
    await start({ place: { openingHours: [[], [{ from: 8 * 60, to: 10 * 60 }], [], [], [], [], []] } });
    await signInStation(server());
    server().clock.now += 4 * MINUTE;
    expect((await today()).needs.stations).toEqual([]);
  });

  test('items that are off are listed by name; a dish with portions left is not off', async () => {
    const { headers } = await signInAs(server(), 'WAITER');
    const change = (slug: string, what: object) =>
      server().post(
        '/api/staff/commands/availability',
        { about: server().id('product', slug), change: what },
        { ...headers, 'idempotency-key': nextId() },
      );
    expect((await change('salad', { off: true, until: null })).status).toBe(200);
    expect((await change('burger', { portions: 3, until: null })).status).toBe(200);
    expect((await today()).needs.off).toEqual([{ key: server().id('product', 'salad'), name: 'salad!' }]);
  });

  test('the turnover is hidden from a waiter and a station', async () => {
    for (const { headers } of [await signInAs(server(), 'WAITER'), await signInStation(server())])
      expect((await server().get('/api/staff/today', headers)).status).toBe(403);
  });

  test('a day’s orders are found by index, without a scan of the others', async () => {
    const { store, placeId } = server();
    const plans = await plansOf(store.read, async (db) => {
      await dayOrders(db, placeId, '2026-10-06');
      await ordersOfDay(db, placeId, '2026-10-06');
    });
    expect(plans.some((step) => /USING INDEX sqlite_autoindex_orders_\d \(place_id=\? AND day=\?\)/.test(step))).toBe(
      true,
    );
    expect(plans.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  });
});
