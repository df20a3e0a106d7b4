// Tests for the real tables only: transactions that fail midway, lists for screens, swept rows.
import { expect, test } from 'vitest';
import type { StoredEntry } from '#contract/outbox/commands.ts';
import { createOutboxStore, listEntries, readEntry, submitCart, sweepOutbox } from '#core/db/outbox/outbox-table.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { cartOf, draft, line, NOW, orderId, PLACE, placedOrder, refusal, session, TOKEN } from './order-drafts.ts';
import { newDatabase } from './outbox-backends.ts';

/** A value that no database can store. */
const unstorable = () => undefined;

test('a step that fails in the middle changes no row', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  await db.sessions.put(session());
  await db.carts.put(cartOf(line(1)));

  const summary = [{ name: 'x', detail: '', quantity: 1, total: unstorable }] as unknown as OutboxEntry['summary'];
  await expect(submitCart(db, draft(1, { summary }))).rejects.toThrow();
  expect(await db.carts.get(PLACE)).toEqual(cartOf(line(1)));
  expect(await db.outbox.count()).toBe(0);
  expect(await db.device.count()).toBe(0);

  await submitCart(db, draft(1));
  await store.begin(orderId(1), TOKEN);
  const before = [await db.carts.toArray(), await db.outbox.toArray(), await db.sessions.toArray()];
  const closed = { ...refusal('session_closed'), quote: unstorable } as unknown as Refusal;
  await expect(store.settle(orderId(1), { kind: 'refused', refusal: closed })).rejects.toThrow();
  expect([await db.carts.toArray(), await db.outbox.toArray(), await db.sessions.toArray()]).toEqual(before);
});

test('screens see running entries and undismissed ends, oldest first', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  for (const order of [1, 2, 3]) {
    await db.carts.put(cartOf(line(order)));
    await submitCart(db, draft(order));
  }
  await db.outbox.put({ id: orderId(4), state: 'simmering' } as unknown as StoredEntry);
  await store.begin(orderId(1), TOKEN);
  await store.settle(orderId(1), { kind: 'received', order: placedOrder(1) });
  expect((await listEntries(db)).map(({ label }) => label)).toEqual(['K2-1', 'K2-2', 'K2-3']);

  await store.dismiss(orderId(1));
  expect((await listEntries(db)).map(({ label }) => label)).toEqual(['K2-2', 'K2-3']);
  expect(await readEntry(db, orderId(1))).toMatchObject({ dismissed: true });
});

test('only entries that have ended, were dismissed and are old are deleted', async () => {
  const db = newDatabase();
  const store = createOutboxStore(db);
  for (const order of [1, 2, 3, 4]) {
    await db.carts.put(cartOf(line(order)));
    await submitCart(db, draft(order, { createdWall: order === 4 ? NOW + 10 : NOW }));
  }
  for (const order of [1, 2, 4]) {
    await store.begin(orderId(order), TOKEN);
    await store.settle(orderId(order), { kind: 'received', order: placedOrder(order) });
  }
  await store.dismiss(orderId(1));
  await store.dismiss(orderId(4));
  expect(await sweepOutbox(db, NOW + 5)).toBe(1);
  expect((await db.outbox.toArray()).map(({ id }) => id)).toEqual([orderId(2), orderId(3), orderId(4)]);
});
