// Lazy chunks load after the first card, and the network may lose one.
import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { sitDown } from './support/journey.ts';
import { CartPanel, MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('lost chunk: a dish’s page gets its styles even if they failed at first', async ({ page, network, guard }) => {
  guard.allow(/Unable to preload CSS/);
  // Marks the page as just reloaded, so that it cannot recover by a reload.
  await page.addInitScript((key) => sessionStorage.setItem(key, String(Date.now())), STORAGE_KEYS.reloadedAt);
  await network.fail({ kind: 'status', status: 502, to: /\/assets\/behind-[^/]*\.css/, times: 1 });
  await page.goto('/neven/salati');
  const menu = await new MenuPage(page).ready();
  await menu.openProduct(menu.plainCard());
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/assets/behind-'))
        .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    );
  await expect.poll(rules, { message: 'the rules of what comes behind the first card' }).toBeGreaterThan(100);
  await expect(page.getByTestId('add-product')).toBeVisible();
});

test('lost chunk: the order, pressed before its chunk has loaded, says that it is loading, and opens when the network returns @deep', async ({
  page,
  network,
  tableUrl,
}) => {
  await network.fail({ kind: 'status', status: 502, to: /\/assets\/later\.order-[^/]*\.js/ });
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await page.getByRole('button').filter({ has: menu.cartCount }).click();
  await expect(page.getByTestId('on-its-way')).toBeVisible();
  await checkAccessibility(page);
  await network.heal();
  await new CartPanel(page).ready();
  await expect(page.getByTestId('on-its-way')).toBeHidden();
});
