// The kill switch: data that it removes from a device, and data that it keeps.
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { endWorker } from '#core/sync/device/worker-off.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';
import { draft, line, orderId, PLACE, session } from '../../db/outbox/order-drafts.ts';
import { memoryCaches } from './memory-caches.ts';

/** A worker with the globals that a browser gives to its script. */
function makeWorker(caches: CacheStorage) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    caches,
    registration: { unregister: vi.fn(async () => true) },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const tell = async (type: string) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { self, tell, listensTo: () => [...listeners.keys()] };
}

test('the kill switch removes worker, pages and files; the cart and waiting order stay', async () => {
  const db = new TablDatabase(breakableDisk(), 'worker-off');
  await storeSession(db, session(), 1);
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(1)));
  await submitCart(db, draft(1, { cartRevision: 1 }));
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(2)));
  const caches = memoryCaches();
  for (const name of ['tabl-files', 'tabl-build-abc', 'tabl-pages-abc', 'of a build to come']) await caches.open(name);
  const { self, tell, listensTo } = makeWorker(caches);
  vi.stubGlobal('self', self);
  onTestFinished(() => void vi.unstubAllGlobals());
  await import('../../../../service-worker/off.ts');
  // Without a fetch listener all requests go to the network.
  expect(listensTo()).toEqual(['install', 'activate']);
  await tell('install');
  expect([self.skipWaiting.mock.calls.length, self.registration.unregister.mock.calls.length]).toEqual([1, 0]);
  await tell('activate');
  expect(await caches.keys()).toEqual([]);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
  const [cart] = await db.carts.toArray();
  expect(cart?.lines.map(({ lineId }) => lineId)).toEqual(['line-2']);
  expect((await db.outbox.toArray()).map(({ id, state }) => [id, state])).toEqual([[orderId(1), 'saved']]);
  db.close();
});

test('caches that cannot be read or deleted do not keep the worker', async () => {
  const registration = { unregister: vi.fn(async () => true) };
  const broken = { keys: () => Promise.reject(new Error('no caches')), delete: async () => false };
  await endWorker({ caches: broken, registration });
  await endWorker({ caches: { keys: async () => ['one'], delete: () => Promise.reject(new Error()) }, registration });
  expect(registration.unregister).toHaveBeenCalledTimes(2);
});
