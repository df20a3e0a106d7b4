import { afterEach, expect, test, vi } from 'vitest';
import type { PlaceEvent } from '#contract/events.ts';
import { readAvailability } from '#core/db/availability/availability-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { createEventHandler } from '#core/sync/place/place-events.ts';
import type { ProductId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';
import { orderId, PLACE, placedOrder } from '../../db/outbox/order-drafts.ts';

let names = 0;
const dbs: TablDatabase[] = [];
afterEach(() => {
  for (const db of dbs.splice(0)) db.close();
});

const begin = async (status?: OrderStatus) => {
  names += 1;
  const db = new TablDatabase(breakableDisk(), `events-${names}`);
  dbs.push(db);
  if (status) await db.orders.put(placedOrder(1, { status }));
  const readAgain = vi.fn(async () => undefined);
  const readTable = vi.fn(async () => undefined);
  const readCalls = vi.fn(async () => undefined);
  const readBill = vi.fn(async () => undefined);
  const onMenuVersion = vi.fn();
  const onTold = vi.fn();
  const { handle, lastSeq } = createEventHandler(db, PLACE, {
    readAgain,
    readTable,
    readCalls,
    readBill,
    onMenuVersion,
    onTold,
  });
  return { db, readAgain, readCalls, readBill, onMenuVersion, onTold, handle, lastSeq };
};
const order = (seq: number, prev: number, status: OrderStatus, of = 1): PlaceEvent => ({
  type: 'order',
  seq,
  prev,
  orderId: orderId(of),
  status,
});
const off = (seq: number, prev: number, isOff = true): PlaceEvent => ({
  type: 'availability',
  seq,
  prev,
  productId: 5 as ProductId,
  off: isOff,
  until: null,
});
const hello = (seq: number): PlaceEvent => ({ type: 'hello', seq, prev: seq, menuVersion: 'v1' });

test('hello reads all earlier changes again, and checks the menu’s version', async () => {
  const { handle, readAgain, onMenuVersion, lastSeq } = await begin();
  await handle(hello(7));
  expect(readAgain).toHaveBeenCalledOnce();
  expect(onMenuVersion).toHaveBeenCalledExactlyOnceWith('v1');
  expect(lastSeq()).toBe(7);
});

test('an order follows the kitchen’s status without another request', async () => {
  const { db, handle, readAgain } = await begin('ordered');
  await handle(order(8, 7, 'cooked_spot'));
  await handle(order(9, 8, 'served_spot'));
  expect(await db.orders.get(orderId(1))).toMatchObject({ status: 'served_spot' });
  expect(readAgain).not.toHaveBeenCalled();
});

test('a late event never moves an order back', async () => {
  const { db, handle } = await begin('served_spot');
  await handle(order(8, 7, 'ordered'));
  await handle(order(9, 8, 'cooked_spot'));
  expect(await db.orders.get(orderId(1))).toMatchObject({ status: 'served_spot' });
  await handle(order(10, 9, 'paid'));
  await handle(order(11, 10, 'served_spot'));
  expect(await db.orders.get(orderId(1))).toMatchObject({ status: 'paid' });
});

test('an unknown order is fetched', async () => {
  const { handle, readAgain } = await begin();
  await handle(order(8, 7, 'ordered', 2));
  expect(readAgain).toHaveBeenCalledOnce();
});

test('a gap in the numbers reads all again, and skipped events of other guests are no gap', async () => {
  const { handle, readAgain } = await begin('ordered');
  await handle(hello(7));
  readAgain.mockClear();
  await handle(order(12, 7, 'cooked_spot'));
  await handle(off(15, 12));
  expect(readAgain).not.toHaveBeenCalled();
  await handle(off(21, 18, false));
  expect(readAgain).toHaveBeenCalledOnce();
});

test('a failed reading does not count its number, so the next stream repeats the event', async () => {
  const { db, handle, readAgain, lastSeq } = await begin('ordered');
  await handle(hello(7));
  readAgain.mockRejectedValue(new Error('nobody answered'));
  await expect(handle(order(12, 9, 'cooked_spot'))).rejects.toThrow();
  expect(lastSeq()).toBe(7);
  await expect(handle(order(8, 7, 'ordered', 2))).rejects.toThrow();
  expect(lastSeq()).toBe(7);
  await expect(handle(hello(12))).rejects.toThrow();
  expect(lastSeq()).toBe(7);
  readAgain.mockResolvedValue(undefined);
  await handle(order(12, 9, 'cooked_spot'));
  expect(lastSeq()).toBe(12);
  expect(await db.orders.get(orderId(1))).toMatchObject({ status: 'cooked_spot' });
});

test('a server with a new journal is followed from its own numbers', async () => {
  const { db, handle, readAgain, lastSeq } = await begin();
  await handle(hello(500));
  await handle({ type: 'reset', seq: 3, prev: 500 });
  expect(lastSeq()).toBe(3);
  readAgain.mockClear();
  await handle(off(4, 3));
  expect(readAgain).not.toHaveBeenCalled();
  expect(await readAvailability(db, PLACE)).toHaveLength(1);
  await handle(off(9, 6, false));
  expect(readAgain).toHaveBeenCalledOnce();
});

test('a dish goes off and comes back, and an older event is ignored', async () => {
  const { db, handle } = await begin();
  await handle(off(8, 7));
  expect(await readAvailability(db, PLACE)).toMatchObject([{ productId: 5, seq: 8, until: null }]);
  await handle(off(9, 8, false));
  expect(await readAvailability(db, PLACE)).toEqual([]);
  await handle(off(12, 9));
  await handle(off(10, 9, false));
  expect(await readAvailability(db, PLACE)).toMatchObject([{ seq: 12 }]);
});

test('a published menu event carries only its version', async () => {
  const { handle, onMenuVersion, readAgain } = await begin();
  await handle({ type: 'menu', seq: 8, prev: 7, version: 'v2' });
  expect(onMenuVersion).toHaveBeenCalledExactlyOnceWith('v2');
  expect(readAgain).not.toHaveBeenCalled();
});

test('an event of a call reads only the calls again', async () => {
  const { handle, readAgain, readCalls } = await begin();
  await handle({ type: 'hello', seq: 4, prev: 0, menuVersion: undefined });
  readAgain.mockClear();
  await handle({ type: 'call', seq: 5, prev: 4, callId: orderId(9), step: 'coming', at: 5, by: 'Maria' });
  expect([readCalls.mock.calls.length, readAgain.mock.calls.length]).toEqual([1, 0]);
});

test('an event for a shared device fetches only its commands at once', async () => {
  const { handle, onTold, readAgain } = await begin();
  await handle({ type: 'told', seq: 8, prev: 7 });
  expect(onTold).toHaveBeenCalledOnce();
  expect(readAgain).not.toHaveBeenCalled();
});

test('an event of a paid share reads only the bill again', async () => {
  const { handle, readAgain, readBill } = await begin();
  await handle({ type: 'bill', seq: 9, prev: 8 });
  expect(readBill).toHaveBeenCalledOnce();
  expect(readAgain).not.toHaveBeenCalled();
});
