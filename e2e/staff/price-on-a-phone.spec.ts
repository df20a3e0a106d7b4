// An owner changes a price on a phone while a guest has the menu open.
import { patience } from '../../tests/support/patience.ts';
import { sitDown } from '../support/journey.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('owner: a price changed on a phone is on a guest’s open menu within two seconds of publication @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.openCategory('Супи');
  await expect(menu.card('Таратор')).toContainText('4,80');

  const owner = await another(house, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu?category=~supi&dish=~tarator`);
  const price = owner.getByRole('textbox', { name: /^Цена/ });
  await price.fill('5,15');
  await price.press('Tab');
  await owner.getByTestId('publish').click();
  await expect(owner.getByTestId('previewed-change')).toContainText('5,15');
  // The old price stays until publication; then the guest sees the new one without an action.
  await expect(menu.card('Таратор')).toContainText('4,80');
  const published = owner.waitForResponse(/\/api\/staff\/drafts\/publish/);
  await owner.getByTestId('publish-now').click();
  await published;
  await expect(menu.card('Таратор')).toContainText('5,15', { timeout: patience(2000) });
  await expect(menu.card('Таратор')).not.toContainText('4,80');
  // The undo is as fast.
  await owner.getByTestId('undo-publication').click();
  const undone = owner.waitForResponse(
    (answer) => answer.url().includes('/api/staff/drafts/undo') && answer.request().method() === 'POST',
  );
  await owner.getByTestId('undo-now').click();
  await undone;
  await expect(menu.card('Таратор')).toContainText('4,80', { timeout: patience(2000) });
});
