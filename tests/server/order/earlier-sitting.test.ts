// A command sent under one sitting of a guest, and repeated under the next one.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Services } from '../../../server/services/services.ts';
import { closeTableSession } from '../../support/staff/floor.ts';
import { HOUR, messageOf, nextId, startServer, type TestServer } from '../support/server.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

onBothDatabases('An order of an earlier sitting', (store) => {
  let server: TestServer;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tabl-earlier-'));
    server = await startServer(store(), folder);
  });
  afterEach(async () => {
    await server?.app.close();
    await rm(folder, { recursive: true });
  });
  const earlier = (...secrets: string[]) => ({ 'x-earlier-session': secrets.join(',') });
  const cancel = (session: string, id: string, headers = {}) =>
    server.post('/api/orders/cancel', { session }, { 'idempotency-key': id, ...headers });
  const lapse = async () => {
    server.clock.now += 3 * HOUR;
    return server.scan();
  };

  test('order of an earlier sitting: is answered the same under both sessions, and cooked once', async () => {
    const before = await server.scan();
    const id = nextId();
    const first = await server.order({ session: before, id });
    const session = await lapse();
    const again = await server.order({ session, id, headers: earlier('a-secret-of-nobody-0123456789', before) });
    expect([again.status, again.json]).toEqual([201, { ...(first.json as object), token: session }]);
    expect(await server.ledger()).toEqual([id]);
  });

  test('order of an earlier sitting: stays rejected under the next sitting', async () => {
    const before = await server.scan();
    const id = nextId();
    await server.order({ session: before, id, total: '1.00' });
    const session = await lapse();
    const again = await server.order({ session, id, total: '1.00', headers: earlier(before) });
    expect([again.status, messageOf(again)]).toEqual([422, 'price_changed']);
  });

  test('order of an earlier sitting: is not disclosed to another table, whatever secrets it sends', async () => {
    const id = nextId();
    await server.order({ session: await server.scan(CODE.one), id });
    const other = await server.scan(CODE.two);
    const foreign = await server.order({ session: other, id, headers: earlier(other, 'x'.repeat(32)) });
    expect([foreign.status, messageOf(foreign)]).toEqual([422, 'idempotency_key_reused']);
    expect(foreign.text).not.toContain('salad');
  });

  test('order of an earlier sitting: is accepted once under the new sitting, and a late copy under the old one is rejected', async () => {
    const before = await server.scan();
    const id = nextId();
    const session = await lapse();
    expect((await server.order({ session, id, headers: earlier(before) })).status).toBe(201);
    expect(messageOf(await server.order({ session: before, id }))).toBe('idempotency_key_reused');
    expect(await server.ledger()).toEqual([id]);
  });

  test('order of an earlier sitting: a withdrawal after the next scan comes too late and gets the order’s first answer', async () => {
    const before = await server.scan();
    const id = nextId();
    const first = await server.order({ session: before, id });
    const session = await lapse();
    const back = await cancel(session, id, earlier(before));
    expect([back.status, back.json]).toEqual([201, { ...(first.json as object), token: session }]);
  });

  test('order of an earlier sitting: expires for good when it is too old, even though its session has lapsed', async () => {
    const session = await server.scan();
    const id = nextId();
    server.clock.now += 3 * HOUR;
    expect(messageOf(await server.order({ session, id, headers: { 'x-order-age': '600' } }))).toBe('Invalid session');
    const late = await server.order({ session, id, headers: { 'x-order-age': '1500' } });
    expect([late.status, messageOf(late)]).toEqual([422, 'order_expired']);
    expect(messageOf(await server.order({ session: await server.scan(), id, headers: earlier(session) }))).toBe(
      'order_expired',
    );
    expect(await server.ledger()).toEqual([]);
  });

  test('order of an earlier sitting: expires when it is too old, even though its session secret is lost', async () => {
    const session = 'a-secret-of-nobody-0123456789';
    const late = await server.order({ session, headers: { 'x-order-age': '1500' } });
    expect([late.status, messageOf(late)]).toEqual([422, 'order_expired']);
    expect(await server.store.read.selectFrom('answers').selectAll().execute()).toEqual([]);
  });

  test('order of an earlier sitting: a late order from a closed table is refused because the table was closed', async () => {
    const session = await server.scan();
    await closeTableSession({ store: server.store, clock: () => server.clock.now } as Services, server.placeId, '1');
    const late = await server.order({ session, headers: { 'x-order-age': '1500' } });
    expect(messageOf(late)).toBe('session_closed');
  });
});
