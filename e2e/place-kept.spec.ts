// The menu keeps its scroll position: after a dish's page, layers over the menu, and the order.
import type { Page } from '@playwright/test';
import { sitDown, untilAppHears } from './support/journey.ts';
import { type MenuPage, ProductPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, speak, test } from './support/test.ts';

/** Position of a dish's card on the screen, px; a notice above must not move it. */
const topOf = (menu: MenuPage, dish: string): Promise<number> =>
  menu.card(dish).evaluate((card) => Math.round(card.getBoundingClientRect().top));

/** Scrolls to a dish far below; returns its card's position, px. */
async function readDownTo(menu: MenuPage, dish: string): Promise<number> {
  const { page } = menu;
  await menu.card(dish).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilStill(page);
  expect(await topOf(menu, 'Shopska salad'), 'the first dish is out of sight').toBeLessThan(-100);
  return topOf(menu, dish);
}

/** Presses the venue's logo. */
const openMenuItself = async (page: Page, home: string): Promise<void> => {
  await page.locator(`a[href="${home}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${home}$`));
};

test('menu position: a dish’s back link and Add button return to the same position, and no later “back” reopens the dish @every-size @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.openCategory(/grill/i);
  await expect(page).toHaveURL(/\/neven\/na-zhar$/);
  await openMenuItself(page, '/neven');
  const at = await readDownTo(menu, 'Katak');
  const dish = await menu.openProduct(menu.card('Katak'));
  await dish.root.getByRole('link', { name: 'Back' }).click();
  await expect(dish.root).toBeHidden();
  await expect(page).toHaveURL(/\/neven$/);
  await expect.poll(() => topOf(menu, 'Katak')).toBe(at);

  await menu.openProduct(menu.card('Katak'));
  await dish.add.click();
  await expect(dish.root).toBeHidden();
  await expect(page).toHaveURL(/\/neven$/);
  await expect.poll(() => topOf(menu, 'Katak')).toBe(at);
  await page.goBack();
  await expect(page).toHaveURL(/\/neven\/na-zhar$/);
  await expect(dish.root).toBeHidden();
});

test('menu position: from a shared dish the back link leads to its list, and browser back leaves the app @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/about');
  await page.goto('/neven/supi/tarator');
  const dish = await new ProductPage(page).ready();
  await untilAppHears(page);
  await dish.root.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/neven\/supi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/neven\/about$/);
});

test('menu position: back closes any layer over the menu, which has not scrolled @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await openMenuItself(page, '/neven');
  const at = await readDownTo(menu, 'Katak');
  const dialog = page.getByRole('dialog');
  const opensAndCloses = async (open: () => Promise<void>, close: () => Promise<unknown>) => {
    await open();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/neven$/);
    expect(await topOf(menu, 'Katak')).toBe(at);
  };
  const goBack = () => page.goBack();
  const cross = () => dialog.getByRole('button', { name: 'Close' }).click();
  const sizes = () => menu.card('Shopska salad').getByTestId('add-to-cart').dispatchEvent('click');
  await opensAndCloses(sizes, goBack);
  await opensAndCloses(sizes, cross);
  await menu.card('Katak').getByTestId('add-to-cart').click();
  const bar = page.getByRole('button').filter({ has: menu.cartCount });
  await opensAndCloses(() => bar.click(), goBack);
  await opensAndCloses(() => bar.click(), cross);
  // The dish, then its large picture: two history steps, without leftovers of closed layers.
  const dish = await menu.openProduct(menu.card('Katak'));
  await dish.root.getByRole('button', { name: 'Show the picture large' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(dish.root).toBeVisible();
  await page.goBack();
  await expect(dish.root).toBeHidden();
  await expect.poll(() => topOf(menu, 'Katak')).toBe(at);
});
