// Common steps of journeys.
import { expect, type Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import type { Kitchen } from './kitchen.ts';
import { MenuPage, OrdersPanel } from './pages.ts';
import type { Network } from './test.ts';

/** Scans a table's code: the menu is open, and the guest sits there. */
export async function sitDown(page: Page, tableUrl: string): Promise<MenuPage> {
  await page.goto(tableUrl);
  const menu = await new MenuPage(page).ready();
  await expect.poll(() => cookieOf(page, '_tot_'), { message: 'the table session' }).toBeDefined();
  return menu;
}

/** Resolves when the app has hydrated the page, so that presses reach the app, links too. */
export async function untilAppHears(page: Page): Promise<void> {
  await page.waitForFunction(() => !('tablEarly' in globalThis));
}

/** Resolves when the device can open offline: worker, app and visible pictures are stored. */
export async function settleOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await expect.poll(() => isAppKept(page), { message: 'the app on the device', timeout: patience(20_000) }).toBe(true);
  await expect.poll(() => picturesKept(page), { message: 'pictures on the device' }).toBeGreaterThan(3);
  // A phone loads the order chunks only for a guest who may order; texts come last.
  if (await cookieOf(page, '_tot_'))
    await expect.poll(() => hasOrderWords(page), { message: 'the order on the device' }).toBe(true);
}

const hasOrderWords = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const kept = await (await caches.open('tabl-files')).keys();
    return ['/service-', '/checkout-'].every((part) => kept.some(({ url }) => url.includes(part)));
  });

/** The worker marks when it has stored the last file. */
const isAppKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith('tabl-build-'));
    const found = await Promise.all(
      builds.map(async (name) => (await caches.open(name)).match('/whole', { ignoreSearch: true })),
    );
    return found.some((mark) => mark !== undefined);
  });

const picturesKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('tabl');
        opening.onerror = () => done(0);
        opening.onsuccess = () => {
          const count = opening.result.transaction('pictures').objectStore('pictures').count();
          count.onsuccess = () => done(count.result);
          count.onerror = () => done(0);
          count.transaction?.addEventListener('complete', () => opening.result.close());
        };
      }),
  );

/**
 * Adds a plain dish and sends the order; returns its label. A second order of the same dish within seconds is a duplicate,
 * so `nth` picks another one.
 */
export async function orderOneDish(menu: MenuPage, nth = 0): Promise<string> {
  await menu.addPlain(nth);
  return sendOrder(menu);
}

/** Sends the cart. */
export async function sendOrder(menu: MenuPage): Promise<string> {
  const cart = await menu.openCart();
  await cart.send.click();
  const orders = new OrdersPanel(menu.page);
  await expect(orders.entries.first()).toBeVisible();
  return orders.label();
}

/** The network dies while the order page sends: the order waits on the device, and reaches the kitchen once. */
export async function sendAsNetworkDies(
  page: Page,
  { network, kitchen }: { readonly network: Network; readonly kitchen: Kitchen },
): Promise<void> {
  await network.fail({ kind: 'refuse' });
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  await expect(orders.entries.first()).toBeVisible();
  const label = await orders.label();
  await orders.expectWaiting(label);
  expect(await kitchen.labels()).toEqual([]);
  await network.heal();
  await page.reload();
  await orders.expectState(label, 'received', 20_000);
  expect(await kitchen.labels()).toEqual([label]);
}

export async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  return cookie && decodeURIComponent(cookie.value);
}

/** Ages the waiting orders of this device, as if the network had been down that long. */
export async function letTimePass(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tabl');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('outbox', 'readwrite');
          const all = transaction.objectStore('outbox').openCursor();
          all.onsuccess = () => {
            const cursor = all.result;
            if (!cursor) return;
            const row = cursor.value as { createdAt: number; createdWall: number; entry?: { createdAt: number } };
            cursor.update({ ...row, createdAt: row.createdAt - ms, createdWall: row.createdWall - ms });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onabort = () => failed(transaction.error);
        };
      }),
    minutes * 60_000,
  );
}
