// An order that is brought to an address, by a guest who has scanned no table.
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a guest has an order brought: the region sets its price, and the kitchen has it once, with its address @deep', async ({
  page,
  kitchen,
  tableUrl,
}) => {
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
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Носете тук' }).click();
  await expect(page.getByTestId('checkout-address')).toContainText('ул. „Под липите“');
  await expect(page.getByTestId('step-delivery')).toBeVisible();
  await page.locator('#checkout-name input').fill('Елена Петрова');
  await page.locator('#checkout-phone input').fill('088 812 3456');
  await page.locator('#checkout-payment [role=radio]').first().click();
  await page.locator('#checkout-cutlery [role=radio]').first().click();
  await page.locator('#checkout-agreed input').check();
  await expectNoSidewaysScroll(page);
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
  expect((await kitchen.orders())[0]).toMatchObject({ orderType: 'delivery' });
});
