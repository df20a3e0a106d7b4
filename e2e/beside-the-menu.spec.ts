// Tools beside the menu: call, feedback, about, languages, other places, search and promotions.

import { orderOneDish, sitDown, untilAppHears } from './support/journey.ts';
import { expect, speak, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

test('menu: opens the call with its needs, feedback, about, languages, other places, search and promotions [S2.54] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await orderOneDish(await sitDown(page, tableUrl));
  await page.getByTestId('open-call').first().click();
  await page.getByTestId('tile-water').click();
  await page.getByTestId('call-waiter').click();
  await expect(page.getByTestId('call-sheet')).toContainText('Water');

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('more').click();
  await page.getByRole('link', { name: 'How was it?' }).click();
  await expect(page.getByTestId('send-feedback')).toBeVisible();

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('search-tool').click();
  await page.getByTestId('search-field').fill('shopska');
  await expect(page.getByTestId('search-result').first()).toBeVisible();

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('more').click();
  await page.getByRole('link', { name: 'About the venue' }).click();
  await expect(page.getByTestId('contact').first()).toBeVisible();

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('more').click();
  await page.getByTestId('open-promotions').click();
  await expect(page.getByTestId('promotions')).not.toBeEmpty();

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('more').click();
  await page.getByTestId('open-places').click();
  await page.getByTestId('place-choice').locator('[href="/hotel-rila"]').click();
  await expect(page).toHaveURL(/\/hotel-rila/);
  await expect(page.getByTestId('product-card').first()).toBeVisible();

  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByRole('button', { name: 'Language' }).first().click();
  await page.getByTestId('language-de').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
