// A guest reserves a table and books a massage: each in another language, confirmed on the screen, cancelled by its link.

import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { expect, speak, test } from './support/test.ts';

const free = (page: Page, what: 'day' | 'hour') => page.locator(`[data-testid^="${what}-"]:not([disabled])`);

/** By the keys: what is pressed on the screen's lower edge is the button that stands there. */
const choose = async (radio: Locator) => {
  await radio.press('Space');
  await expect(radio).toBeChecked();
};

/** Tomorrow, or the day behind it: never an hour that is just passing. */
const chooseWhen = async (page: Page) => {
  await free(page, 'day').first().waitFor();
  await choose(free(page, 'day').nth(1));
  await choose(free(page, 'hour').first());
};

const giveName = async (page: Page, name: string) => {
  await page.getByTestId('booking-name').fill(name);
  await page.getByTestId('booking-phone').fill('+359 888 123 456');
  await page.getByTestId('book-now').click();
};

test('a table is reserved in Bulgarian, and cancelled by its link [S2.06, S5.19] @tablet @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'bg', baseURL ?? '');
  await page.goto('/neven/reservations');
  await chooseWhen(page);
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('booking-faults')).toHaveText('Моля, попълнете правилно всички данни');
  await checkAccessibility(page);
  await giveName(page, 'Елена Петрова');
  const slip = page.getByTestId('booking-receipt');
  await expect(slip).toContainText('Елена Петрова');
  await checkAccessibility(page);
  await page.getByTestId('own-booking-link').click();
  await page.getByTestId('cancel-booking').click();
  await page.getByTestId('cancel-booking-yes').click();
  await expect(slip).toHaveAttribute('data-status', 'cancelled');
});

test('a massage is booked in German; without a network the form says so and stays [S2.35] @tablet @deep', async ({
  page,
  baseURL,
  network,
}) => {
  await speak(page, 'de', baseURL ?? '');
  await page.goto('/hotel-rila/spa/klasicheski-masazh');
  await chooseWhen(page);
  await network.fail({ kind: 'refuse' });
  await giveName(page, 'Anna Beispiel');
  await expect(page.getByText('Ihre Angaben bleiben hier.').first()).toBeVisible();
  await expect(page.getByTestId('booking-name')).toHaveValue('Anna Beispiel');
  await network.heal();
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('booking-receipt')).toContainText('Klassische Massage');
  await expect(page.getByTestId('book-now')).toHaveCount(0);
});
