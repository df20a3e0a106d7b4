// A dish sells out while a guest reads the menu: the app names it, marks it in the order, explains the refusal, and offers
// it again later.
import { patience } from '../tests/support/patience.ts';
import { orderOneDish, settleOnDevice, sitDown, untilAppHears } from './support/journey.ts';
import { OrdersPanel } from './support/pages.ts';
import { expect, ownPlace, speak, test } from './support/test.ts';

// A copy, because other journeys need the dishes of the shared menu.
test.use(ownPlace());

const SOON = { timeout: patience(8000) };

test('sold-out dish: is named and marked in the order, and is a normal line when the dish is available again [S4.06, S8.03] @deep', async ({
  page,
  baseURL,
  server,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await untilAppHears(page);
  const news = page.getByTestId('availability-news');
  await menu.card('Kyopolu').getByTestId('add-to-cart').click();
  await expect(menu.cartCount.first()).toHaveText('1');
  server.run(['off', place, 'kyopoolu', '--for', '2h']);
  try {
    await expect(news).toHaveText('Kyopolu aubergine dip has just sold out', SOON);
    await expect(menu.card('Kyopolu')).toContainText('Sold out for now');
  } finally {
    server.run(['off', place, 'kyopoolu', 'on']);
  }
  await expect(news).toHaveText('Back on the menu: Kyopolu aubergine dip', SOON);
  await menu.openCart();
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
  server.run(['off', place, 'kyopoolu']);
  try {
    const held = page.getByTestId('cart-line-held');
    await expect(held).toContainText('Kyopolu', SOON);
    await expect(held).toContainText('sold out');
    await expect(page.getByTestId('cart-line')).toHaveCount(0);
    await page.reload();
    await menu.openCart();
    await expect(held).toContainText('Kyopolu');
  } finally {
    server.run(['off', place, 'kyopoolu', 'on']);
  }
  await expect(page.getByTestId('cart-line')).toContainText('Kyopolu', SOON);
});

test('portions: the last ones are counted on the card, and an order without any left is rejected with a text @deep', async ({
  page,
  baseURL,
  server,
  network,
  kitchen,
  guard,
  place,
  tableUrl,
}) => {
  guard.allow(/status of 4\d\d/);
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const card = menu.plainCard(1);
  const slug = ((await card.getByRole('link').first().getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  server.run(['off', place, slug, '--portions', '1']);
  await expect(card).toContainText('only 1 left', SOON);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu, 1);
  // The kitchen gives the last portion to another guest.
  server.run(['off', place, slug]);
  await network.heal();
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'refused', 20_000);
  await expect(orders.entry(label)).toContainText(/sold out/);
  expect(await kitchen.labels()).toEqual([]);
});

test('sold-out size: is struck through on the dish’s page, and the others can be chosen [S4.22] @deep', async ({
  page,
  baseURL,
  server,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await untilAppHears(page);
  server.run(['off', place, 'shopska-salata', '--size', 'Малка']);
  try {
    const dish = await menu.openProduct(menu.card('Shopska salad'));
    const sizes = dish.root.getByRole('radio');
    await expect(sizes.first()).toBeDisabled(SOON);
    await expect(sizes.first()).toContainText('sold out');
    await expect(sizes.nth(1)).toBeChecked();
    await expect(dish.add.first()).toBeVisible();
  } finally {
    server.run(['off', place, 'shopska-salata', '--size', 'Малка', 'on']);
  }
  await expect(page.getByRole('radio').first()).toBeEnabled(SOON);
});
