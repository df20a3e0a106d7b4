// Live updates: the kitchen's actions appear on the guest's screen by themselves.

import type { Page } from '@playwright/test';
import { patience } from '../tests/support/patience.ts';
import { cookieOf, orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, ownPlace, speak, test } from './support/test.ts';

// A copy, because other journeys need the dishes of the shared menu.
test.use(ownPlace());

test('live order: goes from the kitchen to the table on the guest’s screen, without a reload [S4.01]', async ({
  page,
  baseURL,
  server,
  kitchen,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'received');
  const entry = orders.entry(label);
  await expect(entry.getByRole('heading').first()).toHaveText('Sent, waiting for the kitchen');
  const id = (await kitchen.orders())[0]?.id ?? '';
  for (const [status, title] of [
    ['cooked_spot', 'The order is ready'],
    ['served_spot', 'Enjoy your meal!'],
    ['paid', 'Thank you!'],
  ] as const) {
    server.kitchen(['status', place, id, status]);
    await expect(entry.getByRole('heading').first()).toHaveText(title, { timeout: patience(8000) });
  }
  expect((await kitchen.orders())[0]?.status).toBe('paid');
  expect(await orders.label()).toBe(label);
});

test('live order: a rejection by the kitchen is shown @deep', async ({
  page,
  baseURL,
  server,
  kitchen,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const label = await orderOneDish(await sitDown(page, tableUrl));
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'received');
  server.kitchen(['status', place, (await kitchen.orders())[0]?.id ?? '', 'rejected']);
  await expect(orders.entry(label).getByRole('heading').first()).toHaveText('We could not take it', {
    timeout: patience(8000),
  });
});

test('live menu: a sold-out dish is dimmed and disabled on an open menu, and comes back [S4.06] @deep', async ({
  page,
  baseURL,
  server,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const card = menu.card('Kyopolu');
  await expect(card.getByTestId('add-to-cart')).toBeVisible();
  server.kitchen(['off', place, 'kyopoolu']);
  try {
    await expect(card.getByTestId('add-to-cart')).toHaveCount(0, { timeout: patience(8000) });
    await expect(card.getByRole('link')).toHaveCount(0);
    await expect(card).toContainText('Sold out for now');
  } finally {
    server.kitchen(['on', place, 'kyopoolu']);
  }
  await expect(card.getByTestId('add-to-cart')).toBeVisible({ timeout: patience(8000) });
});

test('live order: an order with a dish that sold out while the guest was offline is rejected with the reason, and its dishes are back in the cart @deep', async ({
  page,
  server,
  network,
  kitchen,
  guard,
  place,
  tableUrl,
}) => {
  guard.allow(/status of 422|status of 409/);
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const card = menu.plainCard(1);
  const slug = ((await card.getByRole('link').first().getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu, 1);
  server.kitchen(['off', place, slug]);
  try {
    await network.heal();
    await new OrdersPanel(page).expectState(label, 'refused', 20_000);
    expect(await kitchen.labels()).toEqual([]);
  } finally {
    server.kitchen(['on', place, slug]);
  }
  await new OrdersPanel(page).entry(label).getByTestId('order-again').click();
  await expect(page.getByTestId('cart-line').or(page.getByTestId('cart-changed')).first()).toBeVisible();
});

test('live order: an order from a table that was closed meanwhile is not cooked, and the guest is asked to scan again @deep', async ({
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
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  const label = await orderOneDish(menu);
  server.kitchen(['close-table', place, await tableOf(page)]);
  await network.heal();
  const orders = new OrdersPanel(page);
  await expect(orders.entry(label)).toHaveAttribute('data-state', /^(asking|refused)$/, { timeout: patience(20_000) });
  expect(await kitchen.labels()).toEqual([]);
  await expect.poll(() => cookieOf(page, '_tot_')).toBeUndefined();
  // A new scan joins the new sitting; orders of the old one are not cooked automatically.
  await page.goto(tableUrl);
  await new MenuPage(page).ready();
  expect(await kitchen.labels()).toEqual([]);
});

async function tableOf(page: Page): Promise<string> {
  return (JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as { table?: string }).table ?? '';
}
