// Presses before the app's script has loaded count once.
import type { Page, Route } from '@playwright/test';
import { PRESS_NOTE_KEY } from '#domain/cart/press-note.ts';
import { LANGUAGE_TOOL, MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const SCRIPT = '**/assets/first-*.js';

/** Holds the app's script back until released. */
async function holdScript(page: Page) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(SCRIPT, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held.splice(0)) await route.continue().catch(() => undefined);
  };
}

/** Number shown on each of the first dish cards before the app runs. */
const marks = (menu: MenuPage, nth: number) => menu.plainCard(nth).locator('[data-act=add]');
const quantities = async (menu: MenuPage): Promise<string[]> => {
  const cart = await menu.openCart();
  return cart.lines.getByRole('status').allTextContents();
};
const notes = (page: Page): Promise<number> =>
  page.evaluate((key) => Object.keys(localStorage).filter((one) => one.startsWith(key)).length, PRESS_NOTE_KEY);
/** The app's count, not that of the early bar. */
const realCount = (page: Page) => page.locator('#root').getByTestId('cart-count');
const earlyBar = (page: Page) => page.locator('#early-bar-shown').getByRole('button');

test('early presses: three dishes and another category before the script count once', async ({ page, baseURL }) => {
  const release = await holdScript(page);
  await page.goto('/neven/salati', { waitUntil: 'commit' });
  const menu = await new MenuPage(page).ready();
  await menu.addPlain(0);
  await menu.addPlain(1);
  await expect(marks(menu, 0)).toHaveAttribute('data-count', '1');
  // The bar is where the app's bar will be.
  await expect(earlyBar(page)).toContainText('2');
  const bar = await earlyBar(page).boundingBox();
  // A category is a plain link: it works without the app, and the presses stay.
  await menu.tabs.nth(2).click();
  await page.waitForURL((url) => url.href !== `${baseURL}/neven/salati`, { waitUntil: 'commit' });
  await menu.ready();
  await expect(earlyBar(page)).toContainText('2');
  await menu.addPlain(0);
  await expect(earlyBar(page)).toContainText('3');
  await release();
  await expect(realCount(page)).toHaveText('3');
  await expect(earlyBar(page)).toHaveCount(0);
  await expect.poll(() => notes(page)).toBe(0);
  const real = await page.locator('#root [data-act=order]').boundingBox();
  expect([real?.x, real?.y, real?.height]).toEqual([bar?.x, bar?.y, bar?.height]);
  expect(await quantities(menu)).toEqual(['1', '1', '1']);
});

test('early presses: three presses on one plus count three, a minus removes one, and a reload keeps the rest @deep', async ({
  page,
}) => {
  await holdScript(page);
  await page.goto('/neven/salati', { waitUntil: 'commit' });
  const menu = await new MenuPage(page).ready();
  for (const _ of [1, 2, 3]) await menu.addPlain(0);
  await expect(marks(menu, 0)).toHaveAttribute('data-count', '3');
  await marks(menu, 0).click({ position: { x: 12, y: 20 } });
  await expect(marks(menu, 0)).toHaveAttribute('data-count', '2');
  await page.unrouteAll();
  const release = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await menu.ready();
  await expect(marks(menu, 0)).toHaveAttribute('data-count', '2');
  await menu.addPlain(0);
  await release();
  await expect(realCount(page)).toHaveText('3');
  await expect.poll(() => notes(page)).toBe(0);
  await expect(menu.plainCard(0).getByTestId('card-count')).toHaveText('3');
  await page.reload();
  await expect(realCount(page)).toHaveText('3');
});

test('early presses: after a press on the order, the order opens as soon as the app runs @deep', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/neven/salati', { waitUntil: 'commit' });
  const menu = await new MenuPage(page).ready();
  await menu.addPlain(0);
  await earlyBar(page).click();
  await expect(page.getByTestId('on-its-way')).toBeVisible();
  await release();
  await expect(page.getByTestId('cart')).toBeVisible();
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
  await expect(page.getByTestId('on-its-way')).toBeHidden();
});

test('early presses: after a press on the language, the choice opens as soon as the app runs @deep', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/neven/salati', { waitUntil: 'commit' });
  await new MenuPage(page).ready();
  await page.getByRole('button', { name: LANGUAGE_TOOL }).first().click();
  await release();
  await expect(page.getByTestId('language-de')).toBeVisible();
});

test('early presses: without storage, the presses last as long as the page @deep', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  const release = await holdScript(page);
  await page.goto('/neven/salati', { waitUntil: 'commit' });
  const menu = await new MenuPage(page).ready();
  await menu.addPlain(0);
  await menu.addPlain(0);
  await expect(marks(menu, 0)).toHaveAttribute('data-count', '2');
  await release();
  await expect(realCount(page)).toHaveText('2');
});

test('early presses: two tabs with the same presses add them once @deep', async ({ page, context }) => {
  const other = await context.newPage();
  const releases = [];
  for (const tab of [page, other]) {
    releases.push(await holdScript(tab));
    await tab.goto('/neven/salati', { waitUntil: 'commit' });
    await new MenuPage(tab).ready();
  }
  const menu = new MenuPage(page);
  await menu.addPlain(0);
  await menu.addPlain(1);
  await other.reload({ waitUntil: 'commit' });
  await expect(marks(new MenuPage(other), 1)).toHaveAttribute('data-count', '1');
  await Promise.all(releases.map((release) => release()));
  for (const tab of [page, other]) await expect(realCount(tab)).toHaveText('2');
  await expect.poll(() => notes(page)).toBe(0);
  await expect(realCount(page)).toHaveText('2');
});
