// A large party pays a deposit by card at the bank double before its table is reserved.
import type { Page } from '@playwright/test';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, speak, takingCards, test } from '../support/test.ts';

test.use(takingCards({}));

const free = (page: Page, what: 'day' | 'hour') => page.locator(`[data-testid^="${what}-"]:not([disabled])`);
const pressAtBank = (page: Page, action: string) => page.locator(`button[value="${action}"]`).click();

/** Fills in the form for six people. */
async function fillIn(page: Page, place: string): Promise<void> {
  await page.goto(`/${place}/reservations`);
  const more = page.getByRole('button', { name: 'One more: People' });
  for (let people = 2; people < 6; people += 1) await more.click();
  await free(page, 'day').first().waitFor();
  if ((await free(page, 'day').count()) < 2) await page.getByRole('button', { name: 'Next month' }).click();
  await free(page, 'day').nth(1).press('Space');
  await free(page, 'hour').first().press('Space');
  await page.getByTestId('booking-name').fill('Елена Петрова');
  await page.getByTestId('booking-phone').fill('+359 888 123 456');
}

test('deposit: a booking for six keeps its time while unpaid and is confirmed once paid; the deposit is refunded when the guest cancels @deep', async ({
  page,
  place,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await fillIn(page, place);
  await expect(page.getByTestId('booking-deposit')).toContainText('30.00');
  await checkAccessibility(page);
  await page.getByTestId('book-now').click();
  await expect(page).toHaveURL(/\/api\/demo-bank\//);
  await pressAtBank(page, 'leave');
  // The booking waits for its deposit, and its time is held.
  await page.getByRole('link', { name: 'To your booking' }).click();
  const slip = page.getByTestId('booking-receipt');
  await expect(slip).toHaveAttribute('data-status', 'unpaid');
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  await page.getByTestId('pay-deposit').click();
  await expect(page).toHaveURL(/\/api\/demo-bank\//);
  await pressAtBank(page, 'pay');
  const payment = page.getByTestId('payment');
  await expect(payment).toHaveAttribute('data-stand', 'success');
  await expect(payment).toContainText('Paid. Thank you!');
  await page.getByTestId('follow-order').click();
  await expect(slip).toHaveAttribute('data-status', 'confirmed');
  await expect(slip.getByTestId('deposit')).toHaveAttribute('data-paid', 'true');
  await page.getByTestId('cancel-booking').click();
  await expect(page.getByText('The deposit goes back to your card.')).toBeVisible();
  await page.getByTestId('cancel-booking-yes').click();
  await expect(slip).toHaveAttribute('data-status', 'cancelled');
});
