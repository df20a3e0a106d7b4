// Two strangers at the bar scan the same code, and each orders separately.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceEvent } from '#contract/events.ts';
import type { OrderType } from '#domain/place/place.ts';
import { createPlaceFeeds, type PlaceFeeds } from '../../../server/services/place/place-feeds.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE, TABLES } from '../support/venues.ts';

const BAR = 'code-of-the-bar-0123456789';
const type = (name: OrderType, id: number) => ({
  type: name,
  id,
  discounts: [],
  prices: [],
  radiuses: [],
  shapes: [],
});
const VENUE = {
  place: { orderTypes: [type('spot', 1), type('served_on_spot', 7)] },
  tables: [...TABLES, { name: 'Bar', code: BAR, orderType: 'served_on_spot' as const, room: undefined }],
};

onEitherDatabase('Strangers at a counter', (store) => {
  const { start } = withServer(store);
  let on: TestServer;
  let feeds: PlaceFeeds;
  beforeEach(async () => {
    on = await start(VENUE);
    const places = createPublishedPlaces(on.store);
    feeds = createPlaceFeeds({ store: on.store, places, clock: () => on.clock.now });
  });
  afterEach(() => feeds.close());

  const phone = (device: string) => ({ 'x-device': `0199c00000004000800000${device}` });
  const send = async (token: string, device: string, id = nextId()) => {
    on.clock.now += MINUTE;
    return on.post(
      '/api/orders/served-on-spot',
      { token, products: [on.line('salad')], client_name: null, client_phone: null, payment_method: 'cash' },
      { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0', ...phone(device) },
    );
  };
  const order = async (token: string, device: string) => {
    const id = nextId();
    expect((await send(token, device, id)).status).toBe(201);
    return id;
  };
  const seenBy = async (token: string, device: string) => {
    const answer = await on.get(`/api/orders/by_table_session/${token}?timestamp=1`, phone(device));
    return (answer.json as readonly { readonly id: string }[]).map(({ id }) => id);
  };
  const listen = async (token: string, device?: string) => {
    const heard: PlaceEvent[] = [];
    feeds.follow({
      placeId: on.placeId,
      token,
      ...(device !== undefined && { device: `0199c00000004000800000${device}` }),
      lastSeq: undefined,
      send: (event) => heard.push(event),
      onEnd: () => undefined,
    });
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
    return heard;
  };

  test('a guest sees only their own orders, also after another scan', async () => {
    const [ana, ben] = [await on.scan(BAR), await on.scan(BAR)];
    const first = await order(ana, '01');
    const other = await order(ben, '02');
    const second = await order(ana, '01');
    expect(await seenBy(ana, '01')).toEqual([first, second]);
    expect(await seenBy(ben, '02')).toEqual([other]);
    expect(await seenBy(await on.scan(BAR), '01')).toEqual([first, second]);
    // A phone without an order sees none, although its session is of the same counter.
    expect(await seenBy(await on.scan(BAR), '03')).toEqual([]);
  });

  test('each guest gets a change event without the orderer, and reads again', async () => {
    const [ana, ben] = [await on.scan(BAR), await on.scan(BAR)];
    const heard = await listen(ben);
    const id = await order(ana, '01');
    await moveOrderStatus({ store: on.store, clock: () => on.clock.now }, on.placeId, id, 'cooked_spot');
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(2), 5000);
    expect(new Set(heard.slice(1).map(({ type }) => type))).toEqual(new Set(['reset']));
    expect(JSON.stringify(heard)).not.toContain(id);
  });

  test('a guest with a device id gets events of their own orders, and none of strangers', async () => {
    const [ana, ben] = [await on.scan(BAR), await on.scan(BAR)];
    const [own, stranger] = [await listen(ana, '01'), await listen(ben, '02')];
    const id = await order(ana, '01');
    await moveOrderStatus({ store: on.store, clock: () => on.clock.now }, on.placeId, id, 'cooked_spot');
    const last = await order(ben, '02');
    await vi.waitFor(() => expect(JSON.stringify(stranger)).toContain(last), 5000);
    expect(new Set(own.slice(1).map((event) => event.type === 'order' && event.orderId))).toEqual(new Set([id]));
    expect(own.at(-1)).toMatchObject({ type: 'order', status: 'cooked_spot' });
    expect(stranger.slice(1)).toEqual([expect.objectContaining({ type: 'order', orderId: last })]);
    // The stranger's event numbers are consecutive, so that omitted events do not look lost.
    expect(stranger.at(-1)).toMatchObject({ prev: stranger[0]?.seq });
  });

  test('a guest cannot request strangers’ bills, nor make a call that staff could not end', async () => {
    const [ana, ben] = [await on.scan(BAR), await on.scan(BAR)];
    await order(ana, '01');
    const bill = await on.app.inject({
      method: 'PUT',
      url: `/api/orders/by_table_session/${ben}/bill_wanted`,
      headers: { 'x-place': String(on.placeId) },
      payload: {},
    });
    expect(bill.json()).toMatchObject({ success: false, payload: { message: 'no_orders' } });
    const call = nextId();
    const age = { 'x-order-age': '0' };
    const made = { session: ana, needs: [], text: 'I have lost my ring' };
    const called = await on.post('/api/calls', made, { 'idempotency-key': call, ...age, ...phone('01') });
    expect([called.status, messageOf(called)]).toEqual([422, 'invalid_call']);
    expect((await on.store.read.selectFrom('calls').select('id').execute()).length).toBe(0);
    expect((await on.get(`/api/calls/by_table_session/${ben}`)).json).toEqual([]);
    const end = { session: ben, call, end: 'withdrawn' };
    const ended = await on.post('/api/calls/end', end, { 'idempotency-key': nextId(), ...age, ...phone('02') });
    expect(messageOf(ended)).toBe('unknown_call');
  });

  test('a guest who orders too often blocks no other guest', async () => {
    const [ana, ben] = [await on.scan(BAR), await on.scan(BAR)];
    const body = { token: ana, products: [on.line('salad')], client_name: null, client_phone: null };
    const hasty = () =>
      on.post(
        '/api/orders/served-on-spot',
        { ...body, payment_method: 'cash' },
        { 'idempotency-key': nextId(), 'x-shown-total': '7.90', 'x-order-age': '0', ...phone('01') },
      );
    const answers = await Promise.all(Array.from({ length: 40 }, hasty));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await send(ben, '02')).status).toBe(201);
  });

  test('at a table every guest still sees the table’s orders', async () => {
    const [ana, ben] = [await on.scan(CODE.one), await on.scan(CODE.one)];
    const answer = await on.order({ session: ana, headers: phone('01') });
    expect(answer.status).toBe(201);
    expect(await seenBy(ben, '02')).toHaveLength(1);
  });
});
