// A waiter removes a dish that cannot be made: guest and kitchen read it, and the bill is lower.

import { cookieOf, sitDown } from '../support/journey.ts';
import { ticketOf } from '../support/kitchen.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('void dish: a waiter removes a dish from an order; the guest reads which dish; the kitchen shows the dish struck through until read @deep', async ({
  page,
  house,
  tableUrl,
  kitchen,
}) => {
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, { viewport: { width: 1280, height: 800 } });
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain(0);
  await menu.addPlain(1);
  await (await menu.openCart()).send.click();
  const entry = new OrdersPanel(page).entries.first();
  const ticket = await ticketOf(screen, kitchen);
  await expect(ticket).toBeVisible();
  await expect(entry).toContainText('Поръчката стигна до кухнята');

  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  const maria = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(maria, house, 'Мария', 'WAITER');
  await maria.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}`);
  const order = maria.getByTestId('table-order');
  await order.getByRole('button', { name: /^Още/ }).click();
  await maria.getByTestId('void-dish').click();
  const dialog = maria.getByRole('dialog');
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('radio', { name: 'Свърши продукт' }).click();
  const name = await order.locator('[data-testid=table-line]').first().locator('[lang]').first().innerText();
  await expect(dialog.getByTestId('guest-reads')).toContainText(name);
  await dialog.getByTestId('void-confirm').click();

  await expect(entry.getByTestId('voided-dish')).toContainText(name);
  const struck = screen.getByTestId('void');
  await expect(struck.locator('del')).toContainText(name);
  await expect(ticket.getByText(name)).toHaveCount(0);
  await struck.getByRole('button').click();
  await expect(struck).toHaveCount(0);
  await expect(ticket).toBeVisible();
});
