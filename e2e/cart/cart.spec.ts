// The cart before sending: lines can be changed, and an unusual quantity is asked about.

import { checkAccessibility } from '../support/accessibility.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { CartPanel, OrdersPanel, ProductPage } from '../support/pages.ts';
import { expect, speak, test } from '../support/test.ts';

test('cart: a line’s choice opens from the order, closes without loss, and is changed in place @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const product = await menu.openProduct(menu.card('Shopska salad'));
  await product.root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').nth(1).click();
  await product.root.getByRole('textbox').fill('dressing on the side');
  await product.add.click();
  const cart = await menu.openCart();
  const before = await cart.lines.innerText();

  await page.getByTestId('edit-line').click();
  const opened = await new ProductPage(page).ready();
  const sizes = opened.root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes.nth(1)).toBeChecked();
  await expect(opened.root.getByRole('textbox')).toHaveValue('dressing on the side');
  await expect(opened.add).toContainText('Save');
  await sizes.first().click();
  await page.goBack();
  await expect(cart.lines).toHaveCount(1);
  expect(await cart.lines.innerText()).toBe(before);

  await page.getByTestId('edit-line').click();
  await opened.ready();
  await expect(sizes.nth(1)).toBeChecked();
  await sizes.first().click();
  await opened.root.getByRole('textbox').fill('no dressing');
  await opened.add.click();
  await new CartPanel(page).ready();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText('“no dressing”');
  await expect(cart.lines).not.toContainText('dressing on the side');
});

test('cart: an unusual quantity is asked about before sending, and sent on the guest’s yes @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const product = await menu.openProduct(menu.plainCard());
  for (let more = 1; more < 13; more++) await product.root.getByRole('button', { name: /^One more/ }).click();
  await product.add.click();
  const cart = await menu.openCart();
  await cart.send.click();
  const question = page.getByTestId('unusual');
  await expect(question).toBeFocused();
  await expect(question).toContainText('13 ×');
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'No, change it' }).click();
  await expect(question).toBeHidden();
  expect(await kitchen.labels()).toEqual([]);
  await cart.send.click();
  await page.getByTestId('send-unusual').click();
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
});

test('cart: a note to the kitchen is sent by the press that leaves its field @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.card('Snezhanka').getByTestId('add-to-cart').click();
  const cart = await menu.openCart();
  await page.getByRole('button', { name: /^Note/ }).click();
  await page.keyboard.type('no nuts please');
  await cart.send.click();
  const orders = new OrdersPanel(page);
  await orders.expectState(await orders.label(), 'received');
  await expect(orders.entries.first()).toContainText('“no nuts please”');
  expect((await kitchen.orders()).map(({ lines }) => lines.map(({ comment }) => comment))).toEqual([
    ['no nuts please'],
  ]);
});

test('cart: one tap repeats a sent order @deep', async ({ page, baseURL, tableUrl }) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'received');
  await orders.entry(label).getByTestId('repeat-order').click();
  const cart = await new CartPanel(page).ready();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.send).toBeVisible();
});
