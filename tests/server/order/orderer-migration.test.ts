import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderId, PlaceId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { minor } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { findAnswer, findOrder, listOrders, saveOrder } from '../../../server/store/order/orders.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { makeNovemberDatabase, orderOfThatBuild } from '../support/november-database.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabl-november-'));
  file = join(folder, 'tabl.db');
  makeNovemberDatabase(file);
});
afterEach(() => rm(folder, { recursive: true }));

const delivered: PlacedOrder = {
  id: 'order-9' as OrderId,
  placeId: 7 as PlaceId,
  orderer: { kind: 'device', deviceId: 'phone-0123' as DeviceId },
  sessionId: undefined,
  number: 9,
  label: 'K2-9',
  orderType: 'delivery',
  status: 'ordered',
  total: minor(790),
  placedAt: 6,
  lines: [],
};

test('migration: a database of the previous build keeps orders and answers, and gains their orderers', async () => {
  const store = await openSqlite(file);
  expect(await findOrder(store.read, 7, 'order-1')).toMatchObject({
    orderer: { kind: 'table', sessionId: 'sitting-1' },
    total: 790,
  });
  expect(await findOrder(store.read, 7, 'order-2')).toMatchObject({ orderer: { kind: 'room', sessionId: 'stay-1' } });
  expect((await listOrders(store.read, 7, 'sitting-1')).map(({ id }) => id)).toEqual(['order-1']);
  expect(await findAnswer(store.read, 7, 'order-1')).toMatchObject({ sessionId: 'sitting-1', status: 201 });
  expect((await readJournal(store, 7)).map(({ type }) => type)).toEqual(['menu.published']);
  await store.close();
});

test('migration: an order without a table is stored, and only once', async () => {
  const store = await openSqlite(file);
  const order = {
    order: delivered,
    currency: 'EUR',
    day: '2026-11-21',
    fingerprint: 'f',
    sender: 'phone-0123',
    createdAt: 5,
    guestNote: undefined,
  };
  await store.write(7, (tx) => saveOrder(tx, order));
  expect(await findOrder(store.read, 7, 'order-9')).toEqual(delivered);
  const again = { ...order, order: { ...delivered, number: 10 } };
  await expect(store.write(7, (tx) => saveOrder(tx, again))).rejects.toThrow();
  await store.close();
});

test('migration: the previous build finds no unknown migration, and still writes', async () => {
  await (await openSqlite(file)).close();
  const database = new SqliteDatabase(file);
  expect(database.prepare('select name from kysely_migration order by name').pluck().all()).toEqual([
    '2026-10-venue',
    '2026-11-guest-notes',
  ]);
  database.exec(orderOfThatBuild('order-3', 'sitting-1', 3));
  const indexes = database.prepare("select name from sqlite_master where type = 'index' and sql is not null").pluck();
  expect(indexes.all()).toEqual(expect.arrayContaining(['orders_by_session', 'orders_by_sender']));
  database.close();
  const store = await openSqlite(file);
  expect(await findOrder(store.read, 7, 'order-3')).toMatchObject({ orderer: { kind: 'table' } });
  await store.close();
});

test('migration: one of a newer server does not prevent the start', async () => {
  await (await openSqlite(file)).close();
  const database = new SqliteDatabase(file);
  for (const table of ['kysely_migration', 'tabl_migration']) {
    database.exec(`insert into ${table} values ('2031-01-robots', '2031-01-01T00:00:00.000Z')`);
  }
  database.close();
  const store = await openSqlite(file);
  expect(await findOrder(store.read, 7, 'order-1')).toBeDefined();
  await store.close();
});

test('migration: a migration that fails near its end leaves no partial change, and the next start completes it', async () => {
  const database = new SqliteDatabase(file);
  database.exec('create table elsewhere (a integer); create index orders_by_sender on elsewhere (a)');
  await expect(openSqlite(file)).rejects.toThrow();
  database.exec('drop table elsewhere');
  database.close();
  const store = await openSqlite(file);
  expect(await findOrder(store.read, 7, 'order-1')).toMatchObject({ orderer: { kind: 'table' } });
  await store.close();
});
