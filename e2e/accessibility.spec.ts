// Orders by keyboard, with large text, and for screen readers. Single screens are in every-screen.spec.ts.
import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from './support/accessibility.ts';
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Keeps a kiosk's guest active: it clears the “thank you” page after a while without a touch. */
const touch = (page: Page): Promise<void> => page.keyboard.press('Shift');

async function check(page: Page): Promise<void> {
  await touch(page);
  const staying = setInterval(() => void touch(page).catch(() => undefined), 2_000);
  try {
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkLooks(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
  } finally {
    clearInterval(staying);
  }
}

test('accessibility: a waiting and an arrived order pass in light and dark @every-size', async ({
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

test('keyboard: a whole order can be made, with few key presses @every-size', async ({ page, kitchen, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses++;
    await page.keyboard.press(key);
  };
  /** Presses Tab until the target has the focus; an element out of Tab's reach is missing for keyboard users. */
  const tabTo = async (target: Locator): Promise<void> => {
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await hasFocus(target)) return;
      await press('Tab');
    }
    throw new Error('Tab never reached it.');
  };
  await tabTo(page.locator('a[href="#menu"]'));
  await press('Enter');
  await tabTo(menu.plainCard().getByRole('link').first());
  await press('ArrowLeft');
  await expect(menu.plainCard().getByTestId('add-to-cart')).toBeFocused();
  await press('Enter');
  await expect(menu.plainCard().getByTestId('card-count')).toHaveText('1');
  await expect(menu.plainCard().getByTestId('add-to-cart')).toBeFocused();
  // A skip link avoids sixty dishes on the way to the order.
  await tabTo(page.locator('a[href="#order"]'));
  await press('Enter');
  await tabTo(page.getByTestId('send-order'));
  await press('Enter');
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
  await expect(page.locator('main h1').first()).toBeFocused();
  expect(presses).toBeLessThanOrEqual(25);
});

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

test('focus: follows the guest to a page @deep', async ({ page, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  const link = menu.plainCard().getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
});

test('forced colours: bars have a background, buttons a border and the current category a mark @deep', async ({
  page,
  tableUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  const bar = page.getByRole('button').filter({ has: menu.cartCount });
  const styleOf = (target: Locator, name: string) =>
    target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await expect.poll(() => styleOf(bar, 'border-top-width')).toBe('1px');
  const current = page.locator('nav [aria-current]').first();
  await expect.poll(() => styleOf(current, 'text-decoration-line')).toBe('underline');
  expect(await styleOf(page.locator('#order'), 'background-color')).toMatch(/^rgb\(/);
  expect(await styleOf(page.locator('#order'), 'border-top-width')).toBe('1px');
});

test('header: keeps height and position when the network goes @every-size @deep', async ({
  page,
  network,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, header button, #categories')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  await network.fail({ kind: 'refuse' });
  await expect(page.locator('header [role="status"] svg')).toBeVisible({ timeout: 30_000 });
  expect(await boxes()).toEqual(before);
  await expect(menu.cards.first()).toBeVisible();
});

test('320 px: no content is cut off and the next step is visible @deep', async ({ page, tableUrl }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const menu = await sitDown(page, tableUrl);
  await expectNoSidewaysScroll(page);
  await menu.addPlain();
  const cart = await menu.openCart();
  await expect(cart.send).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('text at 200 %: a whole order can be made @deep', async ({ page, kitchen, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  await expectNoSidewaysScroll(page);
  expect(await kitchen.labels()).toEqual([label]);
});
