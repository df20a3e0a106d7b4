// Every screen, in light and in dark, on all four devices: nothing that axe can find, and no sideways scrolling.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { orderOneDish, sitDown } from './support/journey.ts';
import { LANGUAGE_TOOL, OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

async function check(page: Page): Promise<void> {
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of an order can be used by everyone, ${colorScheme} @every-size`, async ({
    page,
    network,
    guard,
    tableUrl,
  }) => {
    guard.allow(/status of 404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByTestId('place-link').first()).toBeVisible();
    await check(page);

    const menu = await sitDown(page, tableUrl);
    await check(page);
    await menu.addPlain();
    await menu.openCart();
    await check(page);
    await page.goto('/neven/salati/shopska-salata');
    await expect(page.getByTestId('product-screen')).toBeVisible();
    await check(page);
    await page.goto('/neven');
    await menu.ready();
    await page.getByRole('button', { name: LANGUAGE_TOOL }).first().click();
    await expect(page.getByTestId('language-en')).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');

    await network.fail({ kind: 'refuse' });
    const cart = await menu.openCart();
    await cart.send.click();
    const orders = new OrdersPanel(page);
    const label = await orders.label();
    await orders.expectState(label, 'saved');
    await check(page);
    await network.heal();
    await orders.expectState(label, 'received', 20_000);
    await check(page);

    await page.goto('/no-such-place');
    await expect(page.getByTestId('not-found')).toBeVisible();
    await check(page);
  });
}

test('a whole order by the keyboard alone @every-size', async ({ page, kitchen, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  const press = async (target: ReturnType<Page['locator']>, key = 'Enter'): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(menu.plainCard().getByTestId('add-to-cart'));
  const bar = page.getByRole('button').filter({ has: menu.cartCount });
  await expect(bar.or(page.getByTestId('cart-line')).first()).toBeVisible();
  if (await bar.isVisible()) await press(bar);
  await expect(page.getByTestId('send-order')).toBeVisible();
  await press(page.getByTestId('send-order'));
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(kitchen.labels()).toEqual([label]);
});

/** Presses Tab until the target has the focus: what cannot be reached so is not there for many. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

test('at 320 px nothing is cut off and the next step is in sight', async ({ page, tableUrl }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = await sitDown(page, tableUrl);
  await expectNoSidewaysScroll(page);
  await menu.addPlain();
  const cart = await menu.openCart();
  await expect(cart.send).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('with text at 200 % a whole order can be made', async ({ page, kitchen, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  await expectNoSidewaysScroll(page);
  expect(kitchen.labels()).toEqual([label]);
});
