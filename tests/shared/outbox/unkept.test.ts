// @vitest-environment jsdom
// A page without storage and an unsent order: the guest is warned, and the dishes are not lost.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { createOutboxStore, submitCart } from '#core/db/outbox/outbox-table.ts';
import type { StorageKind } from '#core/db/storage-guard.ts';
import { restoreCart } from '#shared/cart/cart-actions.ts';
import { guardUnkept } from '#shared/outbox/unkept.ts';
import { cartOf, draft, line, orderId, TOKEN } from '../../core/db/outbox/order-drafts.ts';
import { newDatabase } from '../../core/db/outbox/outbox-backends.ts';
import { patience } from '../../support/patience.ts';
import { aPlace } from '../menu/snapshots.ts';

const place = aPlace();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser that forgets.
  document.cookie = 'to_order=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => window.dispatchEvent(new Event('pagehide'));

/** One dish is sent, another one is in the cart. */
async function waiting(kind: StorageKind): Promise<TablDatabase> {
  const db = newDatabase();
  stop = guardUnkept(db, { get: () => kind });
  await db.carts.put({ ...cartOf(line(1)), placeId: place.id });
  await submitCart(db, { ...draft(1), placeId: place.id });
  await openCart(db, place.id, () => undefined);
  await db.carts.put({ ...cartOf(line(2)), placeId: place.id, revision: 6 });
  return db;
}
/** Dishes restored by the next page, which starts with an empty memory. */
const found = async () => (await restoreCart(newDatabase(), place)).lines.map(({ productId }) => productId as number);

test('memory-only order: a guest who leaves before the order is sent is warned, and finds the dishes in the cart again', async () => {
  await waiting('memory');
  await vi.waitFor(() => expect(isWarned()).toBe(true), patience(5_000));
  leave();
  expect((await found()).toSorted()).toEqual([1, 2]);
});

test('memory-only order: a page restored from the back-forward cache keeps its own cart in the mirror', async () => {
  await waiting('memory');
  await vi.waitFor(() => expect(isWarned()).toBe(true), patience(5_000));
  leave();
  window.dispatchEvent(new Event('pageshow'));
  expect(await found()).toEqual([2]);
});

test('memory-only order: dishes that may have reached the kitchen are not restored', async () => {
  const db = await waiting('memory');
  await createOutboxStore(db).begin(orderId(1), TOKEN);
  await vi.waitFor(async () => {
    leave();
    expect(await found()).toEqual([2]);
  }, patience(5_000));
  expect(isWarned()).toBe(true);
});

test('memory-only order: an order on the disk causes no warning', async () => {
  await waiting('kept');
  await new Promise((later) => setTimeout(later, 50));
  expect(isWarned()).toBe(false);
  leave();
  expect(localStorage.getItem('to_order')).toBeNull();
});
