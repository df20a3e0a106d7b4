// First visit: the server has rendered the page, and the app hydrates it. A hydration mismatch would log an error, which
// fails every journey.
import type { Page } from '@playwright/test';
import { patience } from '../tests/support/patience.ts';
import { cookieOf, untilAppHears } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

/** Holds the app's script back until released. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Marks the first element of a kind; the returned function tells whether it is still the same. */
async function markFirst(page: Page, testId: string): Promise<() => Promise<boolean>> {
  const first = page.getByTestId(testId).first();
  await first.evaluate((element) => element.setAttribute('data-marked', ''));
  return () => first.evaluate((element) => element.hasAttribute('data-marked'));
}

test('first visit: dishes are visible before the script runs, and unchanged after hydration @tablet @every-size', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto(`/${PLACE}/salati`, { waitUntil: 'commit' });
  const cards = page.getByTestId('product-card');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(5);
  const isSame = await markFirst(page, 'product-card');
  letGo();
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await expect(menu.plainCard().getByTestId('card-count')).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('first visit: a shared dish is visible before the script runs, and can be ordered afterwards @deep', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto(`/${PLACE}/salati/shopska-salata`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Шопска');
  const isSame = await markFirst(page, 'add-product');
  letGo();
  expect(await isSame()).toBe(true);
  const cards = page.getByTestId('product-card');
  const back = page.getByTestId('category-tab').first();
  await expect(async () => {
    if (await back.isHidden()) await page.getByTestId('add-product').click({ timeout: patience(1_000) });
    await expect(back.or(cards.first()).first()).toBeVisible({ timeout: patience(1_000) });
  }).toPass();
});

test('first visit: a printed code shows the menu before the script, and opens the session afterwards [S2.17] @deep', async ({
  page,
  tableUrl,
}) => {
  const letGo = await holdScript(page);
  await page.goto(tableUrl, { waitUntil: 'commit' });
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  const isSame = await markFirst(page, 'product-card');
  letGo();
  await expect(page).toHaveURL(new RegExp(`/${PLACE}/?$`));
  await expect.poll(() => cookieOf(page, '_tot_'), { message: 'the table session' }).toBeDefined();
  expect(await isSame()).toBe(true);
});

test('first visit: a category opened before the rest of the menu arrives is never empty @deep', async ({
  page,
  network,
}) => {
  await network.fail({ kind: 'status', status: 502, to: /\/api\/.*products/ });
  await page.goto(`/${PLACE}/salati`);
  const menu = await new MenuPage(page).ready();
  // A link pressed before leads to a server-rendered page with dishes.
  await untilAppHears(page);
  await menu.tabs.nth(2).click();
  await expect(page.getByTestId('category-loading')).toBeVisible();
  await network.heal();
  await expect(page.getByTestId('product-card').first()).toBeVisible();
});
