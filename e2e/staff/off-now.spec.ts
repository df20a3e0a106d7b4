// A dish switched off by the kitchen is named on a guest's open menu; the kitchen's list switches it on again.
import { patience } from '../../tests/support/patience.ts';
import { sitDown } from '../support/journey.ts';
import { another, enrol, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('off now: a dish switched off by the kitchen is named on an open menu, listed, and restored by one press @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, { viewport: { width: 1280, height: 800 } });
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  await sitDown(page, tableUrl);
  await screen.getByRole('button', { name: 'Спрени сега' }).click();
  await screen.getByTestId('find-off').fill('таратор');
  await screen.getByTestId('off-found').getByRole('button').first().click();
  await screen.getByTestId('take-off').click();
  await expect(page.getByTestId('availability-news')).toContainText('Таратор', { timeout: patience(2_000) });
  // Beside the dishes that the menu itself marks as sold out.
  const row = screen.getByTestId('off-row').filter({ hasText: 'Таратор' });
  await expect(row).toBeVisible();
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await expect(page.getByTestId('availability-news')).toContainText('Таратор');
});
