import { expect, test, vi } from 'vitest';
import { changeCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';
import { findPicture, storePicture } from '#core/db/menu/picture-table.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { listEntries, submitCart } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { openGuarded, type StorageGuard } from '#core/db/storage-guard.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { type BreakableDisk, breakableDisk } from './breakable-disk.ts';
import { draft, line, orderId, PLACE, session } from './outbox/order-drafts.ts';

let names = 0;

/** A page on that disk. */
async function openPage(disk: BreakableDisk) {
  names += 1;
  const storage = createMovableStorage(disk.indexedDB, disk.IDBKeyRange);
  const db = new TablDatabase(storage, `guarded-${names}`);
  const onRestored = vi.fn();
  const guard = await openGuarded(db, storage, onRestored);
  return { db, guard, onRestored };
}

const add = (db: TablDatabase, dish: number) => changeCart(db, PLACE, (cart) => addToCart(cart, line(dish)));
const dishes = async (db: TablDatabase) => (await readCart(db, PLACE))?.lines.map(({ productId }) => productId);
const heardOf = (guard: StorageGuard) => {
  const listener = vi.fn();
  guard.subscribe(listener);
  return listener;
};

test('no storage access: the page orders from memory, and says so at start', async () => {
  const disk = breakableDisk();
  disk.refuses = true;
  const { db, guard } = await openPage(disk);
  expect(guard.get()).toBe('memory');
  await add(db, 1);
  expect(await dishes(db)).toEqual([1]);
});

test('no storage API: the page orders from memory too', async () => {
  const storage = createMovableStorage(undefined, undefined);
  const db = new TablDatabase(storage, 'no-storage');
  const guard = await openGuarded(db, storage, () => undefined);
  expect(guard.get()).toBe('memory');
  await add(db, 1);
  expect(await dishes(db)).toEqual([1]);
});

test('a database that never answers does not delay the menu', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const disk = breakableDisk();
  disk.isStuck = true;
  const opening = openPage(disk);
  await vi.advanceTimersByTimeAsync(4_100);
  vi.useRealTimers();
  const { db, guard } = await opening;
  expect(guard.get()).toBe('memory');
  await add(db, 1);
  expect(await dishes(db)).toEqual([1]);
});

test('a full disk frees pictures for an order', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  await storePicture(db, '/pictures/abcdefgh/640.avif', new Blob(['x']), 1);
  await add(db, 1);
  disk.isFull = true;
  disk.picturesFillIt = true;
  await add(db, 2);
  expect(await dishes(db)).toEqual([1, 2]);
  expect(await findPicture(db, '/pictures/abcdefgh/640.avif')).toBeUndefined();
  expect(guard.get()).toBe('kept');
});

test('a full disk: rows continue in memory with the failed change, and the guest is told', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  const listener = heardOf(guard);
  await storeSession(db, session(), 1);
  await add(db, 1);
  const shown = vi.fn();
  const stop = follow(db, dishes, shown);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([1]));
  disk.isFull = true;
  await add(db, 2);
  expect(guard.get()).toBe('memory');
  expect(listener).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([1, 2]));
  stop();
  const cart = await readCart(db, PLACE);
  const sent = await submitCart(db, draft(1, { cartRevision: cart?.revision ?? 0 }));
  expect(sent?.state).toBe('saved');
  expect(await dishes(db)).toEqual([]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '12' });
});

test('many failing writes at once switch to memory once, and lose no change', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  const listener = heardOf(guard);
  disk.isFull = true;
  await Promise.all([1, 2, 3, 4].map((dish) => add(db, dish)));
  expect((await dishes(db))?.toSorted()).toEqual([1, 2, 3, 4]);
  expect(listener).toHaveBeenCalledOnce();
});

test('a write that the browser aborts is retried, and stored once', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  await add(db, 1);
  disk.aborts = 1;
  await add(db, 2);
  expect(await dishes(db)).toEqual([1, 2]);
  expect((await readCart(db, PLACE))?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(guard.get()).toBe('kept');
});

test('storage wiped under the open page: cart, session and a waiting order are restored', async () => {
  const disk = breakableDisk();
  const { db, guard, onRestored } = await openPage(disk);
  await guard.watch();
  await storeSession(db, session(), 1);
  await add(db, 1);
  const cart = await readCart(db, PLACE);
  await submitCart(db, draft(1, { cartRevision: cart?.revision ?? 0 }));
  await add(db, 2);
  // The in-memory copy follows the writes after a delay.
  await new Promise((later) => setTimeout(later, 50));
  disk.wipe();
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
  expect(guard.get()).toBe('kept');
  expect(await dishes(db)).toEqual([2]);
  expect((await listEntries(db)).map(({ id, state }) => [id, state])).toEqual([[orderId(1), 'saved']]);
  expect(await readCurrentSession(db, PLACE)).toMatchObject({ table: '12' });
  guard.stop();
});

test('storage wiped: a dish added before the loss was noticed is kept beside the others', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  await guard.watch();
  await add(db, 1);
  await new Promise((later) => setTimeout(later, 50));
  disk.wipe();
  await add(db, 2);
  await vi.waitFor(async () => expect((await dishes(db))?.toSorted()).toEqual([1, 2]));
  guard.stop();
});

test('storage wiped, then refused: the page continues in memory with its data', async () => {
  const disk = breakableDisk();
  const { db, guard } = await openPage(disk);
  await guard.watch();
  await add(db, 1);
  await new Promise((later) => setTimeout(later, 50));
  disk.refuses = true;
  disk.wipe();
  await add(db, 2);
  expect(guard.get()).toBe('memory');
  expect((await dishes(db))?.toSorted()).toEqual([1, 2]);
  guard.stop();
});

test('rows deleted on purpose are not restored when another tab makes this one close its database', async () => {
  const disk = breakableDisk();
  const { db, guard, onRestored } = await openPage(disk);
  await guard.watch();
  await add(db, 1);
  await storeSession(db, session(), 1);
  await new Promise((later) => setTimeout(later, 50));
  await db.sessions.clear();
  db.close({ disableAutoOpen: false });
  await new Promise((later) => setTimeout(later, 400));
  expect(await readCurrentSession(db, PLACE)).toBeUndefined();
  expect(await dishes(db)).toEqual([1]);
  expect(onRestored).not.toHaveBeenCalled();
  guard.stop();
});

test('an error that is not from storage is thrown to the caller', async () => {
  const { db, guard } = await openPage(breakableDisk());
  const broken = changeCart(db, PLACE, () => {
    throw new RangeError('a mistake of ours');
  });
  await expect(broken).rejects.toThrow('a mistake of ours');
  expect(guard.get()).toBe('kept');
});
