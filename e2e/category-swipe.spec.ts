// Swiping between categories by touch.

import type { Locator, Page } from '@playwright/test';
import { patience } from '../tests/support/patience.ts';
import { EVERY_KIND } from './support/category-venue.ts';
import { MenuPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, test } from './support/test.ts';
import { fingerOn } from './support/touch.ts';

const PLACE = EVERY_KIND;

/** The scrolling element: the window on a phone, the menu beside a rail. */
const scrollerOf = (page: Page): Locator => page.locator((page.viewportSize()?.width ?? 0) < 1000 ? 'html' : '#menu');
const scrolled = (page: Page): Promise<number> => scrollerOf(page).evaluate((element) => element.scrollTop);
const currentTab = (page: Page): Locator => page.locator('[data-testid="category-tab"][aria-current="page"]');
/** Waits for the lazy chunk of the swipe, which loads after the first card. */
const readyToSwipe = async (page: Page): Promise<void> => {
  await new MenuPage(page).ready();
  await expect(page.locator('[data-ruler]')).toBeAttached({ timeout: patience(15_000) });
};

test('swipe: a finger pulls in the next category, scrolled to its top; the category stays, and the tab follows [S2.23] @every-size', async ({
  page,
}) => {
  await page.goto(`/${PLACE}/salads`);
  await readyToSwipe(page);
  await scrollerOf(page).evaluate((element) => element.scrollBy(0, 600));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  const finger = await fingerOn(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Past the middle, so that the page turns however slow the swipe. Starts between rail and order.
  const [from, half, to] = width < 1000 ? [0.88, 0.6, 0.12] : [0.7, 0.5, 0.24];
  await finger.down([width * from, height * 0.6]);
  await finger.drawTo([width * half, height * 0.6]);
  const coming = page.locator('[data-side="after"]');
  const card = coming.locator('[data-product]').first();
  await expect(card).toBeInViewport();
  // Marks the element, to detect that the incoming page is not rendered again.
  await card.evaluate((element) => element.setAttribute('data-kept', 'yes'));
  const titleTop = () =>
    page.locator('h1', { hasText: 'Soups' }).evaluate((title) => title.getBoundingClientRect().top);
  const top = await titleTop();
  await finger.drawTo([width * to, height * 0.6]);
  await finger.up();
  await expect(currentTab(page)).toHaveText('Soups');
  await expect(page).toHaveURL(`/${PLACE}/soups`);
  await expect(page.locator('[data-kept]')).toHaveCount(1);
  await expect(page.getByTestId('category').locator('[data-kept]')).toBeInViewport();
  // The category does not move when it becomes the open page.
  expect(Math.abs((await titleTop()) - top)).toBeLessThan(2);
  expect(await scrolled(page)).toBeLessThan(before);
  await page.goBack();
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  await expect(currentTab(page)).toHaveText('Salads');
  // Returns to the guest's position.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});

test('swipe: two quick swipes go two categories forward, one swipe back returns, and no category is before the first [S2.23] @deep', async ({
  page,
}) => {
  await page.goto(`/${PLACE}`);
  await readyToSwipe(page);
  const finger = await fingerOn(page);
  await finger.swipe('left');
  // The tab of the next category is marked at release, before the page has stopped.
  await expect(currentTab(page)).toHaveText('Soups');
  await finger.rest(120);
  await finger.swipe('left');
  await expect(page).toHaveURL(`/${PLACE}/grill`);
  await expect(currentTab(page)).toHaveText('Grill');
  await finger.swipe('right');
  await expect(page).toHaveURL(`/${PLACE}/soups`);
  await finger.swipe('right');
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  // The first category has none before it; the next swipe leads to the second.
  await finger.swipe('right');
  await untilStill(page);
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  await expect(currentTab(page)).toHaveText('Salads');
  await finger.swipe('left');
  await expect(page).toHaveURL(`/${PLACE}/soups`);
  await expect(currentTab(page)).toHaveText('Soups');
});

test('swipe: skips link categories [S2.23, S2.25] @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/terrace`);
  await expect(page.locator('[data-ruler]')).toBeAttached({ timeout: patience(15_000) });
  const finger = await fingerOn(page);
  await finger.swipe('left');
  await expect(page).toHaveURL(`/${PLACE}/long`);
});

test('swipe: sideways presses no card, downwards scrolls, and a tap still opens [S2.23] @deep', async ({ page }) => {
  await page.goto(`/${PLACE}/salads`);
  await readyToSwipe(page);
  const finger = await fingerOn(page);
  const card = page.getByTestId('category').getByTestId('product-card').first();
  const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const start = [box.x + box.width * 0.7, box.y + box.height * 0.9] as const;
  // Forth and back, released at the start.
  await finger.down(start);
  await finger.drawTo([start[0] - 90, start[1]]);
  await finger.drawTo(start);
  await finger.rest(250);
  await finger.up();
  await untilStill(page);
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  await finger.down([200, 700]);
  await finger.drawTo([204, 300]);
  await finger.up();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await expect(page).toHaveURL(`/${PLACE}/salads`);
  // A tap on a scrolling page stops it, and opens no dish.
  await untilStill(page);
  await card.getByRole('link').tap();
  await expect(page).toHaveURL(`/${PLACE}/salads/salads-1`);
});

test('swipe: with reduced motion the category appears at release [S2.23] @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${PLACE}/salads`);
  await readyToSwipe(page);
  await (await fingerOn(page)).swipe('left');
  await expect(page).toHaveURL(`/${PLACE}/soups`);
  await expect(page.getByTestId('category').locator('h1')).toHaveText('Soups');
});
