// Allergens: dishes with avoided allergens are marked and judged by the guest's choices, and the kitchen reads the note
// once.

import type { Page } from '@playwright/test';
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility } from './support/accessibility.ts';
import { sendOrder, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel, ProductPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

/** Opens the allergen choice, ticks these boxes, and closes it. */
async function watchFor(page: Page, ...testIds: readonly string[]): Promise<void> {
  await page.getByTestId('diet-tool').click();
  for (const id of testIds) await page.getByTestId(id).click();
  await page.getByTestId('diet-done').click();
  await expect(page.getByTestId('diet-done')).toHaveCount(0);
  // The closed sheet takes its step back in the history, which would abort the next page.
  await expect.poll(() => page.evaluate(() => window.history.state?.layer ?? 0)).toBe(0);
}

const note = (page: Page, dish: string | RegExp) => new MenuPage(page).card(dish).getByTestId('diet-note');

test('allergens: a guest who avoids milk finds a vegan starter, reads its allergens in German, and cheese on it changes the verdict @every-size [S1.03, S2.44, S3.10] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'de', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await expect(page.getByTestId('diet-note')).toHaveCount(0);
  await watchFor(page, 'avoid-milk', 'diet-vegan');
  await expect(note(page, 'Schopska-Salat')).toHaveText('Enthält: Milch · Nicht vegan');
  await expect(page.getByTestId('diet-tool').getByText('Allergien')).toBeInViewport();
  // Only conflicts are marked; a suitable dish has no mark.
  const starter = menu.card('Grüner Salat');
  await expect(note(page, 'Grüner Salat')).toHaveCount(0);

  const product = await menu.openProduct(starter);
  const verdict = page.getByTestId('dish-verdict');
  await expect(verdict).toHaveAttribute('data-kind', 'free');
  // Whole and above the add bar, without scrolling.
  const [said, foot] = await Promise.all([verdict.boundingBox(), product.add.boundingBox()]);
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await expect(product.root.getByTestId('allergens-contained')).toContainText('Senf');
  await expect(product.root.getByTestId('allergens-contained')).not.toContainText('Milch');

  // Dishes with milk are related to this one too, but are not recommended to this guest.
  await expect(page.getByTestId('related')).toHaveCount(1);
  await expect(page.getByTestId('related').getByTestId('diet-note')).toHaveCount(0);

  const cheese = product.root.getByRole('checkbox', { name: /Schafskäse/ });
  await cheese.click();
  await expect(verdict).toHaveAttribute('data-kind', 'contains');
  await expect(verdict).toContainText('Milch, aus: Schafskäse');
  await expect(product.root.getByTestId('allergens-contained')).toContainText('Milch');
  await cheese.click();
  await expect(verdict).toHaveAttribute('data-kind', 'free');
});

test('allergens: unsuitable dishes can be hidden; the list gives their number, and shows them on request @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const all = await menu.cards.count();
  await page.getByTestId('diet-tool').click();
  await page.getByTestId('avoid-milk').click();
  await page.getByRole('checkbox', { name: 'Hide dishes that contain it' }).click();
  await page.getByTestId('diet-done').click();
  await expect(menu.card('Shopska salad')).toHaveCount(0);
  const hidden = page.getByTestId('hidden-dishes');
  const left = await menu.cards.count();
  expect(left).toBeLessThan(all);
  await expect(hidden).toContainText(`${all - left} dishes are hidden`);
  await hidden.getByRole('button').click();
  await expect(menu.cards).toHaveCount(all);
  await expect(note(page, 'Shopska salad')).toHaveText('Contains: milk');

  await page.goto('/neven/na-zhar');
  await menu.ready();
  await expect(note(page, /Lamb/)).toHaveText('Not stated: please ask us');

  // The whole menu page shows the same.
  await page.goto('/neven/all');
  await menu.ready();
  await expect(page.getByTestId('hidden-dishes')).toContainText('dishes are hidden');
  await expect(page.locator('[data-verdict="contains"]')).toHaveCount(0);
  await page.getByTestId('hidden-dishes').getByRole('button').click();
  await expect(page.locator('[data-verdict="contains"]').first()).toBeVisible();
});

test('allergens: the choice is stored on the device, in no cookie, and needs no network @deep', async ({
  device,
  network,
  tableUrl,
}) => {
  const phone = device();
  const first = await phone.open(tableUrl);
  await new MenuPage(first).ready();
  await settleOnDevice(first);
  await network.fail({ kind: 'refuse' });
  await watchFor(first, 'avoid-milk', 'avoid-nuts');
  expect(JSON.stringify(await phone.context().cookies())).not.toMatch(/milk|nuts/);
  await phone.close();
  const again = await phone.open('/neven');
  await new MenuPage(again).ready();
  await expect(again.getByTestId('diet-note').first()).toBeVisible();
  await again.getByTestId('diet-tool').click();
  await expect(again.getByTestId('avoid-milk')).toBeChecked();
  await expect(again.getByTestId('avoid-eggs')).not.toBeChecked();
});

test('allergens: the plus asks once about a dish with walnuts, and adds the dish without walnuts; the dish page asks in place of its button @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await watchFor(page, 'avoid-nuts');
  await page.goto('/neven/supi');
  await menu.ready();
  const plus = menu.card('Tarator').getByTestId('add-to-cart');
  await plus.click();
  await expect(page.getByTestId('conflict-words')).toHaveText('Contains: nuts');
  await checkAccessibility(page);
  await page.getByTestId('conflict-not').click();
  await expect(page.getByTestId('conflict-words')).toHaveCount(0);
  await expect(menu.cartCount).toHaveCount(0);
  await plus.click();
  await page.getByTestId('conflict-without').click();
  await expect(menu.cartCount).toHaveText('1');
  await plus.click();
  await expect(menu.cartCount).toHaveText('2');
  await expect(page.getByTestId('conflict-words')).toHaveCount(0);

  const product = await menu.openProduct(menu.card('Tarator'));
  await product.add.click();
  const panel = page.getByTestId('conflict-panel');
  await expect(panel).toBeFocused();
  await expect(panel.getByTestId('conflict-without')).toHaveText('Without walnuts');
  await checkAccessibility(page);
  await panel.getByTestId('conflict-add').click();
  await expect(menu.cartCount).toHaveText('3');

  await (await menu.openCart()).send.click();
  const orders = new OrdersPanel(page);
  await orders.expectState(await orders.label(), 'received');
  expect((await kitchen.orders()).map(({ lines }) => lines.map(({ removed }) => removed.length))).toEqual([[1, 0]]);
});

test('allergens: the order page warns before sending, and the kitchen reads the note once', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await watchFor(page, 'avoid-milk', 'diet-vegan');
  await page.goto('/neven/supi');
  await menu.ready();
  await menu.card('Tarator').getByTestId('add-to-cart').click();
  await page.getByTestId('conflict-add').click();
  const cart = await menu.openCart();
  await expect(cart.lines.first().getByTestId('diet-note')).toHaveAttribute('data-verdict', 'contains');
  await expect(page.getByTestId('cart-warning')).toHaveText('Something in your order contains what you avoid.');
  await expect(page.getByTestId('kitchen-knows')).toContainText('Allergy: milk');
  await cart.send.click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  const confirmed = page.getByTestId('kitchen-knows');
  await expect(confirmed).toContainText('Noted on your order:');
  await expect(confirmed.getByRole('listitem')).toHaveText(['Allergy: milk · in Tarator', 'Diet: vegan']);
  const note = { code: 'milk', dishes: { contains: ['Таратор'] } };
  expect((await kitchen.orders()).map(({ guestNote }) => guestNote)).toMatchObject([
    { avoid: [note], diets: ['vegan'], against: [{ diet: 'vegan', dishes: ['Таратор'] }] },
  ]);
});

test('allergens: the kitchen gets an offline order’s allergy note once, as the guest had set it when ordering @deep', async ({
  page,
  baseURL,
  kitchen,
  network,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await watchFor(page, 'avoid-milk');
  await settleOnDevice(page);
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders', times: 1 });
  await menu.addPlain();
  // The question works without a network too.
  await page.getByTestId('conflict-add').click();
  const label = await sendOrder(menu);
  // A later choice applies to later orders only.
  await page.goto('/neven');
  await menu.ready();
  await watchFor(page, 'avoid-nuts');
  await network.heal();
  await expect.poll(() => kitchen.labels(), { timeout: patience(25_000) }).toEqual([label]);
  expect((await kitchen.orders())[0]?.guestNote?.avoid.map(({ code }) => code)).toEqual(['milk']);
});

test('allergens: the choice and the marks pass accessibility, also for an undeclared dish @every-size @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'bg', baseURL ?? '');
  await sitDown(page, tableUrl);
  await page.getByTestId('diet-tool').click();
  await page.getByTestId('avoid-milk').click();
  await page.getByTestId('avoid-pork').click();
  await checkAccessibility(page);
  const box = await page.getByTestId('avoid-celery').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  await page.getByTestId('diet-done').click();
  await checkAccessibility(page);
  await page.goto('/neven/na-zhar/agneshki-kotleti');
  await new ProductPage(page).ready();
  await expect(page.getByTestId('dish-verdict')).toHaveAttribute('data-kind', 'not_declared');
  await checkAccessibility(page);
});
