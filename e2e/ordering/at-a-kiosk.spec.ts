// Takeaway order at a kiosk: without a name, by the order's label.
import type { BrowserContext, Page } from '@playwright/test';
import { MenuPage } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { PLACE } from '../support/test-venues.ts';

test.use({ viewport: { width: 1080, height: 1920 }, isMobile: false });

/** From the idle screen to the order page, with a dish and all answers. */
async function fillIn(page: Page, context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: '_tkm_', value: '1', url: baseURL ?? '' }]);
  await page.goto(`/${PLACE}`);
  await page.getByTestId('begin').click();
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await menu.openCart();
  await expect(page.getByTestId('checkout')).toBeVisible();
  // A kiosk asks for the payment method and the venue's questions, but not for name, pickup place or consent.
  for (const part of ['name', 'pickupPlaceId', 'agreed'])
    await expect(page.locator(`#checkout-${part}`)).toHaveCount(0);
  await page.locator('#checkout-isToGo [role=radio]').last().click();
  await page.locator('#checkout-payment [role=radio]').first().click();
  await page.locator('#checkout-cutlery [role=radio]').first().click();
}

test('kiosk: a take-away order needs no name, and the guest reads the same label as the kitchen @deep', async ({
  page,
  context,
  baseURL,
  kitchen,
}) => {
  await fillIn(page, context, baseURL);
  await page.getByTestId('send-checkout').click();
  await expect(page.getByTestId('thanks').locator('[data-state=received]')).toBeVisible();
  const [label] = await page.getByTestId('number').allTextContents();
  expect(await kitchen.orders()).toMatchObject([{ label, orderType: 'preorder' }]);
});

test('kiosk: when the network dies during sending, the guest reads after 30 seconds that the order is not cooked, and the kitchen never cooks it @deep', async ({
  page,
  context,
  baseURL,
  kitchen,
  network,
}) => {
  await page.clock.install();
  await fillIn(page, context, baseURL);
  await network.fail({ kind: 'refuse' });
  await page.getByTestId('send-checkout').click();
  await expect(page.getByTestId('thanks').locator('[data-state=waiting]')).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByTestId('thanks').locator('[data-state=unsent]')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.locator('[data-testid=order-entry][data-state=expired]')).toBeVisible();
  await network.heal();
  await page.reload();
  expect(await kitchen.labels()).toEqual([]);
});
