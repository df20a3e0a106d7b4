// Orders that need more than a table number: to a room, and served on the spot.
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { cookieOf, orderOneDish, sendAsNetworkDies, settleOnDevice, sitDown } from '../support/journey.ts';
import { openKitchen } from '../support/kitchen.ts';
import { type MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { PLACE } from '../support/test-venues.ts';

/** From the menu to the order page with one dish. */
async function toOrderPage(menu: MenuPage): Promise<void> {
  await menu.addPlain();
  await menu.openCart();
  await menu.page.getByTestId('to-checkout').click();
}

/** Fills in the order page. */
async function fillIn(page: Page, comment: string): Promise<void> {
  await page.locator('#checkout-payment [role=radio]').last().click();
  await page.locator('#checkout-comment textarea').fill(comment);
  await page.locator('#checkout-agreed input').check();
}

/** Fills in, sends, and returns the sent body. */
async function send(page: Page, path: string, comment: string): Promise<unknown> {
  await fillIn(page, comment);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path));
  await page.getByTestId('send-checkout').click();
  return (await sent).postDataJSON();
}

test('room: a guest orders to the room and chooses the payment method [S7.19]', async ({ page, server, tables }) => {
  const kitchen = await openKitchen(server, 'hotel-rila');
  const { url, room } = tables.next('hotel-rila', 'room');
  const menu = await sitDown(page, url);
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  expect(session).toMatchObject({ room_number: room });
  await toOrderPage(menu);
  await expect(page.getByTestId('locked-room')).toContainText(room);
  await expect(page.locator('#checkout-room input')).toHaveCount(0);
  await expect(page.locator('#checkout-payment [role=radio][aria-checked=true]')).toHaveText('Със сметката на стаята');
  await page.getByRole('radio', { name: 'До басейна' }).click();
  expect(await send(page, '/orders/room', 'Почукайте тихо')).toMatchObject({
    room_number: room,
    additional_order_type: 'До басейна',
    payment_method: 'card',
    order_text_comment: 'Почукайте тихо',
  });
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.orders()).toMatchObject([{ label, room, orderType: 'room' }]);
});

test('room: an order sent while the network dies waits on the device and reaches the kitchen once @deep', async ({
  page,
  server,
  network,
  tables,
}) => {
  const kitchen = await openKitchen(server, 'hotel-rila');
  const { url, room } = tables.next('hotel-rila', 'room');
  const menu = await sitDown(page, url);
  await toOrderPage(menu);
  await page.getByRole('radio', { name: 'В стаята' }).click();
  await fillIn(page, 'Почукайте тихо');
  await settleOnDevice(page);
  await sendAsNetworkDies(page, { network, kitchen });
  expect(await kitchen.orders()).toMatchObject([{ room, orderType: 'room' }]);
});

test('bar: an order sent while the network dies waits on the device and reaches the kitchen once @deep', async ({
  page,
  kitchen,
  network,
  tables,
}) => {
  const menu = await sitDown(page, tables.next(PLACE, 'served_on_spot').url);
  await toOrderPage(menu);
  await page.getByTestId('way-served_on_spot').click();
  await fillIn(page, 'Без лед');
  await settleOnDevice(page);
  await sendAsNetworkDies(page, { network, kitchen });
  expect(await kitchen.orders()).toMatchObject([{ orderType: 'served_on_spot' }]);
});

test('bar: a guest who scans the bar’s code is served at the bar, at a chosen time [S7.20] @deep', async ({
  page,
  kitchen,
  tables,
}) => {
  const menu = await sitDown(page, tables.next(PLACE, 'served_on_spot').url);
  await toOrderPage(menu);
  await page.getByTestId('way-served_on_spot').click();
  await page.getByTestId('wanted-time').getByRole('button').click();
  await page.locator('[data-testid^="time-"]:not(:disabled)').nth(2).check();
  await page.getByTestId('take-time').click();
  expect(await send(page, '/orders/served-on-spot', 'Без лед')).toMatchObject({
    exact_time_selected: 1,
    payment_method: 'card',
    order_text_comment: 'Без лед',
  });
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.orders()).toMatchObject([{ label, orderType: 'served_on_spot' }]);
});

test.describe('tablet: on a table', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test('a table’s tablet shows sent orders beside the new order, and the kitchen has the new order for that table @deep', async ({
    page,
    server,
    tables,
  }) => {
    const kitchen = await openKitchen(server, 'hotel-rila');
    const { url, name } = tables.next('hotel-rila', 'tablet_mode');
    const menu = await sitDown(page, url);
    await page.getByTestId('begin').click();
    const label = await orderOneDish(menu);
    const orders = new OrdersPanel(page);
    await orders.expectState(label, 'received');
    await expect(page.getByTestId('cart')).toContainText(label);
    expect(await kitchen.orders()).toMatchObject([{ label, table: name }]);
  });

  test('a room’s tablet shows the order page beside the menu, and the kitchen has the order for that room @deep', async ({
    page,
    server,
    tables,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const kitchen = await openKitchen(server, 'hotel-rila');
    const { url, room } = tables.next('hotel-rila', 'room');
    const menu = await sitDown(page, url);
    await toOrderPage(menu);
    await expect(page.getByTestId('locked-room')).toContainText(room);
    await expect(page.locator('#checkout-room input')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: 'В стаята' }).click();
    expect(await send(page, '/orders/room', 'Без сол')).toMatchObject({ room_number: room });
    const orders = new OrdersPanel(page);
    const label = await orders.label();
    await orders.expectState(label, 'received');
    expect(await kitchen.orders()).toMatchObject([{ label, room, orderType: 'room' }]);
  });
});
