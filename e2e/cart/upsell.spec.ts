// Dishes offered with others, between the press on "send" and the order.
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { settleOnDevice, sitDown } from '../support/journey.ts';
import { type MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const MUSAKA = 'Мусака';

/** Orders a dish with suggestions, and presses "send". */
async function pressSend(menu: MenuPage): Promise<void> {
  await menu.openCategory('На фурна');
  await menu.card(MUSAKA).getByTestId('add-to-cart').click();
  await expect(menu.cartCount).toHaveText('1');
  await (await menu.openCart()).send.click();
}

test('upsell: a matching dish is offered before sending, added by one press, and not offered again [S2.57] @deep', async ({
  page,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await pressSend(menu);
  const panel = page.getByTestId('upsell');
  await expect(panel).toBeFocused();
  await expect(page.getByTestId('upsell-dish')).toHaveCount(2);
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await kitchen.labels()).toEqual([]);
  await page.getByTestId('upsell-add').last().click();
  await expect(page.getByTestId('upsell-dish')).toHaveCount(1);
  await page.getByTestId('upsell-back').click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByTestId('cart-line')).toHaveCount(2);
  await page.getByTestId('send-order').click();
  await expect(page.getByTestId('upsell')).toHaveCount(0);
  const orders = new OrdersPanel(page);
  await orders.expectState(await orders.label(), 'received');
  const [order] = await kitchen.orders();
  expect(order?.lines).toHaveLength(2);
});

test('upsell: the offer also appears without a network, and an order sent from the offer waits @deep', async ({
  page,
  network,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await pressSend(menu);
  await page.getByTestId('upsell-add').first().click();
  await page.getByTestId('upsell-send').click();
  const orders = new OrdersPanel(page);
  await orders.expectWaiting(await orders.label());
  await network.heal();
  await page.reload();
  await orders.expectState(await orders.label(), 'received', 20_000);
  const [order] = await kitchen.orders();
  expect(order?.lines).toHaveLength(2);
});
