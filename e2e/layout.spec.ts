// Positions of boxes at sizes and text sizes that no other journey uses.
import type { Locator, Page } from '@playwright/test';
import { orderOneDish, sitDown } from './support/journey.ts';
import { MenuPage, ProductPage } from './support/pages.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
const boxOf = (element: Locator): Promise<Box> =>
  element.first().evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return { top, bottom, left, right };
  });

const doubleLetters = (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% !important; }' });

const speak = (page: Page, baseURL: string | undefined, language: string) =>
  page.context().addCookies([{ name: '_tlt_', value: language, url: baseURL ?? '' }]);

/** Height of the scroll container around an element. */
const sightOf = (element: Locator): Promise<number> =>
  element.first().evaluate((one) => {
    let frame = one.parentElement;
    while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
    return frame?.clientHeight ?? innerHeight;
  });

test('layout: double-size text at 320 px leaves room for menu, order and search @deep', async ({ page, tableUrl }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const menu = await sitDown(page, tableUrl);
  await doubleLetters(page);
  await settle(page);
  expect((await boxOf(menu.tabs)).bottom, 'head and tabs').toBeLessThan(280);
  await menu.addPlain();
  const cart = await menu.openCart();
  await expect(cart.lines).toHaveCount(1);
  expect(await sightOf(cart.lines), 'the list of the order').toBeGreaterThan(160);
  const line = await boxOf(cart.lines);
  expect((await boxOf(cart.lines.getByRole('group'))).right, 'the stepper').toBeLessThanOrEqual(line.right);
  await page.goto('/neven/search?q=supa');
  await doubleLetters(page);
  const room = await page.getByTestId('search-field').evaluate((input) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    return input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  });
  expect(room, 'the words in the search field').toBeGreaterThan(96);
});

test('layout: a phone in landscape shows the dish and its price, and the Add button beside the picture @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/neven/salati');
  const menu = await new MenuPage(page).ready();
  await settle(page);
  await expect(menu.cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(menu.cards.first().getByText('€'))).bottom).toBeLessThan(390);
  const dish = await menu.openProduct(menu.cards.first());
  await expect(dish.root.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(dish.add).toBeInViewport({ ratio: 1 });
});

test('layout: a card of a printed-style menu has its price on the name’s first line, and a phone shows more than three @deep', async ({
  page,
}) => {
  await page.goto('/hotel-rila');
  const menu = await new MenuPage(page).ready();
  await settle(page);
  // The first name's longest word leaves no room for "from 12.50" beside it.
  for (const nth of [1, 2]) {
    const name = await boxOf(menu.cards.nth(nth).getByRole('heading'));
    const price = await boxOf(menu.cards.nth(nth).getByText('€'));
    expect(price.top, `the price of card ${nth}`).toBeLessThan(name.top + 26);
    expect(price.left, `the price of card ${nth}`).toBeGreaterThan(name.left + 40);
  }
  const two = (await boxOf(menu.cards.nth(3))).top - (await boxOf(menu.cards.nth(1))).top;
  expect(two, 'two cards').toBeLessThan(390);
});

test('layout: on a dense tile no tag covers the allergen mark, in German too @deep', async ({ page, baseURL }) => {
  await speak(page, baseURL, 'de');
  await page.goto('/briz');
  const menu = await new MenuPage(page).ready();
  await settle(page);
  const overlaps = await menu.cards.evaluateAll((cards) =>
    cards.flatMap((card) => {
      const mark = card.querySelector('[aria-expanded]')?.getBoundingClientRect();
      const tags = [...card.querySelectorAll('[class*="tags"] > *')].map((tag) => tag.getBoundingClientRect());
      return mark ? tags.filter((tag) => tag.right > mark.left + 8 && tag.bottom > mark.top + 8) : [];
    }),
  );
  expect(overlaps).toEqual([]);
});

test('layout: the sent order and the new one share one bar @deep', async ({ page, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  const label = await orderOneDish(menu);
  await page.goto('/neven');
  await menu.ready();
  await menu.addPlain(1);
  const bar = page.getByRole('button').filter({ has: menu.cartCount });
  const sent = page.getByTestId('orders-bar');
  await expect(sent).toContainText(label);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar.getByText('Вашата поръчка'), `at ${width}`).toBeVisible();
    const [mine, ours] = [await boxOf(bar), await boxOf(sent)];
    expect(ours.top, `at ${width}`).toBeLessThan(mine.bottom);
    expect(mine.top, `at ${width}`).toBeLessThan(ours.bottom);
  }
});

test('layout: a large screen keeps its frame, whole words and one row of tools @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, baseURL, 'de');
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = await sitDown(page, tableUrl);
  await menu.cards.first().getByRole('link').first().click();
  const dish = await new ProductPage(page).ready();
  await settle(page);
  const [words, sum] = [await boxOf(dish.add.locator('span').first()), await boxOf(dish.add.locator('span').last())];
  expect(sum.top, 'Add and what it costs on one line').toBeLessThan(words.bottom - 4);
  expect(sum.left, 'Add and what it costs on one line').toBeGreaterThan(words.right);
  await page.goto('/neven?show=orders');
  await expect(page.getByTestId('orders-screen')).toBeVisible();
  await expect(menu.tabs.first(), 'the rail beside the sent orders').toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/neven/salati');
  await menu.ready();
  const card = await boxOf(menu.cards);
  const price = await boxOf(menu.cards.first().getByText('€'));
  expect(price.left, 'the price under a narrow card’s name').toBeLessThan(card.left + 60);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'kiosk');
  const [mark, ...tools] = await page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(tools.length).toBeGreaterThan(3);
  for (const tool of tools) expect(tool.top, 'one row of tools').toBeLessThan(mark?.bottom ?? 0);
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'tablet');
  const letters = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(letters, 'letters of a wall').toBeGreaterThan(28);
});
