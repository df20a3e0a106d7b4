// Delivery order of a guest who has scanned no table.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { sendAsNetworkDies, settleOnDevice } from '../support/journey.ts';
import { MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { PLACE } from '../support/test-venues.ts';

/** Opens the order page of a delivery with dishes, and types an address in the centre region without accepting it. */
async function typeAddress(page: Page, tableUrl: string): Promise<void> {
  await page.goto(tableUrl.replace(/\/t\/.*$/, ''));
  const menu = await new MenuPage(page).ready();
  for (const _ of [1, 2, 3]) await menu.addPlain();
  await menu.openCart();
  await page.getByTestId('to-checkout').click();
  await page.getByTestId('way-delivery').click();
  await page.getByTestId('choose-address').click();
  const form = page.getByTestId('address-form');
  await form.getByRole('radio', { name: /Център/ }).click();
  for (const [name, text] of [
    ['address', 'ул. „Под липите“, София'],
    ['streetNumber', '12'],
    ['entrance', 'Б'],
    ['floor', '3'],
    ['apartment', '9'],
    ['bell', 'Петрови'],
  ] as const)
    await form.locator(`[name=${name}]`).fill(text);
}

/** Accepts the address, and answers the other questions. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Доставете тук' }).click();
  await expect(page.getByTestId('checkout-address')).toContainText('ул. „Под липите“');
  await expect(page.getByTestId('step-delivery')).toBeVisible();
  await page.locator('#checkout-name input').fill('Елена Петрова');
  await page.locator('#checkout-phone input').fill('088 812 3456');
  await page.locator('#checkout-payment [role=radio]').first().click();
  await page.locator('#checkout-cutlery [role=radio]').first().click();
  await page.locator('#checkout-agreed input').check();
}

test('delivery: the region sets the price, and the kitchen has the order once, with the address @deep', async ({
  page,
  kitchen,
  tableUrl,
}) => {
  await typeAddress(page, tableUrl);
  await checkAccessibility(page);
  await fillIn(page);
  await expectNoSidewaysScroll(page);
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
  expect((await kitchen.orders())[0]).toMatchObject({ orderType: 'delivery' });
});

test('delivery: an order sent while the network dies waits on the device and reaches the kitchen once @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  await typeAddress(page, tableUrl);
  await fillIn(page);
  await settleOnDevice(page);
  await sendAsNetworkDies(page, { network, kitchen });
});

test('delivery: a dish that cannot be delivered is named on the order page, stays on this page, and is ordered with a pickup @deep', async ({
  page,
  tableUrl,
}) => {
  await page.goto(tableUrl.replace(/\/t\/.*$/, ''));
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await page.goto(`/${PLACE}/bira`);
  await menu.ready();
  await menu.addPlain();
  await menu.openCart();
  await page.getByTestId('to-checkout').click();
  await page.getByTestId('way-delivery').click();
  await expect(page.getByTestId('unfit-dishes').getByRole('listitem')).toHaveCount(1);
  await page.getByTestId('way-preorder').click();
  await expect(page.getByTestId('unfit-dishes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Обратно към поръчката' }).click();
  await expect(page.getByTestId('cart-line')).toHaveCount(2);
});
