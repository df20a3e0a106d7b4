// Offline: with a dead network the menu works, and every saved order reaches the kitchen.

import type { Toxic } from '../tests/support/fault-proxy.ts';
import { patience } from '../tests/support/patience.ts';
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { CartPanel, MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

test('offline: a returning device starts without a server and shows menu, pictures and cart', async ({
  device,
  server,
  network,
  tableUrl,
}) => {
  const phone = device();
  const visited = await phone.open(tableUrl);
  const first = await new MenuPage(visited).ready();
  await first.addPlain();
  await expect(first.cartCount).toHaveText('1');
  await settleOnDevice(visited);
  const dishes = await first.cards.count();
  await phone.close();

  await network.fail({ kind: 'refuse' });
  await server.kill();
  const page = await phone.open('/neven');
  const menu = await new MenuPage(page).ready();
  expect(await menu.cards.count()).toBe(dishes);
  await expect(menu.cartCount).toHaveText('1');
  await expect
    .poll(() =>
      menu.cards
        .first()
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  const cart = await menu.openCart();
  await expect(cart.lines).toHaveCount(1);
  // Another screen and a typed address are served from the device too.
  await page.goto('/neven/supi');
  await new MenuPage(page).ready();
});

test('offline: an order is saved within half a second, survives a browser restart, and arrives once @smoke', async ({
  device,
  network,
  kitchen,
  tableUrl,
}) => {
  const phone = device();
  const menu = await sitDown(await phone.open(tableUrl), tableUrl);
  await settleOnDevice(menu.page);
  await menu.addPlain();
  await network.fail({ kind: 'refuse' });
  const cart = await menu.openCart();
  await menu.page.evaluate(() => {
    const told = globalThis as unknown as { __tapped?: number; __shown?: number };
    document.addEventListener('click', () => (told.__tapped ??= performance.now()), { capture: true });
    new MutationObserver(() => {
      const shown = document.querySelector('[data-testid="order-entry"]');
      if (shown) told.__shown ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await cart.send.click();
  const orders = new OrdersPanel(menu.page);
  await expect(orders.entries.first()).toBeVisible();
  const label = await orders.label();
  const took = await menu.page.evaluate(() => {
    const told = globalThis as unknown as { __tapped?: number; __shown?: number };
    return (told.__shown ?? Number.POSITIVE_INFINITY) - (told.__tapped ?? 0);
  });
  expect(took).toBeLessThan(patience(500));
  await orders.expectWaiting(label);

  await phone.kill();
  expect(await kitchen.labels()).toEqual([]);
  await network.heal();
  const reopened = await phone.open('/neven');
  await expect.poll(() => kitchen.labels(), { timeout: patience(20_000) }).toEqual([label]);
  await expect(new MenuPage(reopened).cartCount).toHaveCount(0);
});

/** One fault with every change; the simulation covers all. */
const FAULTS: readonly (readonly [name: string, toxic: Toxic, depth: '' | ' @deep'])[] = [
  ['a captive portal answers every request with its page', { kind: 'captive-portal' }, ''],
  ['connections are reset', { kind: 'reset' }, ' @deep'],
  ['a black hole swallows everything', { kind: 'black-hole' }, ' @deep'],
  ['the server answers 500', { kind: 'status', status: 500 }, ' @deep'],
  ['a proxy answers 503', { kind: 'status', status: 503 }, ' @deep'],
  ['answers are cut in their middle', { kind: 'cut-after', bytes: 120 }, ' @deep'],
];

for (const [name, toxic, depth] of FAULTS) {
  test(`while ${name}, an order waits under its label, then arrives once without a tap${depth}`, async ({
    page,
    network,
    kitchen,
    tableUrl,
  }) => {
    const menu = await sitDown(page, tableUrl);
    await settleOnDevice(page);
    await network.fail(toxic);
    const label = await orderOneDish(menu);
    const orders = new OrdersPanel(page);
    await orders.expectWaiting(label);
    await network.heal();
    await orders.expectState(label, 'received', 20_000);
    expect(await kitchen.labels()).toEqual([label]);
    expect(await orders.label()).toBe(label);
  });
}

test('offline: orders that wait while the server is killed arrive once, in their order @deep', async ({
  page,
  server,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders', times: 1 });
  await server.kill();
  const first = await orderOneDish(menu);
  await page.goto('/neven');
  const second = await orderOneDish(await new MenuPage(page).ready(), 1);
  await server.start();
  await expect.poll(() => kitchen.labels(), { timeout: patience(25_000) }).toEqual([first, second]);
});

test('offline: with every page closed, the worker alone sends the order to the kitchen', async ({
  device,
  network,
  kitchen,
  tableUrl,
}) => {
  const phone = device();
  const menu = await sitDown(await phone.open(tableUrl), tableUrl);
  await settleOnDevice(menu.page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu);
  const bystander = await phone.context().newPage();
  await menu.page.close();
  await network.heal();
  await bystander.goto('/healthz');
  const cdp = await phone.context().newCDPSession(bystander);
  const registration = new Promise<{ registrationId: string; scopeURL: string }>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((one) => !one.isDeleted);
      if (ours) found(ours);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registration;
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(scopeURL).origin,
    registrationId,
    tag: 'tabl-flush',
    lastChance: false,
  });
  await expect.poll(() => kitchen.labels(), { timeout: patience(20_000) }).toEqual([label]);
});

test('offline: for a place that is not on the device, the page says “no connection”, not “missing”, and opens the place later [S8.24] @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await page.goto('/hotel-rila');
  await expect(page.getByText('No internet connection.')).toBeVisible();
  await expect(page).toHaveURL(/hotel-rila/);
  await expect(page.getByTestId('not-found')).toHaveCount(0);
  await network.heal();
  await new MenuPage(page).ready();
});

test('offline: the network dies seconds into the very first visit, and the order can be made when it is back @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  // The worker has not cached the rest of the app yet.
  await network.fail({ kind: 'refuse' });
  await menu.addPlain();
  const bar = page.getByRole('button').filter({ has: menu.cartCount });
  await bar.click();
  await expect(menu.cards.first().or(page.getByTestId('cart')).first()).toBeVisible();
  await network.heal();
  const cart = new CartPanel(page);
  await expect(async () => {
    if (!(await cart.root.isVisible())) await bar.click({ timeout: patience(1000) });
    await expect(cart.root).toBeVisible({ timeout: patience(2000) });
  }).toPass({ timeout: patience(20_000) });
  await cart.send.click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received', 20_000);
  expect(await kitchen.labels()).toEqual([label]);
});
