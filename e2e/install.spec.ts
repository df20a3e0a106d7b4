// Installing the menu on the home screen: offered once, and never after a no.
import type { Page } from '@playwright/test';
import { orderOneDish, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Simulates the browser's install offer, which headless browsers lack. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' = 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = String(Number(document.documentElement.dataset.prompted ?? 0) + 1);
      return { outcome: answer };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  }, outcome);

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('install_hint'));

/** The device was last here yesterday. */
const wasHere = async (page: Page) => {
  const seenAt = Date.now() - 86_400_000;
  const memory = JSON.stringify({ visits: 1, seenAt, isRefused: false });
  await page.goto('/404');
  await page.evaluate((text) => localStorage.setItem('install_hint', text), memory);
};

const strip = (page: Page) => page.getByTestId('install-strip');

/** Opens another page, because the hint never appears on a page being read. */
const turnPage = async (page: Page, category = 'Супи') => {
  await new MenuPage(page).openCategory(category);
  await expect(page).toHaveTitle(new RegExp(`^${category}`));
  await new MenuPage(page).ready();
};

test('install: the browser accepts a place and the app as installable @deep', async ({ device }) => {
  const phone = device();
  for (const [path, id] of [
    ['/neven', '/neven'],
    ['/hotel-rila?lang=de', '/hotel-rila'],
    ['/', '/'],
  ] as const) {
    const page = await phone.open(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const session = await page.context().newCDPSession(page);
    // The browser may still read the manifest while the app sets the one of its language.
    const faults = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors;
    await expect.poll(faults, { message: path }).toEqual([]);
    const { errors } = await session.send('Page.getAppManifest');
    expect([path, errors]).toEqual([path, []]);
    const { appId } = await session.send('Page.getAppId');
    expect(new URL(appId ?? '', page.url()).pathname).toBe(id);
  }
});

test('install: is offered at the second visit only, and a no is final @deep', async ({ page }) => {
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await offer(page);
  await turnPage(page);
  await expect.poll(() => remembered(page)).toContain('"visits":1');
  await expect(strip(page)).toHaveCount(0);
  await wasHere(page);
  await page.goto('/neven/supi');
  await new MenuPage(page).ready();
  await offer(page);
  await expect(strip(page)).toHaveCount(0);
  await turnPage(page, 'Салати');
  await expect(strip(page)).toContainText('Невен');
  await strip(page).getByRole('button', { name: 'Не, благодаря' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  await new MenuPage(page).ready();
  await offer(page);
  await turnPage(page);
  await expect(strip(page)).toHaveCount(0);
});

test('install: an accepted offer opens the browser’s prompt; after a “no” in this prompt, no offer follows @deep', async ({
  page,
}) => {
  await wasHere(page);
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await offer(page, 'dismissed');
  await turnPage(page);
  await strip(page).getByRole('button', { name: 'Добавяне' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '1');
  await expect(strip(page)).toHaveCount(0);
  await offer(page, 'accepted');
  await turnPage(page, 'Салати');
  await expect(strip(page)).toHaveCount(0);
});

test('install: is offered after an order that has arrived @deep', async ({ page, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await offer(page);
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  await page.goto('/neven');
  await menu.ready();
  await offer(page);
  await turnPage(page);
  await expect(strip(page)).toBeVisible();
});

test.describe('install: on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('the guest is shown the share sheet’s steps once @deep', async ({ page }) => {
    await wasHere(page);
    await page.goto('/neven');
    await new MenuPage(page).ready();
    await turnPage(page);
    await strip(page).getByRole('button', { name: 'Добавяне' }).click();
    await expect(page.getByTestId('install-steps').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Добре' }).click();
    await expect(page.getByTestId('install-steps')).toHaveCount(0);
    await turnPage(page, 'Салати');
    await expect(strip(page)).toHaveCount(0);
  });
});

test('install: the list of pages offers the installation at any time @deep', async ({ page }) => {
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await offer(page, 'accepted');
  await page.getByTestId('more').click();
  await page.getByTestId('install-row').click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '1');
});

test('install: a large venue screen is never asked @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wasHere(page);
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await offer(page);
  await page.goto('/neven/supi');
  await new MenuPage(page).ready();
  await offer(page);
  await page.getByRole('link', { name: 'Салати' }).first().click();
  await expect(page).toHaveTitle(/^Салати/);
  await expect(strip(page)).toHaveCount(0);
});
