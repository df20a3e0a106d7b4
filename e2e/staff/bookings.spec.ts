// A reservation from the guest's phone to the table: the waiter sees the day, marks the party as late, and seats it.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

const free = (page: Page, what: 'day' | 'hour') => page.locator(`[data-testid^="${what}-"]:not([disabled])`);

/** Reserves the first free time, about an hour from now; returns its date, "2026-12-10". */
async function reserve(page: Page, place: string, name: string): Promise<string> {
  await page.goto(`/${place}/reservations`);
  await free(page, 'day').first().waitFor();
  const day = free(page, 'day').first();
  const date = ((await day.getAttribute('data-testid')) ?? '').replace('day-', '');
  await day.press('Space');
  await free(page, 'hour').first().press('Space');
  await page.getByTestId('booking-name').fill(name);
  await page.getByTestId('booking-phone').fill('+359 888 123 456');
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('booking-receipt')).toHaveAttribute('data-status', 'confirmed');
  return date;
}

test('staff bookings: a waiter sees a reservation in the day’s list, marks the party late and seated, and can mark a no-show only after the reserved time [S7.37] @deep', async ({
  page,
  house,
}) => {
  const date = await reserve(page, house.place, 'Елена Петрова');
  await reserve(page, house.place, 'Georg Ohneland');
  const maria = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(maria, house, 'Мария', 'WAITER');
  await maria.goto(`/${house.place}/staff/bookings`);
  await maria.getByRole('textbox', { name: 'Ден' }).fill(date);
  const booking = (name: string) => maria.getByTestId('booking').filter({ hasText: name });
  const elena = booking('Елена Петрова');
  await expect(elena).toHaveAttribute('data-status', 'confirmed');
  await expectNoSidewaysScroll(maria);
  await checkAccessibility(maria);
  await elena.getByTestId('more-actions').click();
  await elena.getByRole('button', { name: 'Закъсняват' }).click();
  await elena.getByRole('button', { name: 'Не е известно' }).click();
  await expect(elena).toContainText('Закъсняват');
  await elena.getByRole('button', { name: 'Настаняване' }).click();
  await expect(elena).toHaveAttribute('data-status', 'arrived');
  const table = /· ([^·]+)$/.exec((await elena.innerText()).split('\n').find((line) => line.includes('·')) ?? '')?.[1];
  const georg = booking('Georg Ohneland');
  await expect(georg.getByRole('button', { name: 'Настаняване' })).toBeVisible();
  await georg.getByTestId('more-actions').click();
  await expect(georg.getByRole('button', { name: 'Не дойдоха' })).toHaveCount(0);
  // The table of the party is taken.
  await maria.goto(`/${house.place}/staff/tables?view=tables`);
  await expect(
    maria.locator('[data-testid=table-tile]:not([data-state=free])').filter({ hasText: table?.trim() ?? '?' }),
  ).toHaveCount(1);
});
