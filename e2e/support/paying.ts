// Card payment before the kitchen gets the order, at the bank double.
import type { Page } from '@playwright/test';
import { MenuPage } from './pages.ts';
import { expect } from './test.ts';
import type { VenueFile } from './test-venues.ts';

/** Allows online payment of pickup orders. */
export const paidOnline = (venue: VenueFile): void => {
  for (const orderType of venue.orderTypes) if (orderType.type === 'preorder') orderType.payments = ['cash', 'online'];
};

export const payment = (page: Page) => page.getByTestId('payment');
export const stand = (page: Page, of: string) => expect(payment(page)).toHaveAttribute('data-stand', of);
export const atBank = (page: Page) => expect(page).toHaveURL(/\/api\/demo-bank\//);
export const pressAtBank = (page: Page, action: string) => page.locator(`button[value="${action}"]`).click();

/** Chooses a dish, and fills in the order page for an online payment. */
export async function fillIn(page: Page, place: string, by: string | RegExp = 'By card, online'): Promise<void> {
  await page.goto(`/${place}`);
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await menu.openCart();
  await page.getByTestId('to-checkout').click();
  await page.getByTestId('way-preorder').click();
  await page.locator('#checkout-pickupPlaceId [role=radio]').last().click();
  await page.locator('#checkout-payment').getByRole('radio', { name: by }).click();
  await page.locator('#checkout-cutlery [role=radio]').last().click();
  await page.locator('#checkout-agreed input').check();
  const name = page.locator('#checkout-name input');
  // The device knows the guest from the first order.
  if (await name.isVisible()) {
    await name.fill('Елена Петрова');
    await page.locator('#checkout-phone input').fill('088 812 3456');
  }
}

export async function toBank(page: Page, place: string): Promise<void> {
  await fillIn(page, place);
  await page.getByTestId('send-checkout').click();
  await atBank(page);
}
