// A kitchen without screens and printers: a waiter's screen marks orders as seen, and a person accepts them.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import { parseToday } from '#contract/owner/today.ts';
import { parseBoard } from '#contract/service/board.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, NOON, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

const STATIONS = [
  { id: 'kitchen', name: 'Kitchen', categories: [], isDefault: true },
  { id: 'bar', name: 'Bar', categories: [], isDefault: false },
];
const printer = (prints: readonly ('tickets' | 'receipts')[]) => ({
  ...{ name: 'hot', address: '192.0.2.1:9100', stations: [], width: 80 as const, prints },
  ...{ mode: 'raster' as const, codePages: 'epson' },
});

const say = (house: TestServer, who: SignedIn, orderId: string, fact: object) =>
  house.post(
    '/api/staff/commands/orderFact',
    { orderId, fact },
    { 'x-place': String(house.placeId), ...who.headers, 'idempotency-key': nextId() },
  );
const ordered = async (house: TestServer) => {
  const [session, id] = [await house.scan(), nextId()];
  expect((await house.order({ session, id, headers: { 'x-device': `phone-${id.slice(-8)}` } })).status).toBe(201);
  return { session, id };
};
const boardOf = async (house: TestServer, who: SignedIn) => {
  const answer = await house.get('/api/staff/board', { 'x-place': String(house.placeId), ...who.headers });
  const board = parseBoard(answer.json);
  if (!board) throw new Error(answer.text);
  return board;
};
const guestReads = async (house: TestServer, { session, id }: { session: string; id: string }) =>
  parseOrders((await house.get(`/api/orders/by_table_session/${session}`)).json, 'EUR' as Currency)?.items.find(
    (order) => order.id === id,
  )?.facts;
const WAITER = { kind: 'seen', by: 'screen', toWaiter: true };

onEitherDatabase('Venue with waiters only', (store) => {
  const { server, start } = withServer(store);

  test('marks an order seen for its guest when a waiter’s screen shows it, and the order waits for a person', async () => {
    const house = server();
    const [maria, boss] = [await signInAs(house, 'WAITER'), await signInAs(house, 'PLACE_ADMIN')];
    const order = await ordered(house);
    expect((await boardOf(house, maria)).bareStations).toEqual(['kitchen']);
    expect((await say(house, maria, order.id, WAITER)).status).toBe(200);
    expect(await guestReads(house, order)).toEqual({ seenAt: NOON, seenByWaiter: true });
    const needs = async () => parseToday((await house.get('/api/staff/today', boss.headers)).json)?.needs;
    expect(await needs()).toMatchObject({ unseen: [], unaccepted: [{ id: order.id }] });
    house.clock.now += MINUTE;
    expect((await say(house, maria, order.id, { kind: 'accepted' })).status).toBe(200);
    expect(await needs()).toMatchObject({ unseen: [], unaccepted: [] });
  });

  test('a waiter’s screen marks nothing as seen when the station has a screen', async () => {
    const withScreen = server();
    const kitchen = await signInStation(withScreen);
    const maria = await signInAs(withScreen, 'WAITER');
    // Refers to a board read before the kitchen had its screen.
    await withScreen.app.inject({
      method: 'PUT',
      url: '/api/staff/screen',
      headers: { 'x-place': String(withScreen.placeId), ...kitchen.headers },
      payload: { sound: 'ready' },
    });
    const order = await ordered(withScreen);
    expect((await boardOf(withScreen, maria)).bareStations).toEqual([]);
    expect((await say(withScreen, maria, order.id, WAITER)).status).toBe(200);
    expect(await guestReads(withScreen, order)).toBeUndefined();
    expect((await say(withScreen, kitchen, order.id, WAITER)).status).toBe(422);
  });

  test.each([
    ['tickets', undefined],
    ['receipts', { seenAt: NOON, seenByWaiter: true }],
  ] as const)('waiters only: a printer of %s counts only when the kitchen reads it', async (prints, seen) => {
    const house = await start({ printers: [printer([prints])] });
    const [jana, order] = [await signInAs(house, 'WAITER'), await ordered(house)];
    expect((await boardOf(house, jana)).screenStations).toEqual([]);
    await say(house, jana, order.id, WAITER);
    expect(await guestReads(house, order)).toEqual(seen);
  });

  test('a bar without a screen is shown to waiters, and the kitchen’s orders stay with the kitchen', async () => {
    const house = await start({ place: { stations: STATIONS } });
    const maria = await signInAs(house, 'WAITER');
    const kitchen = await signInStation(house, 'kitchen');
    await house.app.inject({
      method: 'PUT',
      url: '/api/staff/screen',
      headers: { 'x-place': String(house.placeId), ...kitchen.headers },
      payload: { sound: 'ready' },
    });
    expect(await boardOf(house, maria)).toMatchObject({ bareStations: ['bar'], screenStations: ['kitchen'] });
    const order = await ordered(house);
    await say(house, maria, order.id, WAITER);
    expect(await guestReads(house, order)).toBeUndefined();
  });
});
