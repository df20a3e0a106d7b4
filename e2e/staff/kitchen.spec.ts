// Kitchen screen: orders appear, presses reach the guest; a dead network and a reload.
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { ticketOf } from '../support/kitchen.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('kitchen: shows an order once, and its guest sees each step @smoke', async ({
  page,
  house,
  tableUrl,
  kitchen,
}) => {
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, { viewport: { width: 1280, height: 800 } });
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  await expect(screen.getByTestId('kitchen')).toBeVisible();
  await checkAccessibility(screen);

  const menu = await sitDown(page, tableUrl);
  await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  const ticket = await ticketOf(screen, kitchen);
  await expect(ticket).toHaveCount(1);
  // The kitchen screen has painted the order while visible; no cook has accepted it yet.
  await expect(orders.entries.first()).toContainText('Кухнята видя поръчката ви');
  await checkAccessibility(screen);
  await ticket.getByRole('button', { name: 'Видях' }).focus();
  await screen.keyboard.press('Enter');
  await expect(orders.entries.first()).toContainText('Поръчката ви е приета');

  // Ticking its only dish completes the order, also after a reload.
  await ticket.locator('button[aria-pressed]').first().click();
  await expect(ticket).toHaveCount(0);
  await expect(orders.entries.first()).toContainText('Поръчката ви е готова');
  await screen.reload();
  await expect(screen.getByTestId('kitchen')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  expect(await kitchen.labels()).toHaveLength(1);
});

test('kitchen: offline is shown over the whole screen, and its presses arrive later @deep', async ({
  page,
  house,
  tableUrl,
  kitchen,
  network,
}) => {
  // The offline band appears after 15 seconds of silence.
  test.setTimeout(patience(120_000));
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, { viewport: { width: 1280, height: 800 } });
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  await orderOneDish(await sitDown(page, tableUrl));
  const ticket = await ticketOf(screen, kitchen);
  await expect(ticket.getByRole('button', { name: 'Видях' })).toBeVisible();
  await ticket.getByRole('button', { name: /^Още/ }).click();
  await expect(screen.getByRole('dialog')).toBeVisible();
  await checkAccessibility(screen);
  await screen.keyboard.press('Escape');
  await expect(screen.getByRole('dialog')).toBeHidden();
  await network.fail({ kind: 'refuse' });
  await ticket.getByRole('button', { name: 'Видях' }).click();
  await expect(screen.getByTestId('cut-off')).toBeVisible({ timeout: patience(40_000) });
  await expect(ticket).toBeVisible();
  await network.heal();
  await expect(screen.getByTestId('cut-off')).toBeHidden({ timeout: patience(40_000) });
  await expect(new OrdersPanel(page).entries.first()).toContainText('Поръчката ви е приета', {
    timeout: patience(40_000),
  });
});
