// A category page: tabs, kinds of categories, subcategories and footer.
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { EVERY_KIND, LEVELS, LONG_NAME, SOCIAL } from './support/category-venue.ts';
import { sitDown, untilAppHears } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, test } from './support/test.ts';

const PLACE = EVERY_KIND;

const currentTab = (page: Page): Locator => page.locator('[data-testid="category-tab"][aria-current="page"]');

test('category tabs: are links with keyboard access, and the open one is announced [S2.23] @every-size', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  await untilAppHears(page);
  await page.getByTestId('category-tab').filter({ hasText: 'Grill' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${PLACE}/grill`);
  await expect(currentTab(page)).toHaveText('Grill');
  await expect(page.getByTestId('category').locator('h1')).toHaveText('Grill');
  await expect(page.getByTestId('category').locator('h1')).toBeFocused();
});

test('category tabs: the open one is visible among any number [S2.23] @every-size @deep', async ({ page }) => {
  await page.goto('/neven');
  const { tabs } = await new MenuPage(page).ready();
  const last = tabs.and(page.locator('a[href^="/neven/"]')).last();
  await page.goto((await last.getAttribute('href')) ?? '');
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('subcategories: have tabs of their own, and a way back [S2.23] @every-size @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/drinks`);
  await page.getByTestId('subcategory').filter({ hasText: 'wine' }).click();
  await expect(page).toHaveURL(`/${PLACE}/wine`);
  const siblings = page.getByTestId('sibling-tab');
  await expect(siblings).toHaveCount(7);
  await expect(page.locator('[data-testid="sibling-tab"][aria-current="page"]')).toHaveText('wine');
  // The parent's tab is not marked as the current page.
  await expect(page.locator('[data-testid="category-tab"][aria-current="true"]')).toHaveText('Drinks');
  await siblings.filter({ hasText: 'tea' }).click();
  await expect(page).toHaveURL(`/${PLACE}/tea`);
  await page.getByTestId('parent-category').click();
  await expect(page).toHaveURL(`/${PLACE}/drinks`);
});

test('link category: one link opens on a phone, and is a QR code on a venue device [S2.24, S2.25] @every-size @tablet', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  const spa = page.getByTestId('category-tab').filter({ hasText: 'Spa' });
  if ((page.viewportSize()?.width ?? 0) < 1000) {
    await expect(spa).toHaveAttribute('href', 'https://spa.example/book');
    await expect(spa).toHaveAttribute('target', '_blank');
    await expect(spa).toHaveAttribute('rel', /noopener/);
    return;
  }
  await spa.click();
  const code = page.getByRole('dialog').getByTestId('qr-code');
  await expect(code).toBeVisible();
  await expect(code).toHaveAttribute('data-text', 'https://spa.example/book');
  await expect(page.getByRole('dialog').locator('a[target="_blank"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(spa).toBeFocused();
});

test('link category: several links open a choice, including the venue’s feedback [S2.25] @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  await page.getByTestId('category-tab').filter({ hasText: 'More of us' }).click();
  const links = page.getByRole('dialog').getByTestId('category-link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://a.example/',
    'https://www.b.example/',
    `/${PLACE}/feedback`,
  ]);
  await expect(links.nth(1)).toContainText('b.example');
  await links.nth(2).click();
  await expect(page).toHaveURL(`/${PLACE}/feedback`);
});

test('link category: in a room the link contains the room number [S2.25] @deep', async ({ page, tables }) => {
  await sitDown(page, tables.next(PLACE, 'room').url);
  await expect(page.getByTestId('category-tab').filter({ hasText: 'Spa' })).toHaveAttribute(
    'href',
    'https://spa.example/book?room_number=204%20A',
  );
});

test('bell category: a press opens the call over the menu; the page of the category has a button for the call [S2.26] @deep', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await new MenuPage(page).ready();
  await page.getByTestId('category-tab').filter({ hasText: 'The bell' }).click();
  await expect(page.getByRole('dialog', { name: 'The bell' })).toBeVisible();
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  await page.goto(`/${PLACE}/bell`);
  await untilAppHears(page);
  await page.getByRole('button', { name: 'Повикване на сервитьор' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('picture category: shows a large picture, and a larger one after a tap [S2.24] @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/terrace`);
  await page.getByTestId('category-image').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('subcategories: ten levels down, a dish and a way up at every level remain @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/level-1`);
  for (let level = 2; level <= LEVELS; level++) {
    await page.getByTestId('subcategory').click();
    await expect(page.getByTestId('parent-category')).toContainText(`Level ${level - 1}`);
  }
  await expect(page.getByTestId('product-card')).toHaveCount(1);
  await expect(page.locator('[data-testid="category-tab"][aria-current]')).toHaveText('Level 1');
});

test('category name: 250 letters stay on the page, at 320 px too @every-size @deep', async ({ page }) => {
  const sizes = (page.viewportSize()?.width ?? 0) < 1000 ? [320, 390] : [page.viewportSize()?.width ?? 0];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
    await page.goto(`/${PLACE}/long`);
    await expect(page.locator('h1')).toHaveText(LONG_NAME.trim());
    await expectNoSidewaysScroll(page);
  }
});

test('category: ends with promotions, until dismissed, and a footer with the venue’s links [S2.28, S2.29] @every-size @deep', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/grill`);
  const promotions = page.getByTestId('promotions-block');
  await expect(promotions).toContainText('Soup of the day for two');
  const footer = page.getByTestId('venue-footer');
  await expect(footer.locator('b')).toHaveText('daily');
  if ((page.viewportSize()?.width ?? 0) < 1000) {
    expect(
      await footer.locator('a[target="_blank"]').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(Object.values(SOCIAL));
  } else {
    await expect(footer.locator('a[target="_blank"]')).toHaveCount(0);
    await footer.getByRole('button', { name: 'Последвайте ни' }).click();
    await expect(page.getByTestId('qr-code')).toHaveAttribute('data-text', SOCIAL.facebook_link);
    await page.getByRole('button', { name: 'Instagram' }).click();
    await expect(page.getByTestId('qr-code')).toHaveAttribute('data-text', SOCIAL.instagram_link);
    await page.keyboard.press('Escape');
  }
  await promotions.getByRole('button', { name: 'Скриване на промоциите' }).click();
  await expect(promotions).toHaveCount(0);
  await page.getByTestId('category-tab').filter({ hasText: 'Soups' }).click();
  await expect(page).toHaveURL(`/${PLACE}/soups`);
  await expect(footer).toBeAttached();
  await expect(promotions).toHaveCount(0);
  await footer.getByRole('button', { name: 'Промоции' }).click();
  await expect(page.getByRole('dialog')).toContainText('Soup of the day for two');
  await page.reload();
  await expect(promotions).toBeAttached();
});

test('category: with subcategories has no footer [S2.28] @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/drinks`);
  await expect(page.getByTestId('subcategory').first()).toBeVisible();
  await expect(page.locator('[data-ruler]')).toBeAttached();
  await untilStill(page);
  await expect(page.getByTestId('venue-footer')).toHaveCount(0);
});
