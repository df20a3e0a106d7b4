// @vitest-environment jsdom
// A full disk: the page continues in memory, and its leftovers must not restore orders sent from there.
import { afterEach, expect, test } from 'vitest';
import { openCart, readCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { createMovableStorage } from '#core/db/movable-storage.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { openGuarded } from '#core/db/storage-guard.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { makeLineId, mirrorCart, restoreCart } from '#shared/cart/cart-actions.ts';
import { type BreakableDisk, breakableDisk } from '../../core/db/breakable-disk.ts';
import { draft, line, NOW, orderId } from '../../core/db/outbox/order-drafts.ts';
import { aSnapshot } from '../menu/snapshots.ts';

afterEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser that forgets.
  document.cookie = 'to_order=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

const snapshot = aSnapshot();
const { place } = snapshot;
const MOMENT = { now: NOW, deviceNow: NOW, isShared: false };

/** Starts a page: its database, and the cart that its guest sees. */
async function page(disk: BreakableDisk) {
  const movable = createMovableStorage(disk.indexedDB, disk.IDBKeyRange);
  const db = new TablDatabase(movable, 'full-disk');
  const storage = await openGuarded(db, movable, () => undefined);
  await restoreCart(db, place);
  const mirror = async () => {
    const cart = await readCart(db, place.id);
    if (cart) await mirrorCart(cart, snapshot, { db, storage });
  };
  await mirror();
  return { db, storage, mirror, cart: () => readCart(db, place.id) };
}
const withDish = (cart: Cart | undefined, dish: number): Cart => ({
  ...(cart ?? { placeId: place.id, comments: {} }),
  revision: (cart?.revision ?? 0) + 1,
  lines: [{ ...line(dish), lineId: makeLineId() }],
});
const order = async (db: TablDatabase, number: number) => {
  const cart = await readCart(db, place.id);
  return submitCart(db, { ...draft(number), placeId: place.id, cartRevision: cart?.revision ?? 0 });
};
/** A dish is in the stored cart, then the disk is full and the dish is ordered from memory. */
async function orderedFromMemory(disk: BreakableDisk) {
  const first = await page(disk);
  await openVisit(first.db, { id: place.id, timeZone: place.timeZone }, MOMENT);
  await openCart(first.db, place.id, () => undefined);
  await first.db.carts.put(withDish(await first.cart(), 1));
  await first.mirror();
  disk.isFull = true;
  const sent = await order(first.db, 1);
  expect([first.storage.get(), sent?.label]).toEqual(['memory', 'K2-1']);
  await first.mirror();
  first.db.close();
}

test.each([true, false])(
  'full disk: a dish ordered from memory is not in the cart after a reload (disk full: %s)',
  async (isFull) => {
    const disk = breakableDisk();
    await orderedFromMemory(disk);
    disk.isFull = isFull;
    expect(await (await page(disk)).cart()).toMatchObject({ lines: [] });
  },
);

test('full disk: the next order after the reload gets its own label', async () => {
  const disk = breakableDisk();
  await orderedFromMemory(disk);
  disk.isFull = false;
  const { db, cart } = await page(disk);
  await db.carts.put(withDish(await cart(), 2));
  const sent = await order(db, 2);
  expect([sent?.id, sent?.label.split('-')[1]]).toEqual([orderId(2), '2']);
});

test('full disk: a cart kept only in memory never replaces another visit’s cart', async () => {
  const disk = breakableDisk();
  await orderedFromMemory(disk);
  disk.isFull = false;
  const movable = createMovableStorage(disk.indexedDB, disk.IDBKeyRange);
  const db = new TablDatabase(movable, 'full-disk');
  const row = withDish(await readCart(db, place.id), 5);
  await db.carts.put({ ...row, revision: 1, visitId: 'another-visit' as NonNullable<Cart['visitId']> });
  db.close();
  expect(await (await page(disk)).cart()).toMatchObject({ lines: [{ productId: 5 }] });
});

test('full disk: a stored record is never read from its mirror', async () => {
  const { db, mirror, cart } = await page(breakableDisk());
  await db.carts.put(withDish(await cart(), 1));
  await mirror();
  const stored = await cart();
  await db.carts.put({ ...withDish(stored, 2), revision: 0 });
  await mirror();
  expect(await cart()).toMatchObject({ lines: [{ productId: 2 }] });
});
