// A guest, a waiter and the kitchen in browsers of their own: two stations, a merge that is undone, a bill that guests share.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { orderOneDish, sendOrder, sitDown } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

const STATIONS = [
  { id: 'kitchen', name: { bg: 'Кухня', en: 'Kitchen' }, categories: ['salati'], default: true },
  { id: 'bar', name: { bg: 'Бар', en: 'Bar' }, categories: ['napitki'] },
];
test.use(ownPlace({ change: (venue) => Object.assign(venue, { stations: STATIONS }) }));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCREEN = { viewport: { width: 1280, height: 800 } };

/** A screen of the kitchen for each station that is named. */
const screensOf = async (house: VenueNow, ...stations: readonly string[]): Promise<readonly Page[]> => {
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screens: Page[] = [];
  for (const station of stations) {
    const screen = await another(house, SCREEN);
    // Each code has a sheet, which a fresh page has not.
    await owner.goto(`/${house.place}/staff`);
    await enrol(owner, screen, { place: house.place, name: `Екран ${station}`, kind: 'station', station });
    await expect(screen.getByTestId('kitchen')).toBeVisible();
    screens.push(screen);
  }
  await owner.context().close();
  return screens;
};

/** A waiter's phone at a table's page. */
const waiterAt = async (house: VenueNow, table: string): Promise<Page> => {
  const maria = await another(house, PHONE);
  await signIn(maria, house, 'Мария', 'WAITER');
  await toTable(maria, house, table);
  return maria;
};
const toTable = async (waiter: Page, { place }: VenueNow, table: string): Promise<void> => {
  await waiter.goto(`/${place}/staff/tables?table=~${encodeURIComponent(table)}`);
  await expect(waiter.getByTestId('table-screen')).toBeVisible();
};

test('two stations: each cooks its own dish of one order, and guest and waiter read one state @deep', async ({
  house,
  tables,
  kitchen,
}) => {
  test.setTimeout(patience(180_000));
  const table = tables.next(house.place);
  const [cook, bar] = await screensOf(house, 'Кухня', 'Бар');
  if (!cook || !bar) throw new Error('A screen is missing');
  const guest = await another(house, PHONE);
  const menu = await sitDown(guest, table.url);
  await menu.card('Снежанка').getByTestId('add-to-cart').click();
  await guest.goto(`/${house.place}/bezalkoholni`);
  await (await menu.ready()).card('Айран').getByTestId('add-to-cart').click();
  const label = await sendOrder(menu);
  const entry = new OrdersPanel(guest).entry(label);

  const [salad, drink] = [cook.getByTestId('ticket'), bar.getByTestId('ticket')];
  await expect(salad).toContainText('Снежанка');
  await expect(salad).not.toContainText('Айран');
  await expect(salad).toContainText('Бар');
  await expect(drink).toContainText('Айран');
  await expect(drink).not.toContainText('Снежанка');
  expect(await kitchen.labels()).toEqual([label]);
  await expect(entry).toHaveCount(1);
  const maria = await waiterAt(house, table.name);
  const order = maria.getByTestId('table-order');
  await expect(order).toHaveCount(1);

  // The bar alone is ready: the order is not.
  for (const ticket of [salad, drink]) await ticket.getByRole('button', { name: 'Приемам' }).click();
  await drink.locator('button[aria-pressed]').click();
  await expect(drink).toHaveCount(0);
  await expect(order.getByTestId('table-line').filter({ hasText: 'Айран' })).toContainText('готово');
  await expect(order.getByTestId('table-line').filter({ hasText: 'Снежанка' })).not.toContainText('готово');
  await expect(salad).toBeVisible();
  await expect(entry).not.toContainText('Поръчката е готова');
  await salad.locator('button[aria-pressed]').click();
  await expect(entry).toContainText('Поръчката е готова');
  await order.getByRole('button', { name: 'Сервирано' }).click();
  await expect(entry).toContainText('Добър апетит!');
  expect(await kitchen.labels()).toEqual([label]);
});

test('undone merge: the phone, orders and bill of a guest belong to the guest’s first table again @deep', async ({
  house,
  tables,
  kitchen,
}) => {
  test.setTimeout(patience(180_000));
  const [own, other] = [tables.next(house.place), tables.next(house.place)];
  const [screen] = await screensOf(house, 'Кухня');
  if (!screen) throw new Error('The screen is missing');
  const guest = await another(house, PHONE);
  const menu = await sitDown(guest, own.url);
  const first = await orderOneDish(menu);
  const stranger = await another(house, PHONE);
  const theirs = await orderOneDish(await sitDown(stranger, other.url), 1);
  const maria = await waiterAt(house, own.name);
  const orders = maria.getByTestId('table-order');
  await expect(orders).toHaveCount(1);

  await maria.getByTestId('move-sitting').click();
  await maria
    .getByTestId('move-target')
    .filter({ hasText: new RegExp(`^${other.name}\\D`) })
    .click();
  await maria.getByTestId('move-here').click();
  // The page follows the guests.
  await expect(orders).toHaveCount(2);
  await expect(guest.getByText(`Вече сте на маса ${other.name}`)).toBeVisible();

  await maria.getByTestId('undo-merge').click();
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(theirs);
  await toTable(maria, house, own.name);
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(first);

  await guest.goto(`/${house.place}`);
  const second = await orderOneDish(await menu.ready(), 2);
  await new OrdersPanel(guest).expectState(second, 'received');
  const tableOf = new Map((await kitchen.orders()).map((order) => [order.label, order.table]));
  expect([...tableOf]).toEqual([
    [first, own.name],
    [theirs, other.name],
    [second, own.name],
  ]);
  await expect(orders).toHaveCount(2);
  const latest = screen.getByTestId('ticket').filter({ hasText: second });
  await expect(latest.getByRole('heading')).toContainText(own.name);
  // The bill of each table holds its own orders alone.
  await guest.getByTestId('open-bill').first().click();
  await expect(guest.getByTestId('bill-dishes')).toHaveCount(2);
});

test('shared bill: each guest names a payment method, the waiter notes one share by a press, and the guest of this share reads “paid” @deep', async ({
  house,
  tables,
  kitchen,
}) => {
  test.setTimeout(patience(180_000));
  const table = tables.next(house.place);
  const [screen] = await screensOf(house, 'Кухня');
  if (!screen) throw new Error('The screen is missing');
  const [first, second] = [await another(house, PHONE), await another(house, PHONE)];
  await orderOneDish(await sitDown(first, table.url));
  await orderOneDish(await sitDown(second, table.url), 1);
  await expect(screen.getByTestId('ticket')).toHaveCount(2);
  const maria = await waiterAt(house, table.name);
  await expect(maria.getByTestId('table-order')).toHaveCount(2);

  await first.getByTestId('open-bill').first().click();
  await first.getByTestId('split-bill').click();
  await first.getByTestId('split-byPerson').click();
  const shares = first.getByTestId('bill-shares').getByRole('listitem');
  await expect(shares).toHaveCount(2);
  await shares.nth(0).getByRole('radio', { name: 'В брой' }).click();
  await shares.nth(1).getByRole('radio', { name: 'карта' }).click();
  const sums = await shares.locator('strong').allInnerTexts();
  await first.getByTestId('ask-bill').click();

  await maria.getByTestId('pay').click();
  const rows = maria.getByTestId('split-rows').getByRole('button');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('В брой');
  await expect(rows.nth(1)).toContainText('Карта');
  for (const [at, sum] of sums.entries()) await expect(rows.nth(at)).toContainText(sum);
  await rows.nth(0).click();
  await expect(maria.getByTestId('tender-cash')).toHaveAttribute('aria-pressed', 'true');
  await maria.getByTestId('paid').click();
  await expect(maria.getByRole('dialog')).toBeHidden();
  await maria.getByTestId('pay').click();
  await expect(rows.nth(0)).toBeDisabled();
  await expect(rows.nth(1)).toBeEnabled();

  for (const phone of [first, second]) {
    if (phone === second) await phone.getByTestId('open-bill').first().click();
    const payers = phone.getByTestId('bill-payer');
    await expect(payers).toHaveCount(1);
    await expect(payers).toHaveAttribute('data-state', 'paid');
    await expect(payers).toContainText(sums[0] ?? '');
  }
  expect(await kitchen.labels()).toHaveLength(2);
});
