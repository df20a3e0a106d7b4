// A table reservation and a massage booking, in two languages each and over a dead network: confirmed on the screen,
// cancelled by the link.

import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from './support/accessibility.ts';
import { settleOnDevice, sitDown } from './support/journey.ts';
import type { Network } from './support/test.ts';
import { expect, speak, test } from './support/test.ts';

const free = (page: Page, what: 'day' | 'hour') => page.locator(`[data-testid^="${what}-"]:not([disabled])`);

/** By keyboard, because the sticky button at the bottom would take a click. */
const choose = async (radio: Locator) => {
  await radio.press('Space');
  await expect(radio).toBeChecked();
};

/** Tomorrow or the day after, so that no time is just passing. */
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

/** A press over a dead network leaves the form unchanged; the next press with a network books. */
const bookOverDeadNetwork = async (
  page: Page,
  network: Network,
  { name, lost }: { readonly name: string; readonly lost: string },
) => {
  await network.fail({ kind: 'refuse' });
  await giveName(page, name);
  await expect(page.getByText(lost).first()).toBeVisible();
  await expect(page.getByTestId('booking-name')).toHaveValue(name);
  await network.heal();
  await page.getByTestId('book-now').click();
};

/** Moves the booking to another hour: the press over a dead network keeps the choice, and the next press moves it. */
const changeOverDeadNetwork = async (page: Page, network: Network) => {
  const slip = page.getByTestId('booking-receipt');
  await page.getByTestId('change-booking').click();
  const hour = free(page, 'hour').nth(2);
  await hour.waitFor();
  const time = (await hour.getAttribute('data-testid'))?.replace('hour-', '') ?? '';
  await choose(hour);
  await checkAccessibility(page);
  await network.fail({ kind: 'refuse' });
  await page.getByTestId('change-now').click();
  await expect(page.getByTestId('change-now')).toContainText(time);
  await network.heal();
  await page.getByTestId('change-now').click();
  await expect(page.getByTestId('change-sheet')).toHaveCount(0);
  await expect(slip).toContainText(time);
};

const LANGUAGES = [
  {
    ...{ language: 'bg', name: 'Елена Петрова', missing: 'Моля, попълнете правилно всички данни' },
    ...{ lost: 'Не знаем дали заявката ви е пристигнала.', massage: 'Класически масаж' },
  },
  {
    ...{ language: 'de', name: 'Anna Beispiel', missing: 'Bitte füllen Sie alle Angaben richtig aus' },
    ...{ lost: 'Wir wissen nicht, ob Ihre Anfrage angekommen ist.', massage: 'Klassische Massage' },
  },
] as const;

for (const { language, name, missing, lost, massage } of LANGUAGES) {
  test(`booking in ${language}: a table is reserved once despite a lost network, and cancelled by its link [S2.06, S5.19] @tablet @deep`, async ({
    page,
    baseURL,
    network,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.goto('/neven/reservations');
    await chooseWhen(page);
    await page.getByTestId('book-now').click();
    await expect(page.getByTestId('booking-faults')).toHaveText(missing);
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);
    await bookOverDeadNetwork(page, network, { name, lost });
    const slip = page.getByTestId('booking-receipt');
    await expect(slip).toContainText(name);
    await checkAccessibility(page);
    await expect(page.getByTestId('reserved')).toBeVisible();
    // A reload of the confirmation shows the booking's page.
    await expect(page).toHaveURL(/\/neven\/reservations#./);
    await page.getByTestId('own-booking-link').click();
    await expect(page.getByTestId('own-booking')).toBeVisible();
    await page.reload();
    await expect(slip).toContainText(name);
    await changeOverDeadNetwork(page, network);
    await page.getByTestId('cancel-booking').click();
    await page.getByTestId('cancel-booking-yes').click();
    await expect(slip).toHaveAttribute('data-status', 'cancelled');
    await expect(page.getByTestId('book-again')).toBeVisible();
  });

  test(`booking in ${language}: a massage is booked; without a network the form says so and stays [S2.35] @tablet @deep`, async ({
    page,
    baseURL,
    network,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.goto('/hotel-rila/spa/klasicheski-masazh');
    await chooseWhen(page);
    await checkAccessibility(page);
    await bookOverDeadNetwork(page, network, { name, lost });
    await expect(page.getByTestId('booking-receipt')).toContainText(massage);
    await expect(page.getByTestId('book-now')).toHaveCount(0);
  });
}

test('booking: a page has one primary button, also with dishes in the cart @deep', async ({ page, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await settleOnDevice(page);
  await page.goto('/neven/reservations');
  await free(page, 'day').first().waitFor();
  await expect(menu.cartCount).toHaveText('1');
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(page.locator('[data-act=order]'))).not.toBe(await colour(page.getByTestId('book-now')));
  await checkLooks(page);
});
