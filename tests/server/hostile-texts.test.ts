// Untypable text at every route, on both databases: PostgreSQL rejects NUL and lone surrogates, SQLite stores them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCESS } from '../../server/routes/access.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import { nextId, startServer, type TestServer } from './support/server.ts';
import { signInAs } from './support/staff.ts';
import { onBothDatabases } from './support/stores.ts';

/** NUL, escape, a direction override, a lone surrogate in JSON, and all together. */
const HOSTILE = ['\u0000', 'a\u0000b', '\u001b[2J', '\u202ea', '\ud83d', 'x\u0000\u001b\u202e\ud83d'];
/** Hostile characters in a URL; lone surrogates are invalid UTF-8. */
const IN_ADDRESS = ['%00', 'a%00b', '%1b', '%e2%80%ae', '%ed%a0%80', '%ff'];
/** Streams never end by themselves. */
const STREAMS: readonly string[] = ['GET /api/events', 'GET /api/staff/events'];
const FIELDS = [
  ...['session', 'token', 'secret', 'device', 'code', 'person', 'pin', 'name', 'placeSlug', 'slug', 'text', 'email'],
  ...['password', 'query', 'street', 'key', 'id', 'orderKey', 'order_comment', 'client_name', 'client_phone', 'hall'],
  ...['table', 'label', 'reason', 'note', 'order', 'bill', 'tables', 'orderId', 'tableId', 'station', 'printer'],
];

onBothDatabases('Hostile texts', (store) => {
  let on: TestServer;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    on = await startServer(store(), folder);
  });
  afterEach(async () => {
    await on.app.close();
    await rm(folder, { recursive: true });
  });

  test('hostile text: no route answers 500, whatever its path, query or body contains', async () => {
    const { headers } = await signInAs(on, 'SUPER_ADMIN', { isOfAllPlaces: true });
    const session = await on.scan();
    const broken: string[] = [];
    const call = async (route: string, method: string, url: string, payload?: unknown) => {
      const all = { 'x-place': String(on.placeId), 'x-session': session, 'idempotency-key': nextId(), ...headers };
      const answer = await on.app.inject({
        method: method as 'GET',
        url,
        headers: { ...all, 'x-order-age': '0', 'x-shown-total': '7.90' },
        ...(payload !== undefined && { payload: payload as object }),
      });
      if (answer.statusCode >= 500) broken.push(`${route} ${url} ${JSON.stringify(payload)}: ${answer.body}`);
    };
    for (const route of Object.keys(ACCESS).filter((one) => !STREAMS.includes(one))) {
      const [method = '', url = ''] = route.split(' ');
      for (const text of IN_ADDRESS) {
        const query = ['t', 'lang', 'timestamp', 'day', 'after', 'q', 'from', 'to', 'hall', 'find', 'code', 'cursor'];
        const asked = `${url.replace(/:\w+/g, text)}?${query.map((name) => `${name}=${text}`).join('&')}`;
        if (!asked.includes('/api/openapi')) await call(route, method, asked, method === 'GET' ? undefined : {});
      }
      if (method === 'GET') continue;
      const body = (text: string) => Object.fromEntries(FIELDS.map((name) => [name, text]));
      for (const text of HOSTILE) await call(route, method, url.replace(/:\w+/g, 'x'), body(text));
      await call(route, method, url.replace(/:\w+/g, 'x'), { [HOSTILE[5] ?? '']: HOSTILE[5] });
    }
    for (const text of IN_ADDRESS)
      for (const url of [`/${text}`, `/bistro/${text}`, `/${text}/manifest.webmanifest`, `/pictures/${text}/1.avif`])
        await call('page', 'GET', url);
    expect(broken).toEqual([]);
  });

  test('hostile text: a place is not found by a text that cannot be a slug', async () => {
    for (const text of HOSTILE) expect(await createPublishedPlaces(store()).find(`bistro${text}`)).toBeUndefined();
  });

  test('hostile text: an order is stored without untypable characters, and keeps its words', async () => {
    const session = await on.scan();
    const dirty = 'no\u0000 nuts\u001b\u202e, \ud83d please';
    const comments = [{ variantId: on.id('variant', 'salad'), comment: dirty }];
    expect((await on.order({ session, comments })).status).toBe(201);
    const rows = JSON.stringify(await on.store.read.selectFrom('orders').selectAll().execute());
    expect(rows).toContain('no nuts, \ufffd please');
  });
});
