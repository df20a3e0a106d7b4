// A promo code from the first try to the kitchen's journal.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { sitDown } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { expect, ownPlace, speak, test } from '../support/test.ts';

// Promo codes of the demo bistro, which its test copies omit.
const { promoCodes } = JSON.parse(readFileSync('demo/neven/venue.json', 'utf8')) as { promoCodes: unknown };
test.use(ownPlace({ change: (venue) => Object.assign(venue, { promoCodes }) }));

/** "5.90 €", in the guest's language. */
const cents = (words: string | null): number => Number(/([\d.]+)\s*€/.exec(words ?? '')?.[1]?.replace('.', ''));

/** Types a code and presses Enter. */
const enter = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await page.keyboard.press('Enter');
};

test('promo code: a wrong code is reported, a right code is a price step, and the kitchen has the order once at the server’s price [S1.07, S7.45] @tablet @deep', async ({
  page,
  baseURL,
  kitchen,
  place,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  const cart = await menu.openCart();
  const before = cents(await cart.total.textContent());
  expect(before).toBeGreaterThan(0);
  const promo = page.getByTestId('promo');
  await promo.getByTestId('promo-open').click();
  await enter(page, 'WINTER-1999');
  await expect(promo.getByRole('alert')).toContainText('We do not know this code');
  await checkAccessibility(page);
  await enter(page, 'lastsummer');
  await expect(promo.getByRole('alert')).toContainText('no longer valid');
  expect(cents(await cart.total.textContent())).toBe(before);

  await enter(page, ' neighbours ');
  await expect(page.getByTestId('promo-entered')).toContainText('NEIGHBOURS');
  const off = Math.round(before / 10);
  await expect.poll(async () => cents(await cart.total.textContent())).toBe(before - off);
  await expect(cart.root).toContainText('NEIGHBOURS');
  await checkAccessibility(page);

  await cart.send.click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  const [order, ...others] = await kitchen.orders();
  expect(others).toEqual([]);
  expect([order?.label, order?.total]).toEqual([label, before - off]);
  // The code was used by its order; the next one starts without it.
  await page.goto(`/${place}`);
  await (await menu.ready()).addPlain(1);
  await menu.openCart();
  await expect(page.getByTestId('promo-open')).toBeVisible();
});

test('promo code: without a network, no code can be entered, and the field says so; a code entered before still applies @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  const cart = await menu.openCart();
  await page.getByTestId('promo-open').click();
  await network.fail({ kind: 'refuse' });
  await enter(page, 'NEIGHBOURS');
  await expect(page.getByTestId('promo').getByRole('alert')).toContainText('No internet connection');
  await network.heal();
  const before = cents(await cart.total.textContent());
  await page.getByRole('button', { name: 'Use the code' }).click();
  await expect(page.getByTestId('promo-entered')).toBeVisible();
  await network.fail({ kind: 'refuse' });
  await page.reload();
  await menu.openCart();
  await expect(page.getByTestId('promo-entered')).toContainText('NEIGHBOURS');
  expect(cents(await cart.total.textContent())).toBe(before - Math.round(before / 10));
});
