// A new build takes over when idle, in every tab separately, and never in a loop.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { submitCart } from '#core/db/outbox/outbox-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import type { WorkerNews } from '#core/platform/worker-registration.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import { createWorkerLink } from '#shared/device/worker-link.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { draft, line, PLACE, session } from '../../core/db/outbox/order-drafts.ts';

const page = vi.hoisted(() => ({
  isOpen: false,
  touch: () => {},
  reloads: 0,
  news: undefined as WorkerNews | undefined,
  takeovers: 0,
  hasWorkers: true,
  told: 0,
}));
vi.mock('#core/platform/page-rest.ts', () => ({
  isAnythingOpen: () => page.isOpen,
  followTouches: (callback: () => void) => {
    page.touch = callback;
    return () => undefined;
  },
}));
vi.mock('#core/platform/lost-parts.ts', () => ({ reloadOnce: () => ++page.reloads > 0 }));
vi.mock('#core/platform/worker-registration.ts', () => ({
  registerWorker: (news: WorkerNews) => {
    page.news = news;
    return page.hasWorkers
      ? { flush: () => void page.told++, activateWaiting: () => void page.takeovers++ }
      : undefined;
  },
}));

let db: TablDatabase;
let names = 0;
beforeEach(async () => {
  Object.assign(page, { isOpen: false, reloads: 0, news: undefined, takeovers: 0, hasWorkers: true, told: 0 });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  names += 1;
  db = new TablDatabase(breakableDisk(), `update-${names}`);
  // Opening takes one turn per version, which must not count towards the checks.
  await db.open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  db.close();
});

/** Advances the time by seconds, and waits for the work started meanwhile. */
const pass = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  for (let turn = 0; turn < 20; turn++) await new Promise((later) => setImmediate(later));
};
const hide = () => vi.stubGlobal('document', { visibilityState: 'hidden' });

test('update: a page is idle after one minute without touch, and a touch restarts the minute', async () => {
  const work = vi.fn();
  whenIdle(db, work);
  await pass(45);
  page.touch();
  await pass(45);
  expect(work).not.toHaveBeenCalled();
  await pass(30);
  expect(work).toHaveBeenCalledOnce();
  await pass(600);
  expect(work).toHaveBeenCalledOnce();
});

test('update: a hidden page need not wait for the minute', async () => {
  const work = vi.fn();
  whenIdle(db, work);
  hide();
  await pass(15);
  expect(work).toHaveBeenCalledOnce();
});

test('update: an open dialog, a dish in the cart or a pending order blocks the update', async () => {
  const work = vi.fn();
  whenIdle(db, work);
  hide();
  page.isOpen = true;
  await pass(60);
  page.isOpen = false;
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(1)));
  await pass(60);
  expect(work).not.toHaveBeenCalled();
  await storeSession(db, session(), 1);
  const entry = await submitCart(db, draft(1, { cartRevision: 1 }));
  expect(entry?.state).toBe('saved');
  await pass(60);
  expect(work).not.toHaveBeenCalled();
  await db.outbox.clear();
  await changeCart(db, PLACE, clearCart);
  await pass(15);
  expect(work).toHaveBeenCalledOnce();
});

test('update: a full cart blocks a new build for ten minutes after the last touch, a pending order until it is sent', async () => {
  const work = vi.fn();
  whenIdle(db, work);
  hide();
  await changeCart(db, PLACE, (cart) => addToCart(cart, line(1)));
  await pass(300);
  page.touch();
  await pass(585);
  expect(work).not.toHaveBeenCalled();
  await pass(30);
  expect(work).toHaveBeenCalledOnce();
  const later = vi.fn();
  whenIdle(db, later);
  await storeSession(db, session(), 1);
  await submitCart(db, draft(1, { cartRevision: 1 }));
  await pass(1_200);
  expect(later).not.toHaveBeenCalled();
});

test('update: an unreadable database counts as holding unsent data', async () => {
  const work = vi.fn();
  whenIdle(db, work);
  db.close();
  hide();
  await pass(60);
  expect(work).not.toHaveBeenCalled();
});

test('update: cancelled work does not run', async () => {
  const work = vi.fn();
  whenIdle(db, work)();
  hide();
  await pass(60);
  expect(work).not.toHaveBeenCalled();
});

test('update: a waiting build takes over when the page is idle, and the page reloads once', async () => {
  await createWorkerLink(db).start();
  page.news?.onWaiting();
  await pass(30);
  expect(page.takeovers).toBe(0);
  hide();
  await pass(15);
  expect([page.takeovers, page.reloads]).toEqual([1, 0]);
  page.news?.onTakenOver();
  expect(page.reloads).toBe(1);
});

test('update: a build activated by another tab waits here until no dialog or order is open', async () => {
  await createWorkerLink(db).start();
  page.isOpen = true;
  hide();
  page.news?.onTakenOver();
  await pass(120);
  expect(page.reloads).toBe(0);
  page.isOpen = false;
  await pass(15);
  expect([page.takeovers, page.reloads]).toEqual([0, 1]);
});

test('update: several builds during one page load take over once', async () => {
  await createWorkerLink(db).start();
  for (let build = 0; build < 3; build++) page.news?.onWaiting();
  hide();
  await pass(60);
  expect(page.takeovers).toBe(1);
});

test('update: the worker is notified of new orders; without a worker nothing fails', async () => {
  const link = createWorkerLink(db);
  link.flush();
  await link.start();
  link.flush();
  expect(page.told).toBe(1);
  page.hasWorkers = false;
  const without = createWorkerLink(db);
  await without.start();
  without.flush();
  expect(page.told).toBe(1);
});
