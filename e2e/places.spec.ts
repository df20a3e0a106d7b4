// An order belongs to one place; visiting another place loses no data.
import { cookieOf, sitDown } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('places: opening another place with dishes in the cart asks the guest, who may go back @deep', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await page.goto('/hotel-rila');
  await page.getByTestId('stay-at-place').click();
  await expect(page).toHaveURL(/\/neven$/);
  await menu.ready();
  await expect(menu.cartCount).toHaveText('1');
});

test('places: a guest who agrees leaves the old cart and starts anew; the opened place is remembered @deep', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await expect.poll(() => cookieOf(page, '_top_')).toBe('neven');
  await page.goto('/hotel-rila');
  await page.getByTestId('leave-place').click();
  await expect(page.getByTestId('leave-place')).toBeHidden();
  await expect.poll(() => cookieOf(page, '_top_')).toBe('hotel-rila');
  await page.goto('/neven');
  await menu.ready();
  await expect(page.getByTestId('leave-place')).toBeHidden();
  await expect(menu.cartCount.filter({ hasText: /[1-9]/ })).toHaveCount(0);
});

test('places: an empty cart asks no question @deep', async ({ page, tableUrl }) => {
  await sitDown(page, tableUrl);
  await page.goto('/hotel-rila');
  await new MenuPage(page).ready();
  await expect.poll(() => cookieOf(page, '_top_')).toBe('hotel-rila');
  await expect(page.getByTestId('leave-place')).toHaveCount(0);
});

test('places: a view-only place has no add or send button @deep', async ({ page, tables, server: _ }) => {
  await page.goto(tables.next('briz', 'spot_browse').url);
  const menu = await new MenuPage(page).ready();
  await expect(page).not.toHaveURL(/\/t\//);
  await expect(menu.cards.getByTestId('add-to-cart')).toHaveCount(0);
  await expect(page.getByTestId('send-order')).toHaveCount(0);
});
