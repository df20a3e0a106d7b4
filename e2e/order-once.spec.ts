// Exactly once: lost answers, repeated taps, two tabs, stopped workers, crashed pages.

import type { Toxic } from '../tests/support/fault-proxy.ts';
import { patience } from '../tests/support/patience.ts';
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('order once: after lost answers the order is sent again under its id, and cooked once', async ({
  page,
  context,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const ids: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
      ids.push(request.headers()['idempotency-key']);
  });
  // Chromium itself repeats a POST once on each broken keep-alive connection, of which there are up to six; the app's retry
  // comes after them.
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders', times: 7 });
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received', 20_000);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(await kitchen.labels()).toEqual([label]);
});

test('order once: ten taps a second make one order @deep', async ({ page, kitchen, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  const cart = await menu.openCart();
  await cart.send.evaluate((button) => {
    for (let tap = 0; tap < 5; tap++) (button as HTMLElement).click();
    let later = 0;
    const timer = setInterval(() => {
      (button as HTMLElement).click();
      if (++later === 10) clearInterval(timer);
    }, 50);
  });
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  await expect(orders.entries).toHaveCount(1);
  expect(await kitchen.labels()).toEqual([label]);
});

test('order once: two tabs that send the same cart at once make one order, and both show it', async ({
  page,
  context,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  const other = await context.newPage();
  await other.goto('/neven');
  const otherMenu = await new MenuPage(other).ready();
  const [cart, otherCart] = [await menu.openCart(), await otherMenu.openCart()];
  await expect(otherCart.lines).toHaveCount(1);
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders', times: 1 });
  await Promise.all([
    cart.send.evaluate((button) => (button as HTMLElement).click()),
    otherCart.send.evaluate((button) => (button as HTMLElement).click()),
  ]);
  await expect.poll(async () => (await kitchen.labels()).length, { timeout: patience(20_000) }).toBe(1);
  // Waits until a second attempt has arrived.
  await expect
    .poll(() => network.forwarded().filter((one) => one.startsWith('POST /api/orders')).length)
    .toBeGreaterThan(1);
  expect(await kitchen.labels()).toHaveLength(1);
});

test('order once: the order arrives once when the worker is stopped during sending @deep', async ({
  page,
  context,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await network.fail({ kind: 'latency', ms: 300 });
  const label = await orderOneDish(menu);
  await expect.poll(() => network.forwarded().some((one) => one.startsWith('POST /api/orders'))).toBe(true);
  await cdp.send('ServiceWorker.stopAllWorkers');
  await network.heal();
  await new OrdersPanel(page).expectState(label, 'received', 20_000);
  expect(await kitchen.labels()).toEqual([label]);
});

test('order once: after a tab crash during sending, the reopened page continues, and the order arrives once @deep', async ({
  page,
  context,
  network,
  kitchen,
  guard,
  tableUrl,
}) => {
  guard.allow(/the page crashed/);
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders' });
  const label = await orderOneDish(menu);
  await expect.poll(() => network.forwarded().some((one) => one.startsWith('POST /api/orders'))).toBe(true);
  const cdp = await context.newCDPSession(page);
  cdp.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const other = await context.newPage();
  await page.close();
  await network.heal();
  await other.goto('/neven?show=orders');
  await new OrdersPanel(other).expectState(label, 'received', 20_000);
  expect(await kitchen.labels()).toEqual([label]);
});

test('order once: reloads during sending keep one label and one order @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'latency', ms: 400 });
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  for (let reload = 0; reload < 3; reload++) {
    await page.reload();
    await expect(orders.entry(label)).toBeVisible();
  }
  await network.heal();
  await orders.expectState(label, 'received', 20_000);
  await expect(orders.entries).toHaveCount(1);
  expect(await kitchen.labels()).toEqual([label]);
});

test('order once: an unstable network brings three orders in sequence, each once @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const sent: string[] = [];
  const faults: readonly Toxic[] = [
    { kind: 'reset', chance: 0.6 },
    { kind: 'refuse' },
    { kind: 'lose-answer', to: 'POST /api/orders', times: 1 },
  ];
  for (const [nth, toxic] of faults.entries()) {
    await network.fail(toxic);
    sent.push(await orderOneDish(menu, nth));
    await page.getByRole('link').first().click();
    await menu.ready();
  }
  await network.heal();
  await expect.poll(() => kitchen.labels(), { timeout: patience(25_000) }).toEqual(sent);
});
