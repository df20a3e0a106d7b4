// Live queries: no change of what a query reads may be missed, or the screen shows an old order, call or bill.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';

const open = () => new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange }, 'follow');
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Follows two rows, of which the second is read after a pause: there Dexie's own live query loses its query. */
const followTwo = (db: TablDatabase, wait: () => Promise<unknown> = pause) => {
  const seen: unknown[] = [];
  const stop = follow(
    async () => {
      const first = await db.guest.get('diet:1' as never);
      await wait();
      return [first?.value, (await db.device.get('order-way:1'))?.value];
    },
    (value) => seen.push(value),
  );
  return { seen, stop };
};
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });

test('live query: a change of a row that was read after a pause is seen', async () => {
  const db = open();
  const { seen, stop } = followTwo(db);
  await until(() => expect(seen).toEqual([[undefined, undefined]]));
  await db.device.put({ key: 'order-way:1', value: 'delivery' });
  await until(() => expect(seen.at(-1)).toEqual([undefined, 'delivery']));
  stop();
});

test('live query: a change during a read gives one value, the newest', async () => {
  const db = open();
  let wait: Promise<unknown> = pause();
  const { seen, stop } = followTwo(db, () => wait);
  await until(() => expect(seen).toHaveLength(1));
  let goOn = (): void => undefined;
  wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await db.device.put({ key: 'order-way:1', value: 'delivery' });
  await db.device.put({ key: 'order-way:1', value: 'preorder' });
  goOn();
  await until(() => expect(seen.at(-1)).toEqual([undefined, 'preorder']));
  expect(seen).toHaveLength(2);
  stop();
});

test('live query: a failed read is done again at the next change, and a stopped one is not', async () => {
  const db = open();
  let isBroken = true;
  const seen: unknown[] = [];
  const stop = follow(
    async () => {
      const row = await db.device.get('order-way:1');
      if (isBroken) throw new Error('The disk is full');
      return row?.value;
    },
    (value) => seen.push(value),
  );
  await pause();
  isBroken = false;
  await db.device.put({ key: 'order-way:1', value: 'delivery' });
  await until(() => expect(seen).toEqual(['delivery']));
  stop();
  await db.device.put({ key: 'order-way:1', value: 'preorder' });
  await pause();
  expect(seen).toEqual(['delivery']);
});
