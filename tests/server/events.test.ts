import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventToWire, type PlaceEvent, parseEvent } from '#contract/events.ts';
import type { OrderId, ProductId } from '#domain/ids.ts';
import { setAvailability } from '../../server/services/availability/set-availability.ts';
import { wantBill } from '../../server/services/bill/bill.ts';
import { createPlaceFeeds } from '../../server/services/place/place-feeds.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import { markComing } from '../../server/services/service/answer-call.ts';
import { changeTable } from '../../server/services/service/change-table.ts';
import type { Services } from '../../server/services/services.ts';
import { journalHead } from '../../server/store/log/journal-head.ts';
import { openSittings } from '../../server/store/service/board-orders.ts';
import { closeTableSession, moveOrderStatus } from '../support/staff/floor.ts';
import { withServer } from './support/one-server.ts';
import { messageOf, nextId, startServer, type TestServer } from './support/server.ts';
import { onBothDatabases } from './support/stores.ts';
import { CODE, publish } from './support/venues.ts';

/** Whether the event numbers are consecutive. */
const isChain = (events: readonly PlaceEvent[]): boolean =>
  events.every((event, at) => at === 0 || event.prev === events[at - 1]?.seq);

onBothDatabases('The event stream', (store) => {
  let server: TestServer;
  let folder: string;
  let services: Services;
  let stops: (() => void)[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabl-events-'));
    server = await startServer(store(), folder);
    const places = createPublishedPlaces(server.store);
    services = { store: server.store, places, clock: () => server.clock.now } as Services;
  });
  afterEach(async () => {
    for (const stop of stops) stop();
    stops = [];
    await server?.app.close();
    await rm(folder, { recursive: true });
  });

  const follow = (
    options: { session?: string; secrets?: string[]; lastSeq?: number } = {},
    by: Services = services,
  ) => {
    const feeds = createPlaceFeeds(by);
    const heard: PlaceEvent[] = [];
    const stop = feeds.follow({
      placeId: server.placeId,
      token: options.session,
      ...(options.secrets && { secrets: options.secrets }),
      lastSeq: options.lastSeq,
      send: (event) => heard.push(event),
      onEnd: () => undefined,
    });
    stops.push(stop, feeds.close);
    return heard;
  };
  const merge = async (from: string, to: string) => {
    const { placeId, clock } = server;
    const sittingId = (await openSittings(server.store.read, placeId)).get(from)?.id;
    if (!sittingId) throw new Error(`Nobody sits at ${from}`);
    const change = { kind: 'tableChange', about: { sittingId }, table: to, merge: true } as const;
    await server.store.write(placeId, (tx) => changeTable(tx, { placeId, by: 'Maria', at: clock.now }, change));
  };
  const untilHeard = async (heard: readonly PlaceEvent[], type: PlaceEvent['type'], count = 1) =>
    vi.waitFor(() => expect(heard.filter((event) => event.type === type)).toHaveLength(count), 5000);
  const off = (slug: string, isOff = true) =>
    setAvailability(services, server.placeId, server.id('product', slug) as ProductId, { off: isOff, until: null });

  test('event stream: sends an order without a table to the holder of its secret only', async () => {
    const types = (['spot', 'preorder'] as const).map((type, at) => ({
      ...{ type, id: at + 1, discounts: [], prices: [], radiuses: [], shapes: [] },
    }));
    await publish(server.store, { place: { orderTypes: types } });
    const secret = 'Kx3-own-secret-of-an-order_1';
    const id = nextId() as OrderId;
    const whom = { client_name: 'Elena', client_phone: '+359888123456', payment_method: 'cash' };
    const sent = await server.post(
      '/api/orders/preorder',
      { token: secret, products: [server.line('salad')], ...whom },
      { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0' },
    );
    expect(sent.status).toBe(201);
    const mine = follow({ secrets: ['nonsense', secret] });
    const others = [
      follow(),
      follow({ secrets: ['another-secret-of-somebody'] }),
      follow({ session: await server.scan() }),
    ];
    await untilHeard(mine, 'hello');
    for (const heard of others) await untilHeard(heard, 'hello');
    await moveOrderStatus(services, server.placeId, id, 'cooked_preorder');
    await off('burger');
    await untilHeard(mine, 'availability');
    for (const heard of others) await untilHeard(heard, 'availability');
    expect(mine.filter(({ type }) => type === 'order')).toMatchObject([{ orderId: id, status: 'cooked_preorder' }]);
    expect(others.flat().filter(({ type }) => type === 'order')).toEqual([]);
    expect(isChain(mine)).toBe(true);
  });

  test('event stream: sends hello, then changes, to every listener', async () => {
    const [one, other] = [follow(), follow()];
    await untilHeard(one, 'hello');
    await untilHeard(other, 'hello');
    // The first message has the menu's version, so that a current device need not request it.
    expect(one[0]).toMatchObject({ menuVersion: expect.stringMatching(/./) });
    await off('salad');
    await publish(server.store, { saladPrice: 900 });
    for (const heard of [one, other]) {
      await untilHeard(heard, 'menu');
      expect(heard.map(({ type }) => type)).toEqual(['hello', 'availability', 'menu']);
      expect(heard[1]).toMatchObject({ productId: server.id('product', 'salad'), off: true, until: null });
      expect(isChain(heard)).toBe(true);
    }
  });

  test('event stream: sends a call and a bill to their own table only', async () => {
    const [mine, yours] = [await server.scan(CODE.one), await server.scan(CODE.two)];
    const [own, foreign, nobody] = [follow({ session: mine }), follow({ session: yours }), follow()];
    for (const heard of [own, foreign, nobody]) await untilHeard(heard, 'hello');
    const id = nextId();
    const headers = { 'idempotency-key': id, 'x-order-age': '0' };
    await server.post('/api/calls', { session: mine, needs: ['water'] }, headers);
    const by = 'Maria';
    await server.store.write(server.placeId, (tx) =>
      markComing(tx, { placeId: server.placeId, id, by, at: server.clock.now }),
    );
    await server.order({ session: mine });
    await wantBill(
      services,
      (await createPublishedPlaces(server.store).at(server.store.read, server.placeId)) as never,
      mine,
      {
        paymentMethod: undefined,
        split: undefined,
      },
    );
    await off('salad');
    for (const heard of [own, foreign, nobody]) await untilHeard(heard, 'availability');
    const told = own.filter((event) => event.type === 'call');
    expect(told).toMatchObject([{ callId: id, step: 'made' }, { callId: id, step: 'coming', by }, { step: 'made' }]);
    for (const event of told) expect(parseEvent(JSON.stringify(eventToWire(event)))).toEqual(event);
    for (const heard of [foreign, nobody]) expect(heard.map(({ type }) => type)).toEqual(['hello', 'availability']);
  });

  test('event stream: sends an order to its own table only', async () => {
    const [mine, yours] = [await server.scan(CODE.one), await server.scan(CODE.two)];
    const [own, foreign, nobody] = [follow({ session: mine }), follow({ session: yours }), follow()];
    for (const heard of [own, foreign, nobody]) await untilHeard(heard, 'hello');
    const id = nextId();
    await server.order({ session: mine, id });
    await moveOrderStatus(services, server.placeId, id, 'cooked_spot');
    await off('salad');
    for (const heard of [own, foreign, nobody]) await untilHeard(heard, 'availability');
    expect(own.filter(({ type }) => type === 'order')).toMatchObject([
      { orderId: id, status: 'ordered' },
      { orderId: id, status: 'cooked_spot' },
    ]);
    for (const heard of [foreign, nobody]) expect(heard.map(({ type }) => type)).toEqual(['hello', 'availability']);
    for (const heard of [own, foreign, nobody]) expect(isChain(heard)).toBe(true);
  });

  test('event stream: sends a moved party its next order at the new table, even while the stream is starting', async () => {
    const [mine, theirs] = [await server.scan(CODE.one), await server.scan(CODE.two)];
    const gate = Promise.withResolvers<void>();
    const at = vi.fn<Services['places']['at']>(async (...which) => {
      await gate.promise;
      return services.places.at(...which);
    });
    const heard = follow({ session: mine }, { ...services, places: { ...services.places, at } });
    const other = follow({ session: theirs });
    await untilHeard(other, 'hello');
    await vi.waitFor(() => expect(at).toHaveBeenCalled(), 5000);
    await merge('1', '2');
    await untilHeard(other, 'reset');
    const id = nextId();
    await server.order({ session: theirs, id });
    await untilHeard(other, 'order');
    gate.resolve();
    await untilHeard(heard, 'order');
    expect(heard.at(-1)).toMatchObject({ orderId: id });
    expect(isChain(heard)).toBe(true);
  });

  test('event stream: reads no data for listeners whose tables are not concerned', async () => {
    const lookUp = vi.fn(services.clock);
    const [mine, theirs] = [await server.scan(CODE.tablet), await server.scan(CODE.one), await server.scan(CODE.two)];
    const heard = follow({ session: mine }, { ...services, clock: lookUp });
    await untilHeard(heard, 'hello');
    lookUp.mockClear();
    await merge('1', '2');
    await server.order({ session: theirs });
    await off('salad');
    await untilHeard(heard, 'availability');
    expect(lookUp).not.toHaveBeenCalled();
  });

  test('event stream: sends no orders to a closed session', async () => {
    const session = await server.scan();
    const heard = follow({ session });
    await untilHeard(heard, 'hello');
    const id = nextId();
    await server.order({ session, id });
    await untilHeard(heard, 'order');
    await closeTableSession(services, server.placeId, '1');
    await moveOrderStatus(services, server.placeId, id, 'paid');
    await off('salad');
    await untilHeard(heard, 'availability');
    expect(heard.filter(({ type }) => type === 'order')).toHaveLength(1);
  });

  test('event stream: resumes after the device’s last event without a gap', async () => {
    const session = await server.scan();
    const before = follow({ session });
    await untilHeard(before, 'hello');
    await off('salad');
    await untilHeard(before, 'availability');
    const lastSeq = before.at(-1)?.seq ?? 0;
    for (const stop of stops.splice(0)) stop();
    const id = nextId();
    await server.order({ session, id, products: [server.line('burger')], total: '5.00' });
    await off('salad', false);
    const after = follow({ session, lastSeq });
    await untilHeard(after, 'availability');
    await off('burger');
    await untilHeard(after, 'availability', 2);
    expect(after.map(({ type }) => type)).toEqual(['hello', 'order', 'availability', 'availability']);
    expect(after[0]).toMatchObject({ seq: lastSeq });
    expect(isChain(after)).toBe(true);
  });

  test('event stream: tells a device to read again when its number is too high or it missed too much', async () => {
    const session = await server.scan();
    const ahead = follow({ session, lastSeq: 5000 });
    await untilHeard(ahead, 'reset');
    await Promise.all(Array.from({ length: 1001 }, () => off('salad')));
    const behind = follow({ session, lastSeq: 1 });
    await untilHeard(behind, 'reset');
    expect(behind.map(({ type }) => type)).toEqual(['hello', 'reset']);
    await off('burger');
    await untilHeard(behind, 'availability');
    expect(isChain(behind)).toBe(true);
  });

  test('event stream: sends a stranger a hello without a journal number, whatever number was claimed', async () => {
    await server.order({ session: await server.scan() });
    const strangers = [follow(), follow({ lastSeq: 1 }), follow({ lastSeq: 5000 }), follow({ session: 'invented' })];
    for (const heard of strangers) await untilHeard(heard, 'hello');
    await off('salad');
    for (const heard of strangers) {
      await untilHeard(heard, 'availability');
      expect(heard.map(({ type, prev }) => [type, prev])).toEqual([
        ['hello', 0],
        ['availability', 0],
      ]);
      expect(heard[0]?.seq).toBe(0);
    }
  });

  test('event stream: sends hello without a number to a new guest, and with the given number to a returning one', async () => {
    const session = await server.scan();
    const head = await journalHead(server.store.read, server.placeId);
    const all = [follow({ session }), follow({ session, lastSeq: head }), follow({ session, lastSeq: head + 1000 })];
    for (const heard of all) await untilHeard(heard, 'hello');
    expect(all.map(([hello]) => hello?.seq)).toEqual([0, head, 0]);
  });

  test('event stream: loses no event while a device’s stream is starting', async () => {
    const session = await server.scan();
    const lastSeq = await journalHead(server.store.read, server.placeId);
    const changes = Array.from({ length: 20 }, () => off('salad'));
    const heard = follow({ session, lastSeq });
    await Promise.all(changes);
    await untilHeard(heard, 'availability', 20);
    expect(isChain(heard)).toBe(true);
  });
});

test('event stream: an event is parsed back as it was sent', () => {
  const events: PlaceEvent[] = [
    { type: 'hello', seq: 1, prev: 1, menuVersion: 'v1' },
    { type: 'menu', seq: 3, prev: 1, version: 'x' },
    { type: 'availability', seq: 4, prev: 3, productId: 7 as ProductId, off: true, until: null },
    { type: 'reset', seq: 9, prev: 4 },
  ];
  for (const event of events) expect(parseEvent(JSON.stringify(eventToWire(event)))).toEqual(event);
});

const { server: oneServer } = withServer();

test('event stream: uses text/event-stream, and ends when the server stops', async () => {
  const { app } = oneServer();
  const session = await oneServer().scan();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-place': 'bistro', 'x-session': session };
  const response = await fetch(`${url}/api/events`, { headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (part: string) => {
    while (reader && !text.includes(part)) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  };
  await readUntil('hello');
  const id = nextId();
  await oneServer().order({ session, id });
  await readUntil(id);
  expect(text).toMatch(
    /^id: \d+\ndata: \{"type":"hello".*\}\n\nid: \d+\ndata: \{"type":"order".*"status":"ordered"\}\n\n$/,
  );
  const closing = app.close();
  await readUntil('never said');
  await closing;
});

test('event stream: has no stream for an unknown place', async () => {
  const answer = await oneServer().get('/api/events', { 'x-place': 'nowhere' });
  expect([answer.status, messageOf(answer)]).toEqual([404, 'unknown_place']);
});
