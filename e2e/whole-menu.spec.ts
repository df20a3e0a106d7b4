// The whole menu on one page, as cards.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, ProductPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, speak, test } from './support/test.ts';
import { NEVEN, section } from './support/whole-menu.ts';

const TELLING = NEVEN.categories.filter(({ type }) => type === 'info').map(({ slug }) => slug);
/** All dishes except the venue's information entries. */
const DISHES = NEVEN.products.filter(({ categories }) => categories.some((slug) => !TELLING.includes(slug)));

/** Scrolls the scroll container: the window on a phone, the middle column elsewhere. */
const scrollBy = (page: Page, screens: number): Promise<void> =>
  page.evaluate((part) => {
    const main = document.querySelector('#menu');
    const isBox = main !== null && /auto|scroll/.test(getComputedStyle(main).overflowY);
    const box = isBox ? main : document.scrollingElement;
    box?.scrollBy({ top: (box.clientHeight || innerHeight) * part, behavior: 'instant' });
  }, screens);

/** Opens the whole menu, and waits until its tabs lead to sections; before hydration they lead to category pages. */
async function openWholeMenu(page: Page): Promise<MenuPage> {
  await page.goto('/neven/all');
  const menu = await new MenuPage(page).ready();
  await expect(menu.tabs.filter({ hasText: /Desserts|Десерти/ })).toHaveAttribute('href', /#/);
  return menu;
}

/** Scrolls through the list to its end. */
async function readAll(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  let idle = 0;
  while (idle < 4) {
    const before = seen.size;
    for (const id of await page
      .getByTestId('product-card')
      .evaluateAll((cards) => cards.map((card) => card.dataset.product ?? '')))
      seen.add(id);
    idle = seen.size === before ? idle + 1 : 0;
    await scrollBy(page, 0.8);
    // Visible dishes are rendered in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return seen;
}

test('whole menu: contains every dish under its category, with few rendered at a time [S2.10] @every-size @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await openWholeMenu(page);
  await expect(section(page, 'Salads')).toBeVisible();
  const seen = await readAll(page);
  expect(seen.size).toBe(DISHES.length);
  expect(await menu.cards.count()).toBeLessThan(DISHES.length / 2);
  await expect(page.getByTestId('venue-footer')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
});

test('whole menu: a press adds a dish in place, and the card counts the dish; a dish of several sizes asks for the size [S2.10, S2.38, S2.39] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await sitDown(page, tableUrl);
  const menu = await openWholeMenu(page);
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await expect(menu.plainCard().getByTestId('card-count')).toHaveText('1');
  await menu.card('Shopska salad').getByTestId('add-to-cart').click();
  await expect(page.getByTestId('choose-variant').first()).toBeVisible();
});

test('whole menu: a press on a category scrolls to this category, the visible category is marked, and “back” leaves the page [S2.10] @every-size', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/');
  const menu = await openWholeMenu(page);
  const tab = (name: string) => menu.tabs.filter({ hasText: name });
  await expect(tab('Salads')).toHaveAttribute('aria-current', /./);
  await tab('Desserts').click();
  await expect(section(page, 'Desserts')).toBeInViewport();
  await expect(tab('Desserts')).toHaveAttribute('aria-current', /./);
  await expect(page).toHaveURL(/\/neven\/all#deserti$/);
  const top = async () => (await section(page, 'Desserts').boundingBox())?.y ?? -1;
  // Rows measured late move the content below once more.
  await untilStill(page);
  const isUnderTheFrame = async () => (await top()) > -2 && (await top()) < 300;
  await expect.poll(isUnderTheFrame).toBe(true);
  // After the guest has scrolled on, another press leads to the category again.
  await scrollBy(page, -2);
  await expect(tab('Desserts')).not.toHaveAttribute('aria-current', /./);
  await tab('Desserts').click();
  await expect.poll(isUnderTheFrame).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('whole menu: an address with a category opens the menu at this category @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/all#deserti');
  await expect(section(page, 'Desserts')).toBeInViewport();
});

test('whole menu: a guest who returns from a dish is at the same position @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await openWholeMenu(page);
  await menu.tabs.filter({ hasText: 'Desserts' }).click();
  await expect(section(page, 'Desserts')).toBeInViewport();
  await untilStill(page);
  await scrollBy(page, 0.7);
  const dish = menu.cards.filter({ has: page.getByRole('link') });
  const inSight = async () => {
    for (const card of await dish.all()) {
      const box = await card.boundingBox();
      if (box && box.y > 100 && box.y < 500) return { id: await card.getAttribute('data-product'), y: box.y };
    }
    throw new Error('no dish in sight');
  };
  await untilStill(page);
  const before = await inSight();
  await page.locator(`[data-product="${before.id}"]`).getByRole('link').first().click();
  await new ProductPage(page).ready();
  await page.goBack();
  const again = page.locator(`[data-product="${before.id}"]`);
  await expect(again).toBeInViewport();
  await expect.poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(8);
  await expect(menu.tabs.filter({ hasText: 'Desserts' })).toHaveAttribute('aria-current', /./);
});

test('whole menu: opens without a network, and adds dishes [S2.10] @deep', async ({ page, network, tableUrl }) => {
  await sitDown(page, tableUrl);
  const menu = await openWholeMenu(page);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await page.reload();
  await menu.ready();
  expect((await readAll(page)).size).toBe(DISHES.length);
  await scrollBy(page, -500);
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
});

test('whole menu: works by keyboard: tabs lead to a category, and dishes follow each other @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await sitDown(page, tableUrl);
  const menu = await openWholeMenu(page);
  await menu.tabs.filter({ hasText: 'Soups' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Soups')).toBeInViewport();
  await section(page, 'Soups').evaluate((head) => {
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  });
  const passed: string[] = [];
  // Each press waits for the rows rendered by the press before.
  for (let presses = 0; presses < 30; presses++) {
    await untilStill(page);
    await page.keyboard.press('Tab');
    const id = await page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-product]')?.dataset.product,
    );
    if (id !== undefined && passed.at(-1) !== id) passed.push(id);
    // The focused element is visible and not covered by the tabs.
    const y = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(y).toBeGreaterThan(52);
  }
  expect(passed.length).toBeGreaterThan(8);
  expect(new Set(passed).size).toBe(passed.length);
  await page.keyboard.press('Enter');
});
