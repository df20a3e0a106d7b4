// Pickup order of a guest who has scanned no table.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { sendAsNetworkDies, settleOnDevice } from '../support/journey.ts';
import { MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Chooses a dish, and opens the order page for a pickup. */
async function openPickup(page: Page, tableUrl: string): Promise<void> {
  await page.goto(tableUrl.replace(/\/t\/.*$/, ''));
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await menu.openCart();
  await page.getByTestId('to-checkout').click();
  await page.getByTestId('way-preorder').click();
  await page.locator('#checkout-pickupPlaceId [role=radio]').last().click();
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.locator('#checkout-name input').fill('Елена Петрова');
  await page.locator('#checkout-phone input').fill(phone);
  await page.locator('#checkout-payment [role=radio]').first().click();
  await page.locator('#checkout-cutlery [role=radio]').last().click();
  await page.locator('#checkout-agreed input').check();
}

test('pickup: a guest without a table orders, and the kitchen has the order once', async ({
  page,
  kitchen,
  tableUrl,
}) => {
  await openPickup(page, tableUrl);
  await fillIn(page, '088 812 3456');
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  await expect(orders.entries.first()).toBeVisible();
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
  const [order] = await kitchen.orders();
  expect(order).toMatchObject({ orderType: 'preorder' });
});

test('pickup: other dishes are offered on the page, and the order contains what the guest corrects in the form @deep', async ({
  page,
  tableUrl,
}) => {
  await page.goto(tableUrl.replace(/\/t\/.*$/, ''));
  const menu = await new MenuPage(page).ready();
  await menu.openCategory('На фурна');
  await menu.card('Мусака').getByTestId('add-to-cart').click();
  await menu.openCart();
  await page.getByTestId('to-checkout').click();
  await page.getByTestId('way-preorder').click();
  await page.locator('#checkout-pickupPlaceId [role=radio]').first().click();
  await fillIn(page, '0888 12');
  await expect(page.getByTestId('upsell-row')).toBeVisible();
  await page.getByTestId('send-checkout').click();
  await expect(page.getByTestId('faults-left')).toBeVisible();
  await page.locator('#checkout-phone input').fill('088 899 9999');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /orders\/preorder/.test(request.url()));
  await page.getByTestId('send-checkout').click();
  expect((await sent).postDataJSON()).toMatchObject({
    client_phone: '+359888999999',
    ...{ cutlery: false, count_cutlery: 0, pickupPlaceId: expect.any(Number) },
  });
  await expect(new OrdersPanel(page).entries.first()).toBeVisible();
});

test('pickup: an order sent while the network dies waits on the device and reaches the kitchen once @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  await openPickup(page, tableUrl);
  await settleOnDevice(page);
  await fillIn(page, '088 812 3456');
  await sendAsNetworkDies(page, { network, kitchen });
});

test('pickup: missing fields are counted and the first has the focus; typed text survives a reload @deep', async ({
  page,
  tableUrl,
}) => {
  await openPickup(page, tableUrl);
  await page.locator('#checkout-phone input').fill('0888 12');
  await page.getByTestId('send-checkout').click();
  await expect(page.getByTestId('faults-left')).toBeVisible();
  await expect(page.locator('#checkout-name input')).toBeFocused();
  await expect(page.locator('#checkout-phone input')).toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.locator('#checkout-name input').press('Enter');
  await expect(page.locator('#checkout-phone input')).toHaveValue('0888 12');
  await page.reload();
  await expect(page.locator('#checkout-phone input')).toHaveValue('0888 12');
  await page.locator('#checkout-phone input').fill('0888 123 456');
  await page.locator('#checkout-phone input').blur();
  await expect(page.getByTestId('problem-phone')).toHaveCount(0);
  await expect(page.locator('#checkout-phone input')).not.toHaveAttribute('aria-invalid', 'true');
});

test('pickup: an order’s link shows the order on another device, and no requested URL contains the key @deep', async ({
  page,
  browser,
  tableUrl,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    const writeText = async (text: string) => void document.documentElement.setAttribute('data-copied', text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openPickup(page, tableUrl);
  await fillIn(page, '088 812 3456');
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  await expect(orders.entries.first()).toBeVisible();
  const label = await orders.label();
  await orders.expectState(label, 'received');
  await page.getByTestId('share-order').click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /#order=/);
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';
  const key = link.split('#order=')[1] ?? '';

  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.url().split('#')[0]} ${request.headers().referer ?? ''}`));
  await other.goto(link);
  const followed = other.getByTestId('followed-order');
  await expect(followed).toHaveAttribute('data-state', 'shown');
  await expect(followed).toContainText(label);
  await expect(followed).not.toContainText('Елена');
  await checkAccessibility(other);
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(other);
  expect(asked.filter((one) => one.includes(key))).toEqual([]);
  await other.goto(`${link.slice(0, -3)}abc`);
  await other.reload();
  await expect(followed).toHaveAttribute('data-state', 'gone');
  await context.close();
});
