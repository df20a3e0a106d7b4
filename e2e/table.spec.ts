// Guests share a table: each orders on their own phone, and all orders belong to the table.
import { orderOneDish, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('table: two guests without an account each order, and each sees the other’s order [S7.14]', async ({
  page,
  browser,
  baseURL,
  tableUrl,
  kitchen,
}) => {
  const own = new OrdersPanel(page);
  await own.expectState(await orderOneDish(await sitDown(page, tableUrl)), 'received');
  const first = await own.label();
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const friend = await phone.newPage();
  const theirs = new OrdersPanel(friend);
  await theirs.expectState(await orderOneDish(await sitDown(friend, tableUrl), 1), 'received');
  const second = await theirs.label();
  await expect(friend.getByTestId('table-orders')).toContainText(first);
  await expect(page.getByTestId('table-orders')).toContainText(second);
  // Each guest sees their own order with its label, and no order was cooked twice.
  await expect(own.entries).toHaveCount(1);
  expect(await kitchen.labels()).toEqual([first, second]);
  await phone.close();
});

test('table: the menu always shows the last order’s status, and leads to all sent orders @deep', async ({
  page,
  tableUrl,
}) => {
  const label = await orderOneDish(await sitDown(page, tableUrl));
  await new OrdersPanel(page).expectState(label, 'received');
  await page.goto('/neven');
  await new MenuPage(page).ready();
  const bar = page.getByTestId('orders-bar');
  await expect(bar).toContainText(label);
  await expect(bar).toContainText('Изпратена');
  await bar.click();
  await expect(new OrdersPanel(page).entries).toHaveCount(1);
});

test('place pages: keep the frame with the menu’s navigation; the 404 page has none [S2.01, S2.05] @deep', async ({
  page,
}) => {
  const menu = new MenuPage(page);
  for (const path of ['/neven', '/neven/supi']) {
    await page.goto(path);
    await menu.ready();
    await expect(menu.tabs.first()).toBeVisible();
  }
  await page.goto('/404');
  await expect(page.getByTestId('not-found')).toBeVisible();
  await expect(menu.tabs).toHaveCount(0);
});
