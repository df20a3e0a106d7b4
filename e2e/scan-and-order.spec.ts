// A guest scans, reads, chooses and sends, and sees the order's status.
import { patience } from '../tests/support/patience.ts';
import { cookieOf, orderOneDish, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel, ProductPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

test('scan: a code opens the table: session in _tot_, categories as tabs, dishes as cards [S2.17, S3.29, S7.11]', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  expect(await menu.tabs.count()).toBeGreaterThan(5);
  expect(await menu.cards.count()).toBeGreaterThan(3);
  // The code gives access, so it leaves the address bar.
  await expect(page).not.toHaveURL(/\/t\//);
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  expect(session.token).toMatch(/^[\w-]{22,128}$/);
  expect(Number(session.expires) - Date.now()).toBeGreaterThan(60 * 60_000);
  expect(session).toMatchObject({ room_number: null, room_number_disabled: false, tablet_mode: false });
  expect(session.table).toMatch(/^\d+$/);
});

test('order: a dish with size, ingredients and comment reaches the kitchen as chosen [S1.03, S1.04, S2.18, S2.34, S2.41, S2.42, S2.43, S2.44, S4.02, S4.03, S7.16] @smoke', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const product = await menu.openProduct(menu.card('Shopska salad'));
  await expect(page).toHaveURL(/\/neven\/salati\/shopska-salata$/);
  const { root } = product;
  await expect(root.getByRole('heading', { level: 1 })).toHaveText('Shopska salad');
  await expect(root.locator('img').first()).toBeVisible();
  await root.getByRole('button', { name: 'Show the picture large' }).click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await page.keyboard.press('Escape');

  // The first size is selected; each size has its price in euro and in the second currency.
  const sizes = root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes).toHaveCount(3);
  await expect(sizes.first()).toBeChecked();
  await sizes.nth(1).click();
  await expect(sizes.nth(1)).toBeChecked();
  const required = root.getByRole('radiogroup', { name: 'Your choice' });
  await expect(required.getByRole('radio')).toHaveCount(3);
  await required.getByRole('radio').nth(1).click();
  const addable = root.getByRole('region', { name: 'Add' });
  await addable.getByRole('checkbox').first().click();
  await expect(addable.getByRole('checkbox').first()).toBeChecked();
  await root.getByRole('region', { name: 'Without' }).getByRole('checkbox').first().click();
  await root.getByRole('textbox').fill('dressing on the side');
  await expect(root.getByRole('heading', { name: 'Allergens' })).toBeVisible();
  const shown = await product.add.innerText();
  await product.add.click();

  await expect(menu.cartCount).toHaveText('1');
  const cart = await menu.openCart();
  const total = (await cart.total.innerText()).match(/\d+[.,]\d\d/)?.[0].replace(',', '.');
  expect(shown).toContain(total?.replace('.', shown.includes(',') ? ',' : '.') ?? 'a total');
  await cart.send.click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');

  const [order, ...others] = await kitchen.orders();
  expect(others).toEqual([]);
  expect(order?.label).toBe(label);
  expect((order?.total ?? 0) / 100).toBe(Number(total));
  // The kitchen reads Bulgarian, whatever the guest's language.
  const line = order?.lines[0];
  expect(line).toMatchObject({ name: 'Шопска салата', quantity: 1, comment: 'dressing on the side' });
  expect(line?.required).toBeTruthy();
  expect(line?.added).toHaveLength(1);
  expect(line?.removed).toHaveLength(1);
  // The cart is empty again.
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await expect(menu.cartCount.filter({ hasText: /[1-9]/ })).toHaveCount(0);
});

test('order: a dish of one size is added at once with a tooltip; one of several sizes asks [S2.39, S2.40] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.card('Kyopolu').getByTestId('add-to-cart').click();
  await expect(menu.cartCount).toHaveText('1');
  const toast = page.getByTestId('added-toast');
  await expect(toast).toHaveText(/^1 x Kyopolu aubergine/);
  // The toast stays while a pointer is on it, and the pressed button may have been where it appears.
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden({ timeout: patience(4000) });

  await menu.card('Shopska salad').getByTestId('add-to-cart').click();
  const choice = page.getByTestId('choose-variant').or(page.getByTestId('product-screen'));
  await expect(choice.first()).toBeVisible();
  await expect(menu.cartCount.filter({ hasText: '2' })).toHaveCount(0);
});

test('order: the cart’s total is the sum of its lines, and follows their quantities @deep', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('2');
  const cart = await menu.openCart();
  await expect(cart.lines).toHaveCount(1);
  const amount = async (): Promise<number> =>
    Math.round(Number((await cart.total.innerText()).match(/\d+[.,]\d\d/)?.[0].replace(',', '.')) * 100);
  const two = await amount();
  await cart.lines
    .first()
    .getByRole('button', { name: /^(One more|Още)/ })
    .or(cart.lines.first().getByRole('group').getByRole('button').last())
    .first()
    .click();
  await expect.poll(amount).toBe((two / 2) * 3);
});

test('addresses: open the place, category or dish that they name; / lists the places [S2.18, S2.19, S2.20, S2.21] @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/');
  const places = page.getByTestId('place-link');
  for (const place of ['neven', 'hotel-rila', 'briz'])
    await expect(places.and(page.locator(`[href="/${place}"]`))).toBeVisible();
  await places.and(page.locator('[href="/neven"]')).click();
  await expect(page).toHaveURL(/\/neven$/);
  const menu = await new MenuPage(page).ready();
  await expect(menu.card('Shopska salad')).toBeVisible();
  await page.goto('/neven/supi');
  await expect(menu.card('Tarator')).toBeVisible();
  await page.goto('/neven/supi/tarator');
  await expect(new ProductPage(page).root.getByRole('heading', { level: 1 })).toHaveText('Tarator');
});

test('orders: two orders of one table keep their different labels, newest first @deep', async ({
  page,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  const orders = new OrdersPanel(page);
  const first = await orderOneDish(menu);
  await orders.expectState(first, 'received');
  await page.goto('/neven');
  const second = await orderOneDish(await menu.ready(), 1);
  await orders.expectState(second, 'received');
  expect(await orders.label()).toBe(second);
  await expect(orders.entries).toHaveCount(2);
  expect(await kitchen.labels()).toEqual([first, second]);
});
