// The menu in another app's web view, which reads the end of an order from the address.
import { orderOneDish, settleOnDevice, sitDown } from '../support/journey.ts';
import { MenuPage, OrdersPanel } from '../support/pages.ts';
import { expect, ownPlace, speak, test } from '../support/test.ts';

// A copy, because other journeys need the dishes of the shared menu.
test.use(ownPlace());

test('embedded app: an order ends at /thankyou, a failed one at /close-browser-app, each with a true text [S2.04, S8.12] @deep', async ({
  page,
  baseURL,
  server,
  network,
  kitchen,
  guard,
  place,
  tableUrl,
}) => {
  guard.allow(/status of 422|status of 409/);
  await speak(page, 'en', baseURL ?? '');
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
  const menu = await sitDown(page, `${tableUrl}?embedded=1`);
  await settleOnDevice(page);

  await menu.addPlain(0);
  const cart = await menu.openCart();
  await cart.send.click();
  await expect(page).toHaveURL(new RegExp(`/thankyou\\?place=${place}&order=`));
  const end = page.getByTestId('thank-you');
  await expect(end).toHaveAttribute('data-state', 'received');
  await expect(end).toContainText('Thank you!');
  await expect(end).toContainText('You may close this page now.');
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
  await end.getByRole('link', { name: 'Follow your order' }).click();
  await expect(new OrdersPanel(page).entries.first()).toBeVisible();

  // The app opens the menu again without its mark; the tab remembers it.
  await page.goto(`/${place}`);
  await new MenuPage(page).ready();
  const slug = ((await menu.plainCard(1).getByRole('link').first().getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await network.fail({ kind: 'refuse' });
  await orderOneDish(menu, 1);
  await expect(page).toHaveURL(/show=orders/);
  server.kitchen(['off', place, slug]);
  await network.heal();
  await expect(page).toHaveURL(new RegExp(`/close-browser-app\\?place=${place}&order=.*&why=inactive_products`), {
    timeout: 20_000,
  });
  await expect(end).toHaveAttribute('data-state', 'refused');
  await expect(end).toContainText('sold out');
  expect(await kitchen.labels()).toHaveLength(1);
  expect(loads).toContain('/thankyou');
});

test('embedded app: /thankyou opens offline except in data-saver mode, and does not count as an ending when opened by hand @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'type', { value: 'wifi' }),
  );
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await orderOneDish(menu);
  await page.goto('/thankyou');
  const end = page.getByTestId('thank-you');
  await expect(end).toHaveAttribute('data-state', 'saved');
  await expect(end).toContainText('Saved. It will be sent automatically.');
  await expect(end).not.toContainText('Thank you!');
  await network.heal();
  await expect(end).toHaveAttribute('data-state', 'received', { timeout: 20_000 });
  await expect(page).toHaveURL(/\/thankyou$/);
});
