// An order taken by a waiter: from the menu through the outbox to the kitchen and the guests' phones.
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { cookieOf, sitDown } from '../support/journey.ts';
import { ticketOf } from '../support/kitchen.ts';
import { invite } from '../support/publish.ts';
import { another, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** A waiter's phone at the guest's table. */
async function waiterAt(house: VenueNow, guest: Page, viewport = { width: 390, height: 844 }): Promise<Page> {
  const maria = await another(house, { viewport });
  await signIn(maria, house, 'Мария', 'WAITER');
  const session = JSON.parse((await cookieOf(guest, '_tot_')) ?? '{}') as Record<string, unknown>;
  await maria.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}`);
  await maria.getByTestId('take-order-door').click();
  await expect(maria.getByTestId('take-order')).toBeVisible();
  return maria;
}

/** Adds two of a dish by name and Enter. */
async function chooseTarator(maria: Page): Promise<void> {
  const find = maria.getByTestId('find-dish');
  for (let times = 0; times < 2; times++) {
    await find.fill('таратор');
    await expect(maria.getByTestId('found-dishes').getByTestId('take-dish').first()).toContainText('Таратор');
    await find.press('Enter');
    await expect(find).toHaveValue('');
  }
}

test('take order: the kitchen has a waiter’s order once, and the guests’ phone shows this order', async ({
  page,
  house,
  tableUrl,
  kitchen,
}) => {
  await sitDown(page, tableUrl);
  const maria = await waiterAt(house, page);
  await chooseTarator(maria);
  await maria.getByTestId('open-order').click();
  await expect(maria.getByTestId('cart-line')).toContainText('Таратор');
  await maria.getByTestId('send-order').click();
  const order = maria.getByTestId('table-order');
  await expect(order).toContainText('взе: Мария');
  await expect(order.getByTestId('table-line')).toContainText('Таратор');
  await maria.goto(`/${house.place}/staff/kitchen`);
  const ticket = await ticketOf(maria, kitchen);
  await expect(ticket).toHaveCount(1);
  await expect(ticket).toContainText('Таратор');
  expect(await kitchen.labels()).toHaveLength(1);
  await page.goto(`/${house.place}?show=orders`);
  await expect(page.getByTestId('table-orders')).toContainText('Таратор');
});

test('take order: a waiter who reads German finds a dish by both its names, and the kitchen reads its own @deep', async ({
  page,
  house,
  tableUrl,
  kitchen,
}) => {
  await sitDown(page, tableUrl);
  const dora = await another(house, { viewport: { width: 1024, height: 768 }, locale: 'de-DE' });
  await dora.goto(
    `/${house.place}/staff/sign-in#${await invite(house.server, { place: house.place, name: 'Dora', role: 'WAITER' })}`,
  );
  await dora.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dora.getByTestId('staff-frame')).toBeVisible();
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  await dora.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}&order=new`);
  const first = dora.getByTestId('found-dishes').getByTestId('take-dish').first();
  for (const word of ['таратор', 'tarator']) {
    await dora.getByTestId('find-dish').fill(word);
    await expect(first).toContainText('Tarator Таратор');
  }
  await checkAccessibility(dora);
  await dora.getByTestId('find-dish').press('Enter');
  await expect(dora.getByTestId('cart-line')).toContainText('Таратор');
  await dora.getByTestId('send-order').click();
  await expect(dora.getByTestId('table-line')).toContainText('Tarator Таратор');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('take order: an order survives a reload, waits without a network, and reaches the kitchen once when the network is back @deep', async ({
  page,
  house,
  tableUrl,
  kitchen,
  network,
}) => {
  await sitDown(page, tableUrl);
  const maria = await waiterAt(house, page, { width: 1280, height: 800 });
  await chooseTarator(maria);
  await checkAccessibility(maria);
  await maria.reload();
  await expect(maria.getByTestId('cart-line')).toContainText('Таратор');
  await network.fail({ kind: 'refuse' });
  await maria.getByTestId('send-order').click();
  await expect(maria.getByTestId('taken-waiting')).toContainText('2 × Таратор');
  await checkAccessibility(maria);
  expect(await kitchen.labels()).toEqual([]);
  await network.heal();
  await expect(maria.getByTestId('table-order')).toContainText('Таратор');
  await expect(maria.getByTestId('taken-waiting')).toHaveCount(0);
  expect(await kitchen.labels()).toHaveLength(1);
});

test('take order: an order for guests who have left is rejected with a text, and its dishes stay in the draft @deep', async ({
  page,
  house,
  guard,
  tableUrl,
  kitchen,
}) => {
  // The server rejects the order, and the browser logs the rejection.
  guard.allow(/\/api\/staff\/orders/);
  await sitDown(page, tableUrl);
  const maria = await waiterAt(house, page);
  await chooseTarator(maria);
  // A colleague closes the table meanwhile.
  const other = await maria.context().newPage();
  await other.goto(maria.url().replace('&order=new', ''));
  await other.getByTestId('close-sitting').click();
  const closed = other.waitForResponse((answer) => answer.url().includes('/api/staff/command') && answer.ok());
  await other.getByTestId('close-confirm').click();
  await expect(other.getByTestId('tables-screen')).toBeVisible();
  await closed;
  await other.close();
  await maria.getByTestId('open-order').click();
  await maria.getByTestId('send-order').click();
  await expect(maria.getByTestId('taken-refused')).toContainText('са си тръгнали');
  expect(await kitchen.labels()).toEqual([]);
  await maria.getByTestId('take-order-door').click();
  await maria.getByTestId('open-order').click();
  await expect(maria.getByTestId('cart-line')).toContainText('Таратор');
  await maria.getByTestId('send-order').click();
  await expect(maria.getByTestId('table-order')).toContainText('Таратор');
  expect(await kitchen.labels()).toHaveLength(1);
});
