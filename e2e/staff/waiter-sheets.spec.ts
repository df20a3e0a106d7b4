// Every dialog of a table on a waiter's phone by keyboard: passes axe in light and dark, closes by Escape and returns the
// focus to its opener, also across several dialogs.
import type { Locator, Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

// A test printer that writes its papers into a folder. It prints receipts only, which staff ask for.
const printers = [{ name: 'bar', address: 'folder:bar', prints: ['receipts'] }];
test.use(ownPlace({ change: (venue) => Object.assign(venue, { printers }) }));

const judge = async (page: Page): Promise<void> => {
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLooks(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

test('table sheets: each opens, passes axe and closes by keys only, and the focus returns to its button @deep', async ({
  page,
  house,
  tables,
  tableUrl,
}) => {
  test.setTimeout(patience(180_000));
  const other = await another(house);
  await sitDown(other, tables.next(house.place).url);
  await orderOneDish(await sitDown(page, tableUrl));
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  const maria = await another(house, { viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  await signIn(maria, house, 'Мария', 'WAITER');
  await maria.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}`);
  const sheet = maria.getByTestId('table-screen');
  const dialog = maria.getByRole('dialog');
  const more = sheet.getByTestId('table-order').getByRole('button', { name: /^Още/ });

  /** Opens dialogs from a button, checks the last one, and closes them again. */
  const walk = async (door: Locator, ...through: readonly Locator[]): Promise<void> => {
    for (const step of [door, ...through]) {
      await step.press('Enter');
      await expect(dialog).toHaveCount(1);
      await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await judge(maria);
    await maria.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await maria.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(door).toBeFocused();
  };
  for (const door of ['close-sitting', 'print-bill']) await walk(sheet.getByTestId(door));
  await walk(more);
  for (const door of ['refuse-order', 'move-order', 'print-order', 'dish-off'])
    await walk(more, dialog.getByTestId(door).first());

  // Moving to an occupied table merges, which the button says in advance.
  const move = sheet.getByTestId('move-sitting');
  await walk(move, dialog.getByTestId('move-target').and(maria.locator('[data-taken=true]')).first());
  await move.press('Enter');
  await dialog.getByTestId('move-target').and(maria.locator('[data-taken=true]')).first().press('Enter');
  await expect(dialog.getByRole('status')).toContainText('сметката ще е обща');
  await maria.keyboard.press('Escape');

  // Pays half in cash, which is then listed.
  const pay = sheet.getByTestId('pay');
  await walk(pay);
  await pay.press('Enter');
  await dialog.getByRole('button', { name: /^1\/2/ }).press('Enter');
  await dialog.getByTestId('tender-cash').press('Enter');
  await dialog.getByTestId('paid').press('Enter');
  await expect(dialog).toBeHidden();
  await walk(sheet.getByTestId('payments'));

  // A paper's sheet stays until the printer reports the outcome.
  await sheet.getByTestId('print-bill').press('Enter');
  await dialog.getByTestId('print-at').press('Enter');
  await expect(dialog.getByTestId('asked-paper')).toHaveAttribute('data-state', 'printed');
  await judge(maria);
  await dialog.getByTestId('asked-read').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(sheet.getByTestId('print-bill')).toBeFocused();

  // Takes an order at the table, and rejects it with a reason for the guest.
  await sheet.getByTestId('take-order-door').press('Enter');
  await maria.getByTestId('find-dish').fill('таратор');
  await expect(maria.getByTestId('found-dishes').getByTestId('take-dish').first()).toContainText('Таратор');
  await maria.getByTestId('find-dish').press('Enter');
  await maria.getByTestId('open-order').press('Enter');
  await expect(maria.getByTestId('cart-line')).toContainText('Таратор');
  await judge(maria);
  await maria.getByTestId('send-order').press('Enter');
  const taken = sheet.getByTestId('table-order').filter({ hasText: 'Таратор' });
  await expect(taken).toContainText('взе: Мария');
  await taken.getByRole('button', { name: /^Още/ }).press('Enter');
  await dialog.getByTestId('refuse-order').press('Enter');
  await dialog.getByRole('radio').first().press('Space');
  await dialog.getByTestId('refuse-confirm').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(taken.getByTestId('table-line').first()).toContainText('отказано');
});
