// An owner adds and removes a dish and a category on a phone while a guest has the menu open.
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { sitDown } from '../support/journey.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('owner: a dish added on a phone is on a guest’s open menu within two seconds of publication, and leaves as fast @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.openCategory('Супи');
  await expect(menu.card('Таратор')).toBeVisible();

  const owner = await another(house, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu?category=~supi`);
  await owner.getByTestId('to-new-dish').click();
  await checkAccessibility(owner);
  const name = owner.getByRole('textbox', { name: 'Име' });
  const price = owner.getByRole('textbox', { name: /^Цена/ });

  // The field shows its error and keeps the typed text.
  await name.fill('таратор');
  await price.fill('-5');
  await price.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Тук вече има едно с това име. Дайте друго име.');
  await expect(price).toHaveValue('-5');
  await checkAccessibility(owner);

  await name.fill('Леща с <b>чубрица</b> 🌿');
  await price.fill('4,60');
  await price.press('Enter');
  // The dish opens for its texts, allergens and sizes.
  await expect(owner.getByTestId('dish-editor')).toBeVisible();
  const allergens = owner.getByRole('group', { name: 'Алергени' });
  await allergens.getByText('глутен', { exact: true }).click();
  await expect(allergens.getByRole('checkbox', { name: 'глутен' })).toBeChecked();
  await owner.getByTestId('new-size').click();
  await owner.getByRole('textbox', { name: 'Как се нарича досегашният размер' }).fill('малка');
  await owner.getByRole('textbox', { name: 'Име на новия размер' }).fill('голяма');
  await owner.getByRole('textbox', { name: /^Цена на новия размер/ }).fill('6.20');
  await owner.getByRole('button', { name: 'Добавяне на размера' }).click();
  await expect(owner.getByRole('textbox', { name: /^Цена \(.*голяма$/ })).toHaveValue('6,20');

  await owner.getByTestId('publish').click();
  const change = owner.getByTestId('previewed-change').filter({ hasText: 'Леща' });
  await expect(change).toContainText('Ново ястие');
  await expect(change).toContainText('малка · 4,60');
  await expect(menu.card('Леща')).toHaveCount(0);
  const published = owner.waitForResponse(/\/api\/staff\/drafts\/publish/);
  await owner.getByTestId('publish-now').click();
  await published;
  await expect(menu.card('Леща с <b>чубрица</b> 🌿')).toContainText('4,60', { timeout: patience(2000) });

  await owner.getByTestId('remove').click();
  await checkAccessibility(owner);
  await owner.getByTestId('remove-now').click();
  await expect(owner.getByText('Това ястие вече не е в менюто.')).toBeVisible();
  await owner.getByTestId('publish').click();
  await expect(owner.getByTestId('previewed-change').filter({ hasText: 'Леща' })).toContainText('Ястието отпада');
  await owner.getByTestId('publish-now').click();
  await expect(menu.card('Леща')).toHaveCount(0, { timeout: patience(4000) });
});

test('owner: a new category gets its first dish and a translation; removing the category with its dishes asks first @deep', async ({
  house,
}) => {
  const owner = await another(house, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu`);
  await owner.getByTestId('to-new-category').click();
  await checkAccessibility(owner);
  await owner.getByRole('textbox', { name: 'Име' }).fill('Чай');
  await owner.keyboard.press('Enter');
  await owner.getByTestId('to-new-dish').click();
  await owner.getByRole('textbox', { name: 'Име' }).fill('Липа');
  await owner.keyboard.press('Enter');
  await expect(owner.getByTestId('dish-editor')).toBeVisible();
  await owner.getByRole('link', { name: 'Всички ястия' }).click();
  await owner.getByTestId('menu-ways').click();
  await owner.getByTestId('to-category').click();
  await checkAccessibility(owner);
  await owner
    .getByRole('button', { name: /липсват/ })
    .first()
    .click();
  const name = owner.getByRole('textbox', { name: 'Име' });
  await name.fill('Tea');
  await name.press('Tab');
  await owner.getByTestId('remove').click();
  await expect(owner.getByRole('dialog')).toContainText('С нея отпада 1 ястие: Липа');
  await owner.keyboard.press('Escape');
  await owner.getByTestId('publish').click();
  await expect(owner.getByTestId('previewed-change').filter({ hasText: 'Чай' })).toContainText('Нова категория');
});
