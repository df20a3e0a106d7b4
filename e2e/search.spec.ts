// Searching dishes: any alphabet, typing errors, offline.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { settleOnDevice, sitDown } from './support/journey.ts';
import { CartPanel } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

class SearchPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  readonly field = () => this.page.getByTestId('search-field');
  readonly found = () => this.page.getByTestId('search-result');
  readonly names = () => this.found().getByRole('heading');
  async open(): Promise<this> {
    await this.page.getByTestId('search-tool').click();
    await expect(this.field()).toBeFocused();
    return this;
  }
  /** Types letter by letter. */
  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words, { delay: 30 });
  }
}

const openSearch = (page: Page) => new SearchPage(page).open();
/** A change of the address, the field's text at that time, and the time since the last key, ms. */
interface Told {
  words: string;
  field: string;
  quiet: number;
}

const query = (page: Page) => new URL(page.url()).searchParams;

test('search: "shopska" finds "Шопска салата" without a network, and the dish can be ordered from the results @every-size [S2.09]', async ({
  page,
  tableUrl,
  network,
}) => {
  await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const search = await openSearch(page);
  for (const words of ['shopska', '6opska', 'ШОПСКА']) {
    await search.field().fill('');
    await search.type(words);
    await expect(search.names().first()).toHaveText('Шопска салата');
  }
  await expect(search.found().first().locator('mark')).toHaveText('Шопска');
  await search.field().fill('');
  await search.type('снежанка');
  await search.found().first().getByTestId('add-to-cart').click();
  await expect(search.found().first().getByTestId('add-to-cart')).toHaveText('1');
  await expect.poll(() => query(page).get('q')).toBe('снежанка');
  await page.reload();
  await expect(search.names().first()).toHaveText('Снежанка');
  await expect(search.found().first().getByTestId('add-to-cart')).toHaveText('1');
});

test('search: a German word finds a Bulgarian dish, which shows its German text; missing languages load without a press [S2.09] @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('schafskäse');
  const banitsa = search.found().filter({ hasText: 'Вита баница със сирене' });
  await expect(banitsa).toBeVisible();
  await expect(banitsa.locator('[lang="de"]')).toHaveText('Banitsa-Schnecke mit Schafskäse');
  await expect(banitsa.locator('[lang="de"] mark')).toHaveText('Schafskäse');
});

test('search: a mistyped word finds the right dish, and a word without results leads to all dishes [S2.09] @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('шапска');
  await expect(search.names().first()).toHaveText('Шопска салата');
  await page.getByTestId('did-you-mean').getByRole('button').click();
  await expect(search.field()).toHaveValue('шопска');
  await expect(page.getByTestId('did-you-mean')).toBeHidden();
  await search.field().fill('qwertz');
  await page.getByTestId('nothing-found').getByRole('link').click();
  await expect(page).toHaveURL(/\/neven\/all$/);
});

test('search filters: hide dishes with milk, separate undeclared ones, and survive a reload [S2.09] @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('салата');
  await expect(search.found().filter({ hasText: 'Шопска салата' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Без мляко' }).check();
  await expect(search.found().filter({ hasText: 'Шопска салата' })).toBeHidden();
  await expect(search.found().filter({ hasText: 'Зелена салата' })).toBeVisible();
  await expect.poll(() => query(page).get('without')).toBe('milk');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Без мляко' })).toBeChecked();
  await expect(search.found().filter({ hasText: 'Зелена салата' })).toBeVisible();
  await expect(search.found().filter({ hasText: 'Шопска салата' })).toBeHidden();
});

test('search: the address has the typed text 250 ms after the last key, once, and not earlier @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    const field = document.querySelector<HTMLInputElement>('[data-testid="search-field"]');
    let lastKey = 0;
    document.addEventListener('input', () => (lastKey = performance.now()), { capture: true });
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      const words = url ? new URL(url, location.href).searchParams.get('q') : null;
      if (words && told.at(-1)?.words !== words)
        told.push({ words, field: field?.value ?? '', quiet: performance.now() - lastKey });
      replace(state, unused, url);
    };
  });
  await search.type('лимонада');
  await expect(search.found()).toHaveCount(2);
  await expect.poll(() => query(page).get('q')).toBe('лимонада');
  const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told);
  // A slow machine pauses between keys like a guest; every change of the address must follow a pause.
  expect(told.filter(({ words, field, quiet }) => quiet < 250 || words !== field)).toEqual([]);
  expect(told.length).toBeLessThan('лимонада'.length);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('search: a dish’s address contains no search; back restores the full search [S2.34, S2.09] @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('таратор');
  // Before the address has changed.
  await search.found().getByRole('link').first().click();
  await expect(page.getByTestId('product-screen')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/neven/supi/tarator');
  await page.goBack();
  await expect(search.field()).toHaveValue('таратор');
  await expect(search.names()).toHaveText(['Таратор']);
  await expect(search.field()).not.toBeFocused();
});

test('search: works by keyboard: type, reach a result, open it, come back [S2.09] @deep', async ({
  page,
  tableUrl,
}) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('кебап');
  await expect(search.names().first()).toHaveText('Кебапчета');
  await page.keyboard.press('Escape');
  await expect(search.field()).toHaveValue('');
  await search.type('кебап');
  const link = search.found().first().getByRole('link');
  for (let tries = 0; tries < 40; tries++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('product-screen')).toBeVisible();
  await page.goBack();
  await expect(search.field()).toHaveValue('кебап');
});

test('search: the order opens over the search and leaves the search unchanged @deep', async ({ page, tableUrl }) => {
  await sitDown(page, tableUrl);
  const search = await openSearch(page);
  await search.type('айра');
  await search.found().first().getByTestId('add-to-cart').click();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  // Opens the order right after the last key, before the address has changed.
  await search.field().press('End');
  await page.evaluate(async () => {
    document.execCommand('insertText', false, 'н');
    await new Promise((painted) => requestAnimationFrame(painted));
    document.querySelector('[data-testid="cart-count"]')?.closest('button')?.click();
  });
  await new CartPanel(page).ready();
  await page.goBack();
  await expect(search.field()).toHaveValue('айран');
  await expect(search.names()).toHaveText(['Айран']);
});

for (const [language, words] of [
  ['bg', 'орехи'],
  ['de', 'schafskase'],
] as const) {
  test(`search: passes accessibility in ${language} @every-size @deep`, async ({ page, tableUrl, baseURL }) => {
    await speak(page, language, baseURL ?? '');
    await sitDown(page, tableUrl);
    const search = await openSearch(page);
    await checkAccessibility(page);
    await search.type(words);
    await expect(search.found().first()).toBeVisible();
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
  });
}
