// Late orders: after a while the guest is asked, and later the order expires.
import { letTimePass, orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('late order: when an order is six minutes old, the app asks the guest, and only a yes sends the order @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'saved');
  await letTimePass(page, 6);
  await network.heal();
  await page.reload();
  await orders.expectState(label, 'asking', 20_000);
  expect(await kitchen.labels()).toEqual([]);
  await orders.entry(label).getByTestId('confirm-order').click();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
});

test('late order: a guest withdraws the order, and the kitchen does not cook it @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'saved');
  await letTimePass(page, 6);
  await network.heal();
  await page.reload();
  await orders.expectState(label, 'asking', 20_000);
  await orders.entry(label).getByTestId('cancel-order').click();
  await orders.expectState(label, 'refused');
  expect(await kitchen.labels()).toEqual([]);
});

test('late order: an order that is 21 minutes old expires: never cooked, the guest is told, and the dishes are back in the cart @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'saved');
  await letTimePass(page, 21);
  await network.heal();
  await page.reload();
  await orders.expectState(label, 'expired', 20_000);
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await expect(menu.cartCount).toHaveText('1');
  expect(await kitchen.labels()).toEqual([]);
});
