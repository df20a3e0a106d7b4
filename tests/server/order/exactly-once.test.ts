import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../../../server/services/services.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { HOUR, MINUTE, messageOf, nextId, startServer, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onBothDatabases('Order, exactly once', (store) => {
  let server: TestServer;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabl-once-'));
    server = await startServer(store(), folder);
  });
  afterEach(async () => {
    await server?.app.close();
    await rm(folder, { recursive: true });
  });
  const services = () => ({ store: server.store, clock: () => server.clock.now }) as Services;

  test('order: at a table gets its price and label in the answer, and is in the kitchen [S7.13, S7.16]', async () => {
    const session = await server.scan();
    const id = nextId();
    const answer = await server.order({
      session,
      id,
      products: [server.line('salad', { quantity: 2 })],
      comments: [{ variantId: server.id('variant', 'salad'), comment: ' no \n salt ' }],
      total: '15.80',
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      success: true,
      id,
      key: id,
      token: session,
      totalPrice: '15.80',
      paymentMethod: null,
      ppResp: null,
      order: {
        id,
        number: 1,
        label: 'K2-41',
        status: 'ordered',
        totalPrice: '15.80',
        products: [{ name: 'salad!', quantity: 2, comment: 'no salt', total: '15.80' }],
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: gets the same answer for each retry, and is cooked once', async () => {
    const session = await server.scan();
    const id = nextId();
    const first = await server.order({ session, id });
    const again = await server.order({ session, id });
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: is accepted once when 200 copies arrive at the same moment', async () => {
    const session = await server.scan();
    const id = nextId();
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.order({ session, id })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: 200 concurrent guests get 200 orders, each with a different number', async () => {
    const sessions = await Promise.all(Array.from({ length: 50 }, () => server.scan()));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        server.order({
          session: sessions[at % 50] ?? '',
          products: [server.line('salad', { quantity: 1 + Math.floor(at / 50) }), server.line('burger')],
          total: (7.9 * (1 + Math.floor(at / 50)) + 5).toFixed(2),
          comments: [{ variantId: server.id('variant', 'salad'), comment: `guest ${at}` }],
        }),
      ),
    );
    // A sitting may send thirty at once; the rest are rate-limited and retry.
    const taken = answers.filter(({ status }) => status === 201);
    const limited = answers.filter(({ status }) => status === 429);
    expect(taken.length + limited.length).toBe(200);
    expect(taken.length).toBeGreaterThanOrEqual(30);
    expect(limited.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
    expect(await server.ledger()).toHaveLength(taken.length);
    const numbers = await server.store.read.selectFrom('orders').select('number').orderBy('number').execute();
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: taken.length }, (_, at) => at + 1));
  });

  test('order: is rejected under the id of another order, which stays', async () => {
    const session = await server.scan();
    const id = nextId();
    await server.order({ session, id });
    const other = await server.order({ session, id, products: [server.line('burger')], total: '5.00' });
    expect([other.status, messageOf(other)]).toEqual([422, 'idempotency_key_reused']);
    const dearer = await server.order({ session, id, total: '9.90' });
    expect(messageOf(dearer)).toBe('idempotency_key_reused');
    expect((await server.order({ session, id })).status).toBe(201);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: is not shown to a guest of another table who knows its id', async () => {
    const id = nextId();
    await server.order({ session: await server.scan(CODE.one), id });
    const foreign = await server.order({ session: await server.scan(CODE.two), id });
    expect([foreign.status, messageOf(foreign)]).toEqual([422, 'idempotency_key_reused']);
    expect(foreign.text).not.toContain('salad');
    const unknown = await server.order({ session: 'never-given-out-0123456789', id });
    expect([unknown.status, messageOf(unknown)]).toEqual([401, 'Invalid session']);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: gets its first answer after its session has lapsed or its table was closed', async () => {
    const session = await server.scan();
    const [early, lapsed, closed] = [nextId(), nextId(), nextId()];
    const first = await server.order({ session, id: early });
    server.clock.now += 3 * HOUR;
    expect((await server.order({ session, id: early })).text).toBe(first.text);
    expect([(await server.order({ session, id: lapsed })).status]).toEqual([401]);
    await closeTableSession(services(), server.placeId, '1');
    expect((await server.order({ session, id: early })).text).toBe(first.text);
    const refused = await server.order({ session, id: closed });
    expect([refused.status, messageOf(refused)]).toEqual([422, 'session_closed']);
    expect(await server.ledger()).toEqual([early]);
  });

  test('order: stays rejected when the reason is gone', async () => {
    const session = await server.scan();
    const id = nextId();
    const first = await server.order({ session, id, total: '1.00' });
    expect(first.json).toMatchObject({
      success: false,
      id,
      payload: { message: 'price_changed', quote: { totalPrice: '7.90' } },
    });
    expect((await server.order({ session, id, total: '1.00' })).text).toBe(first.text);
    expect((await server.order({ session, total: '7.90' })).status).toBe(201);
  });

  test('order: is not settled without a valid session: the same id is accepted after the next scan', async () => {
    const id = nextId();
    const first = await server.order({ session: 'a-secret-of-nobody-0123456789', id });
    expect(first.status).toBe(401);
    expect(first.json).toEqual({ success: false, id, payload: { message: 'Invalid session' } });
    expect((await server.order({ session: await server.scan(), id })).status).toBe(201);
  });

  test('order: is answered again even when its guest is rate-limited', async () => {
    const session = await server.scan();
    const id = nextId();
    const first = await server.order({ session, id });
    let wait: unknown;
    for (let sent = 0; sent < 40; sent += 1) {
      const answer = await server.order({ session, total: '1.00' });
      if (answer.status === 429) wait = answer.headers['retry-after'];
    }
    expect(Number(wait)).toBeGreaterThanOrEqual(1);
    const replayed = await server.order({ session, id });
    expect([replayed.status, replayed.text]).toEqual([201, first.text]);
    server.clock.now += MINUTE;
    // Rate limits use the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
    try {
      expect((await server.order({ session, total: '1.00' })).status).toBe(422);
    } finally {
      vi.useRealTimers();
    }
  });

  test('order: can be queried by its id, by its own session only', async () => {
    const session = await server.scan();
    const id = nextId();
    const first = await server.order({ session, id });
    const ask = (who: string, what: string) => server.get(`/api/orders/by-client-id/${what}`, { 'x-session': who });
    expect(await ask(session, id)).toMatchObject({ status: 201, text: first.text });
    expect((await ask(session, nextId())).status).toBe(404);
    expect((await ask(session, 'no-id')).status).toBe(404);
    const other = await ask(await server.scan(CODE.two), id);
    expect([other.status, messageOf(other)]).toEqual([404, 'unknown_order']);
    expect((await ask('never-given-out-0123456789', id)).status).toBe(401);
  });

  test('order: is rejected when it arrives after its withdrawal', async () => {
    const session = await server.scan();
    const id = nextId();
    const cancel = () => server.post('/api/orders/cancel', { session }, { 'idempotency-key': id });
    const first = await cancel();
    expect(first.status).toBe(422);
    expect(first.json).toMatchObject({ success: false, id, payload: { message: 'order_cancelled' } });
    expect((await cancel()).text).toBe(first.text);
    expect((await server.order({ session, id })).text).toBe(first.text);
    expect(await server.ledger()).toEqual([]);
  });

  test('order: stays when its withdrawal arrives after the order, and the answer says so', async () => {
    const session = await server.scan();
    const id = nextId();
    const first = await server.order({ session, id });
    const cancelled = await server.post('/api/orders/cancel', { session }, { 'idempotency-key': id });
    expect([cancelled.status, cancelled.text]).toEqual([201, first.text]);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order: cannot be withdrawn by another table', async () => {
    const session = await server.scan(CODE.two);
    const id = nextId();
    await server.order({ session: await server.scan(CODE.one), id });
    const foreign = await server.post('/api/orders/cancel', { session }, { 'idempotency-key': id });
    expect(messageOf(foreign)).toBe('idempotency_key_reused');
    const nobody = await server.post(
      '/api/orders/cancel',
      { session: 'x'.repeat(32) },
      { 'idempotency-key': nextId() },
    );
    expect(nobody.status).toBe(401);
  });

  test('order: is accepted once when sent under two ids within seconds, and twice ten minutes apart', async () => {
    const session = await server.scan();
    const twice = ['0', '2', '600'].map((age) => ({
      session,
      id: nextId(),
      headers: { 'x-order-age': age, 'x-order-confirmed': '1' },
    }));
    const answers = [];
    for (const one of twice) answers.push(await server.order(one));
    expect(answers.map(messageOf)[1]).toBe('too_mony_orders_for_session_in_x_seconds');
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 201]);
  });

  test('order: two equal ones from two phones of a table are both cooked', async () => {
    const from = async (device: string | undefined, session: string) =>
      server.order({ session, headers: device === undefined ? {} : { 'x-device': device } });
    const [one, two] = [await server.scan(), await server.scan()];
    const answers = [await from('phone-one', one), await from('phone-two', one), await from('phone-one', two)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422]);
    // An earlier build sent no device id; then its secret distinguishes the phones.
    const silent = [await from(undefined, one), await from(undefined, two), await from(undefined, two)];
    expect(silent.map(({ status }) => status)).toEqual([201, 201, 422]);
  });
});
