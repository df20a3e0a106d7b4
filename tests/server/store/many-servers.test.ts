import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { readJournal } from '../../../server/store/journal.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { LISTENER, openPostgres } from '../../../server/store/postgres.ts';
import type { Store } from '../../../server/store/store.ts';
import { databasesIn } from '../../support/postgres.ts';
import { nextId, startServer, type TestServer } from '../support/server.ts';

const postgres = inject('postgres');
const databases = postgres && databasesIn(postgres.folder);
let folder: string;
let stores: Store[] = [];
let servers: TestServer[] = [];
afterAll(() => databases?.dropDatabases());
beforeEach(async ({ skip }) => {
  if (!databases) return skip();
  folder = await mkdtemp(join(tmpdir(), 'tabl-many-'));
  const { url } = await databases.createDatabase(postgres?.empty);
  stores = [await openStore({ url, file: '' }), await openStore({ url, file: '' })];
  servers = [];
  for (const store of stores) servers.push(await startServer(store, folder));
});
afterEach(async () => {
  for (const { app } of servers) await app.close();
  for (const store of stores) await store.close();
  stores = [];
  servers = [];
  await rm(folder, { recursive: true, force: true });
});
const both = (): [TestServer, TestServer] => {
  const [one, other] = servers;
  if (!one || !other) throw new Error('Two servers were to run');
  return [one, other];
};

test('two servers: started together on a new database, create its tables once', async () => {
  const { url } = (await databases?.createDatabase()) ?? {};
  const opened = await Promise.all([openStore({ url, file: '' }), openStore({ url, file: '' })]);
  try {
    for (const { read } of opened) expect(await read.selectFrom('places').select('id').execute()).toEqual([]);
  } finally {
    for (const store of opened) await store.close();
  }
});

test('two servers: an order that reaches both at once is cooked once', async () => {
  const [one, other] = both();
  const session = await one.scan();
  const ids = Array.from({ length: 20 }, nextId);
  const copies = ids.flatMap((id, at) =>
    [one, other, one].map((server) =>
      server.order({ session, id, comments: [{ variantId: server.id('variant', 'salad'), comment: `order ${at}` }] }),
    ),
  );
  const answers = await Promise.all(copies);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect((await one.ledger()).toSorted()).toEqual(ids.toSorted());
  const numbers = await one.store.read.selectFrom('orders').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => number)).toEqual(ids.map((_, at) => at + 1));
});

test('two servers: share sessions and events', async () => {
  const [one, other] = both();
  const heard: unknown[] = [];
  other.store.onChange((placeId) => heard.push(placeId));
  const session = await one.scan();
  expect((await other.order({ session })).status).toBe(201);
  expect((await one.get(`/api/orders/by_table_session/${session}`)).json).toMatchObject([{ number: 1 }]);
  await vi.waitFor(() => expect(heard).toContain(one.placeId));
});

test('two servers: count wrong codes and orders together', async () => {
  const [one, other] = both();
  const guess = (server: TestServer, at: number) =>
    server.post('/api/tables/verify_token', { token: `guess-${at}`, placeSlug: 'bistro' });
  const guesses = [];
  for (let at = 0; at < 40; at += 1) guesses.push((await guess(at % 2 ? one : other, at)).status);
  expect(guesses.filter((status) => status === 404)).toHaveLength(30);
  const session = await one.scan();
  const orders = [];
  for (let at = 0; at < 40; at += 1)
    orders.push((await (at % 2 ? one : other).order({ session, total: '1.00' })).status);
  expect(orders.filter((status) => status === 422)).toHaveLength(30);
  expect(orders.filter((status) => status === 429)).toHaveLength(10);
});

test('two servers: one cut off from the database catches up on missed events', async () => {
  const [one, other] = both();
  const rows: number[] = [];
  const stop = other.store.onChange(async () => rows.push((await readJournal(one.store, one.placeId)).length));
  // Other tests listen on other databases of the same PostgreSQL.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${LISTENER} and datname = current_database()`.execute(one.store.read);
  await one.scan();
  const all = (await readJournal(one.store, one.placeId)).length;
  await vi.waitFor(() => expect(rows.at(-1)).toBe(all), 5000);
  stop();
  expect((await other.order({ session: await one.scan() })).status).toBe(201);
});

test('two servers: a silent database connection is replaced within two heartbeats', async () => {
  const [one] = both();
  const { url } = (await databases?.createDatabase(postgres?.empty)) ?? { url: '' };
  const [writer, listener] = [await openPostgres(url), await openPostgres(url, 300)];
  const lines = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = ${LISTENER} and datname = current_database() order by backend_start`.execute(
      writer.read,
    );
    return rows.map(({ pid }) => pid);
  };
  const heard: unknown[] = [];
  const stop = listener.onChange((placeId) => heard.push(placeId));
  const silent = (await lines()).at(-1);
  if (!silent) throw new Error('No line listens');
  try {
    // The stopped process neither answers nor closes, like an unplugged cable.
    process.kill(silent, 'SIGSTOP');
    await writer.write(one.placeId, ({ changed }) => changed(one.placeId));
    // The server reads missed events when the next connection is open, without a request.
    await vi.waitFor(() => expect(heard).toContain(undefined), 5000);
    await writer.write(one.placeId, ({ changed }) => changed(one.placeId));
    await vi.waitFor(() => expect(heard).toContain(one.placeId), 5000);
  } finally {
    process.kill(silent, 'SIGCONT');
    stop();
    await listener.close();
    await writer.close();
  }
});
