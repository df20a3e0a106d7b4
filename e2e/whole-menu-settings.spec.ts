// The whole menu on one page by the venue's setting: every address, panels, print.
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { MenuPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';
import { NEVEN, section } from './support/whole-menu.ts';

// Each journey adds a venue with the setting.
test.use({ serverOf: 'own-places' });

test('whole menu: with the venue’s one-page setting, every category address opens the whole menu at this category [S2.19] @deep', async ({
  page,
  baseURL,
  addPlace,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const place = await addPlace({ settings: { one_page_menu_style: 1 } });
  await page.goto(`/${place}`);
  const menu = await new MenuPage(page).ready();
  await expect(section(page, 'Salads')).toBeInViewport();
  await expect(page.getByTestId('whole-menu')).toBeVisible();
  await page.goto(`/${place}/deserti`);
  await expect(section(page, 'Desserts')).toBeInViewport();
  await expect(menu.tabs.filter({ hasText: 'Desserts' })).toHaveAttribute('aria-current', /./);
  await menu.tabs.filter({ hasText: 'Soups' }).click();
  await expect(section(page, 'Soups')).toBeInViewport();
});

test('whole menu: as panels, a press or a key opens a category’s dishes as text [S2.30] @every-size @deep', async ({
  page,
  baseURL,
  addPlace,
  tables,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const place = await addPlace({ settings: { pdf_menu_enabled: 1 } });
  await page.goto(tables.next(place).url);
  await page.goto(`/${place}`);
  const panels = page.getByTestId('menu-panel');
  const head = (name: string) => panels.getByRole('button', { name });
  await expect(head('Salads')).toHaveAttribute('aria-expanded', 'false');
  const menu = new MenuPage(page);
  await expect(menu.cards).toHaveCount(0);
  const tops = NEVEN.categories.filter(({ parent }) => parent === undefined);
  await expect.poll(() => panels.count()).toBeGreaterThan(Math.min(6, tops.length - 1));
  await checkAccessibility(page);

  await head('Salads').click();
  await expect(head('Salads')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.card('Shopska salad')).toContainText('Contains:');
  await menu.addPlain();
  await expect(menu.plainCard().getByTestId('add-to-cart')).toHaveText('1');
  await checkAccessibility(page);
  await head('Salads').click();
  await expect(menu.cards).toHaveCount(0);

  await head('Salads').focus();
  await page.keyboard.press('ArrowDown');
  await expect(head('Soups')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.card('Tarator')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(menu.cards).toHaveCount(0);

  await menu.tabs.filter({ hasText: 'Desserts' }).click();
  await expect(head('Desserts')).toHaveAttribute('aria-expanded', 'true');
  await expect(head('Desserts')).toBeInViewport();
});

test('whole menu: in print every panel is open, without buttons [S2.30] @deep', async ({ page, baseURL, addPlace }) => {
  await speak(page, 'en', baseURL ?? '');
  const place = await addPlace({ settings: { pdf_menu_enabled: 1, darker_theme: 2 } });
  await page.goto(`/${place}`);
  await expect(page.getByTestId('menu-panel').first()).toBeVisible();
  const sheet = page.getByTestId('print-sheet');
  // A dish in two categories is printed in both.
  const listed = NEVEN.products.flatMap(({ categories }) => categories).length;
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  // The page is hydrated part by part, and reacts to printing once that part is.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(listed, { timeout: patience(1_000) });
  }).toPass();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(page.getByTestId('menu-panel').first()).toBeHidden();
  expect(await sheet.evaluate((paper) => getComputedStyle(paper).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByTestId('menu-panel').first()).toBeVisible();
});
