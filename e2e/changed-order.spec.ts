// Prices and dishes change while an order is under way: one sheet lists the changes, and the guest decides.
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { CartPanel, OrdersPanel } from './support/pages.ts';
import { expect, ownPlace, speak, test } from './support/test.ts';

// A copy, because other journeys need the dishes of the shared menu.
test.use(ownPlace());

test('changed order: a dish that sold out on the way is named with the price of the rest, which one press sends @deep', async ({
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
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  await menu.addPlain(0);
  const card = menu.plainCard(1);
  const slug = ((await card.getByRole('link').first().getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu, 1);
  server.kitchen(['off', place, slug]);
  await network.heal();
  await new OrdersPanel(page).expectState(label, 'refused', 20_000);
  const sheet = page.getByRole('dialog').filter({ has: page.getByTestId('changed-order') });
  await expect(sheet).toContainText('We have not sent anything.');
  await expect(sheet.getByTestId('changed-row')).toHaveCount(1);
  await expect(sheet.getByTestId('changed-row')).toContainText('none');
  expect(await kitchen.labels()).toEqual([]);
  await expect(sheet.getByTestId('changed-total')).toContainText('€');
  await sheet.getByTestId('send-changed').click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
  await expect(new OrdersPanel(page).entry(label)).toHaveCount(0);
  await expect(new CartPanel(page).lines).toHaveCount(0);
});
