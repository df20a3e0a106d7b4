// An order made by whoever has no finger, needs large words, or hears the screen. The screens one by one: every-screen.spec.ts.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

async function check(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkAccessibility(page);
  }
  await expectNoSidewaysScroll(page);
}

test('an order that waits and one that arrived can be read by everyone, in light and in dark @every-size', async ({
  page,
  network,
  tableUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await menu.addPlain();
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
});

test('a whole order by the keyboard alone @every-size @tablet', async ({ page, kitchen, tableUrl }) => {
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
  expect(await kitchen.labels()).toEqual([label]);
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
  expect(await kitchen.labels()).toEqual([label]);
});
